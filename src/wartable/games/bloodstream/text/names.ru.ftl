### Названия и краткие описания рас, войск, строений, исследований, заклинаний, местности и жетонов.

## Расы

race-alliance = Альянс
race-alliance-power = Люди, эльфы, гномы и дворфы. Паладины лечат и изгоняют нежить, Маги жгут, морозят, превращают и скрывают.
race-horde = Орда
race-horde-power = Орки, тролли, огры и гоблины. Огры-маги чертят руны и разжигают жажду крови, Рыцари Смерти поднимают скелетов и прерывают чужие атаки.

## Войска: имя, умения и число

unit-alliance-worker = Рабочий
unit-alliance-worker-power = Добывает золото в шахтах и древесину в лесу, куда не войдёт больше никто из наземных. Строит здания и чинит горящие.
units-alliance-worker = { $number ->
    [one] { $number } рабочий
   *[other] { $number } рабочих
}
unit-alliance-infantry = Пехотинец
unit-alliance-infantry-power = Крепок и недорог. Впятером такие юниты способны повредить здание.
units-alliance-infantry = { $number ->
    [one] { $number } пехотинец
    [few] { $number } пехотинца
   *[many] { $number } пехотинцев
}
unit-alliance-archer = Лучник
unit-alliance-archer-power = Стреляет издали по земле, морю и воздуху, не получая ответа.
units-alliance-archer = { $number ->
    [one] { $number } лучник
    [few] { $number } лучника
   *[many] { $number } лучников
}
unit-alliance-ranger = Рейнджер
unit-alliance-ranger-power = Лучник с более крепкой бронёй.
units-alliance-ranger = { $number ->
    [one] { $number } рейнджер
    [few] { $number } рейнджера
   *[many] { $number } рейнджеров
}
unit-alliance-siege = Баллиста
unit-alliance-siege-power = Бьёт далеко и сильно, по земле и морю. За ход либо переходит на один гекс, либо атакует.
units-alliance-siege = { $number ->
    [one] { $number } баллиста
    [few] { $number } баллисты
   *[many] { $number } баллист
}
unit-alliance-tanker = Танкер
unit-alliance-tanker-power = Строит Платформы на нефтяных пятнах и добывает там нефть. Безоружен.
units-alliance-tanker = { $number ->
    [one] { $number } танкер
    [few] { $number } танкера
   *[many] { $number } танкеров
}
unit-alliance-destroyer = Эсминец
unit-alliance-destroyer-power = Военный корабль, атакует по земле, морю и воздуху.
units-alliance-destroyer = { $number ->
    [one] { $number } эсминец
    [few] { $number } эсминца
   *[many] { $number } эсминцев
}
unit-alliance-transport = Транспортёр
unit-alliance-transport-power = Перевозит по морю наземных юнитов. Безоружен; с ним тонут все, кто на борту.
units-alliance-transport = { $number ->
    [one] { $number } транспортёр
    [few] { $number } транспортёра
   *[many] { $number } транспортёров
}
unit-alliance-battleship = Линкор
unit-alliance-battleship-power = Сильнейший корабль, бьёт по земле и морю. За ход либо переходит на один гекс, либо атакует.
units-alliance-battleship = { $number ->
    [one] { $number } линкор
    [few] { $number } линкора
   *[many] { $number } линкоров
}
unit-alliance-cavalry = Рыцарь
unit-alliance-cavalry-power = Быстр и силён. После исследования становится Паладином.
units-alliance-cavalry = { $number ->
    [one] { $number } рыцарь
    [few] { $number } рыцаря
   *[many] { $number } рыцарей
}
unit-alliance-paladin = Паладин
unit-alliance-paladin-power = Рыцарь, которому доступны «Лечение» и «Экзорцизм».
units-alliance-paladin = { $number ->
    [one] { $number } паладин
    [few] { $number } паладина
   *[many] { $number } паладинов
}
unit-alliance-submarine = Подлодка
unit-alliance-submarine-power = Бьёт далеко, но только по морским целям. Видна всем.
units-alliance-submarine = { $number ->
    [one] { $number } подлодка
    [few] { $number } подлодки
   *[many] { $number } подлодок
}
unit-alliance-demolition = Подрывники
unit-alliance-demolition-power = Взрываются у соседнего гекса: здание или стена получает верное попадание, наземные юниты — сильную атаку. Сами при этом гибнут.
units-alliance-demolition = { $number ->
    [one] { $number } отряд подрывников
    [few] { $number } отряда подрывников
   *[many] { $number } отрядов подрывников
}
unit-alliance-scout_flyer = Летающая машина
unit-alliance-scout_flyer-power = Очень быстра, летит над чем угодно. Безоружна.
units-alliance-scout_flyer = { $number ->
    [one] { $number } летающая машина
    [few] { $number } летающие машины
   *[many] { $number } летающих машин
}
unit-alliance-air_striker = Грифон
unit-alliance-air_striker-power = Летит над чем угодно и атакует по земле, морю и воздуху.
units-alliance-air_striker = { $number ->
    [one] { $number } грифон
    [few] { $number } грифона
   *[many] { $number } грифонов
}
unit-alliance-caster = Маг
unit-alliance-caster-power = Кастует: знает «Шар огня», может изучить ещё пять заклинаний.
units-alliance-caster = { $number ->
    [one] { $number } маг
    [few] { $number } мага
   *[many] { $number } магов
}
unit-horde-worker = Батрак
unit-horde-worker-power = { unit-alliance-worker-power }
units-horde-worker = { $number ->
    [one] { $number } батрак
    [few] { $number } батрака
   *[many] { $number } батраков
}
unit-horde-infantry = Рубака
unit-horde-infantry-power = { unit-alliance-infantry-power }
units-horde-infantry = { $number ->
    [one] { $number } рубака
    [few] { $number } рубаки
   *[many] { $number } рубак
}
unit-horde-archer = Метатель топоров
unit-horde-archer-power = { unit-alliance-archer-power }
units-horde-archer = { $number ->
    [one] { $number } метатель топоров
    [few] { $number } метателя топоров
   *[many] { $number } метателей топоров
}
unit-horde-ranger = Берсерк
unit-horde-ranger-power = Метатель топоров с более крепкой бронёй.
units-horde-ranger = { $number ->
    [one] { $number } берсерк
    [few] { $number } берсерка
   *[many] { $number } берсерков
}
unit-horde-siege = Катапульта
unit-horde-siege-power = { unit-alliance-siege-power }
units-horde-siege = { $number ->
    [one] { $number } катапульта
    [few] { $number } катапульты
   *[many] { $number } катапульт
}
unit-horde-tanker = Танкер
unit-horde-tanker-power = { unit-alliance-tanker-power }
units-horde-tanker = { $number ->
    [one] { $number } танкер
    [few] { $number } танкера
   *[many] { $number } танкеров
}
unit-horde-destroyer = Эсминец троллей
unit-horde-destroyer-power = { unit-alliance-destroyer-power }
units-horde-destroyer = { $number ->
    [one] { $number } эсминец троллей
    [few] { $number } эсминца троллей
   *[many] { $number } эсминцев троллей
}
unit-horde-transport = Транспортёр
unit-horde-transport-power = { unit-alliance-transport-power }
units-horde-transport = { $number ->
    [one] { $number } транспортёр
    [few] { $number } транспортёра
   *[many] { $number } транспортёров
}
unit-horde-battleship = Джаггернаут
unit-horde-battleship-power = { unit-alliance-battleship-power }
units-horde-battleship = { $number ->
    [one] { $number } джаггернаут
    [few] { $number } джаггернаута
   *[many] { $number } джаггернаутов
}
unit-horde-cavalry = Огр
unit-horde-cavalry-power = Быстр и силён. После исследования становится Огром-магом.
units-horde-cavalry = { $number ->
    [one] { $number } огр
    [few] { $number } огра
   *[many] { $number } огров
}
unit-horde-ogre_mage = Огр-маг
unit-horde-ogre_mage-power = Огр, которому доступны «Жажда крови» и «Руны».
units-horde-ogre_mage = { $number ->
    [one] { $number } огр-маг
    [few] { $number } огра-мага
   *[many] { $number } огров-магов
}
unit-horde-submarine = Черепаха
unit-horde-submarine-power = { unit-alliance-submarine-power }
units-horde-submarine = { $number ->
    [one] { $number } черепаха
    [few] { $number } черепахи
   *[many] { $number } черепах
}
unit-horde-demolition = Гоблины-саперы
unit-horde-demolition-power = { unit-alliance-demolition-power }
units-horde-demolition = { $number ->
    [one] { $number } отряд гоблинов-саперов
    [few] { $number } отряда гоблинов-саперов
   *[many] { $number } отрядов гоблинов-саперов
}
unit-horde-scout_flyer = Цеппелин
unit-horde-scout_flyer-power = { unit-alliance-scout_flyer-power }
units-horde-scout_flyer = { $number ->
    [one] { $number } цеппелин
    [few] { $number } цеппелина
   *[many] { $number } цеппелинов
}
unit-horde-air_striker = Дракон
unit-horde-air_striker-power = { unit-alliance-air_striker-power }
units-horde-air_striker = { $number ->
    [one] { $number } дракон
    [few] { $number } дракона
   *[many] { $number } драконов
}
unit-horde-caster = Рыцарь Смерти
unit-horde-caster-power = Кастует: знает «Прикосновение Смерти», которым может прервать чужую атаку, и может изучить ещё пять заклинаний.
units-horde-caster = { $number ->
    [one] { $number } рыцарь смерти
    [few] { $number } рыцаря смерти
   *[many] { $number } рыцарей смерти
}
unit-demon = Демон
unit-demon-power = Летает и атакует по земле, морю и воздуху вблизи. Появляется только по воле сценария.
units-demon = { $number ->
    [one] { $number } демон
    [few] { $number } демона
   *[many] { $number } демонов
}
unit-skeleton = Скелет
unit-skeleton-power = Поднят из мёртвых на один раунд. Места в войске не занимает.
units-skeleton = { $number ->
    [one] { $number } скелет
    [few] { $number } скелета
   *[many] { $number } скелетов
}

## Строения

building-alliance-hall = Ратуша
building-alliance-hall-power = Тренирует Рабочих. Улучшается до Дворца. Нужна почти для всех других зданий.
building-horde-hall = Большой зал
building-horde-hall-power = Тренирует Батраков. Улучшается до Твердыни. Нужен почти для всех других зданий.
building-alliance-farm = Ферма
building-alliance-farm-power = Только загораживает гекс и считается строением.
building-horde-farm = Свиноферма
building-horde-farm-power = { building-alliance-farm-power }
building-alliance-barracks = Бараки
building-alliance-barracks-power = Тренируют Пехотинцев, Лучников, Баллисты и Рыцарей.
building-horde-barracks = Бараки
building-horde-barracks-power = Тренируют Рубак, Метателей топоров, Катапульты и Огров.
building-alliance-lumber_mill = Лесопилка
building-alliance-lumber_mill-power = +1 древесина, если её добывают рабочие. Улучшает лучников, открывает Башню стражи и Верфь.
building-horde-lumber_mill = Лесопилка
building-horde-lumber_mill-power = { building-alliance-lumber_mill-power }
building-alliance-blacksmith = Кузница
building-alliance-blacksmith-power = Улучшает атаку и броню войск ближнего боя и атаку осадных машин. Открывает Пушечную башню.
building-horde-blacksmith = Кузница
building-horde-blacksmith-power = { building-alliance-blacksmith-power }
building-alliance-scout_tower = Сторожевая башня
building-alliance-scout_tower-power = Безоружна. Улучшается до Башни стражи или до Пушечной башни.
building-horde-scout_tower = Сторожевая башня
building-horde-scout_tower-power = { building-alliance-scout_tower-power }
building-alliance-guard_tower = Башня стражи
building-alliance-guard_tower-power = Раз за ход атакует по земле, морю и воздуху, а в чужой ход может прервать движение.
building-horde-guard_tower = Башня стражи
building-horde-guard_tower-power = { building-alliance-guard_tower-power }
building-alliance-cannon_tower = Пушечная башня
building-alliance-cannon_tower-power = Раз за ход атакует по земле и морю, а в чужой ход может прервать движение. Бьёт дальше Башни стражи.
building-horde-cannon_tower = Пушечная башня
building-horde-cannon_tower-power = { building-alliance-cannon_tower-power }
building-alliance-shipyard = Верфь
building-alliance-shipyard-power = Стоит на берегу. Тренирует Танкеры, Транспортёры, Эсминцы, Линкоры и Подлодки.
building-horde-shipyard = Верфь
building-horde-shipyard-power = Стоит на берегу. Тренирует Танкеры, Транспортёры, Эсминцы троллей, Джаггернаутов и Черепах.
building-alliance-oil_rig = Платформа
building-alliance-oil_rig-power = Стоит на нефтяном пятне, строит её Танкер. Здесь свои Танкеры добывают нефть.
building-horde-oil_rig = Платформа
building-horde-oil_rig-power = { building-alliance-oil_rig-power }
building-alliance-foundry = Литейная
building-alliance-foundry-power = Стоит на берегу. Улучшает корабли, открывает Транспортёры и Линкоры.
building-horde-foundry = Литейная
building-horde-foundry-power = Стоит на берегу. Улучшает корабли, открывает Транспортёры и Джаггернаутов.
building-alliance-refinery = Нефтезавод
building-alliance-refinery-power = Стоит на берегу. +1 нефть каждый ход.
building-horde-refinery = Нефтезавод
building-horde-refinery-power = { building-alliance-refinery-power }
building-alliance-keep = Дворец
building-alliance-keep-power = Улучшенная Ратуша: +1 золото, если его добывают рабочие. Открывает Конюшни и Лабораторию гномов; улучшается до Замка.
building-horde-keep = Твердыня
building-horde-keep-power = Улучшенный Большой зал: +1 золото, если его добывают батраки. Открывает Курган огров и Гоблина-алхимика; улучшается до Крепости.
building-alliance-stables = Конюшни
building-alliance-stables-power = Открывают Рыцарей.
building-horde-stables = Курган огров
building-horde-stables-power = Открывает Огров.
building-alliance-inventor = Лаборатория гномов
building-alliance-inventor-power = Тренирует Летающие машины и Подрывников, открывает Подлодки.
building-horde-inventor = Гоблин-алхимик
building-horde-inventor-power = Тренирует Цеппелины и Гоблинов-саперов, открывает Черепах.
building-alliance-castle = Замок
building-alliance-castle-power = Лучшее Главное Здание: +2 золота, если его добывают рабочие. Открывает Вольер грифонов, Башню мага и Церковь.
building-horde-castle = Крепость
building-horde-castle-power = Лучшее Главное Здание: +2 золота, если его добывают батраки. Открывает Логово драконов, Храм проклятых и Алтарь бурь.
building-alliance-aviary = Вольер грифонов
building-alliance-aviary-power = Тренирует Грифонов.
building-horde-aviary = Логово драконов
building-horde-aviary-power = Тренирует Драконов.
building-alliance-mage_tower = Башня мага
building-alliance-mage_tower-power = Тренирует Магов и обучает их заклинаниям.
building-horde-mage_tower = Храм проклятых
building-horde-mage_tower-power = Тренирует Рыцарей Смерти и обучает их заклинаниям.
building-alliance-church = Церковь
building-alliance-church-power = Превращает Рыцарей в Паладинов и обучает их заклинаниям.
building-horde-church = Алтарь бурь
building-horde-church-power = Превращает Огров в Огров-магов и обучает их заклинаниям.
site = Стройка: { $building }

## Исследования

research-alliance-sword1 = Мечи 1
research-alliance-sword1-power = Пехота, конница и подрывники: атака +1.
research-horde-sword1 = Топоры 1
research-horde-sword1-power = { research-alliance-sword1-power }
research-alliance-sword2 = Мечи 2
research-alliance-sword2-power = Пехота, конница и подрывники: атака +2 (всего).
research-horde-sword2 = Топоры 2
research-horde-sword2-power = { research-alliance-sword2-power }
research-alliance-shield1 = Щиты 1
research-alliance-shield1-power = Пехота, конница и подрывники: броня +1.
research-horde-shield1 = Щиты 1
research-horde-shield1-power = { research-alliance-shield1-power }
research-alliance-shield2 = Щиты 2
research-alliance-shield2-power = Пехота, конница и подрывники: броня +2 (всего).
research-horde-shield2 = Щиты 2
research-horde-shield2-power = { research-alliance-shield2-power }
research-alliance-siege1 = Копья 1
research-alliance-siege1-power = Баллисты: атака +1.
research-horde-siege1 = Камни 1
research-horde-siege1-power = Катапульты: атака +1.
research-alliance-siege2 = Копья 2
research-alliance-siege2-power = Баллисты: атака +2 (всего).
research-horde-siege2 = Камни 2
research-horde-siege2-power = Катапульты: атака +2 (всего).
research-alliance-bow1 = Стрелы 1
research-alliance-bow1-power = Лучники: атака +1.
research-horde-bow1 = Метательные топоры 1
research-horde-bow1-power = Метатели топоров: атака +1.
research-alliance-bow2 = Стрелы 2
research-alliance-bow2-power = Лучники: атака +2 (всего).
research-horde-bow2 = Метательные топоры 2
research-horde-bow2-power = Метатели топоров: атака +2 (всего).
research-alliance-bow3 = Стрелы 3
research-alliance-bow3-power = Лучники: дальность +1.
research-horde-bow3 = Метательные топоры 3
research-horde-bow3-power = Метатели топоров: дальность +1.
research-alliance-ranger = Рейнджер
research-alliance-ranger-power = Лучники становятся Рейнджерами: броня +1.
research-horde-ranger = Берсерк
research-horde-ranger-power = Метатели топоров становятся Берсерками: броня +1.
research-alliance-cannon1 = Пушки 1
research-alliance-cannon1-power = Эсминцы, Линкоры и Подлодки: атака +1.
research-horde-cannon1 = Пушки 1
research-horde-cannon1-power = Эсминцы, Джаггернауты и Черепахи: атака +1.
research-alliance-cannon2 = Пушки 2
research-alliance-cannon2-power = Эсминцы, Линкоры и Подлодки: атака +2 (всего).
research-horde-cannon2 = Пушки 2
research-horde-cannon2-power = Эсминцы, Джаггернауты и Черепахи: атака +2 (всего).
research-alliance-plate1 = Борта 1
research-alliance-plate1-power = Эсминцы, Линкоры и Транспортёры: броня +1.
research-horde-plate1 = Борта 1
research-horde-plate1-power = Эсминцы, Джаггернауты и Транспортёры: броня +1.
research-alliance-plate2 = Борта 2
research-alliance-plate2-power = Эсминцы, Линкоры и Транспортёры: броня +2 (всего).
research-horde-plate2 = Борта 2
research-horde-plate2-power = Эсминцы, Джаггернауты и Транспортёры: броня +2 (всего).
research-alliance-paladin = Паладин
research-alliance-paladin-power = Все Рыцари становятся Паладинами. Можно изучать «Лечение» и «Экзорцизм».
research-horde-ogre_mage = Огр-маг
research-horde-ogre_mage-power = Все Огры становятся Ограми-магами. Можно изучать «Жажду крови» и «Руны».

## Заклинания

spell-heal = Лечение
spell-heal-power = Действует само: если в стеке погибли Паладины, но кто-то из них выжил, один из павших может вернуться.
spell-exorcism = Экзорцизм
spell-exorcism-power = Мгновенно убивает вражеского Рыцаря Смерти или Скелета.
spell-fireball = Шар огня
spell-fireball-power = Атака 5 на один юнит в каждом гексе прямого ряда, до трёх гексов. Не щадит никого.
spell-slow = Замедление
spell-slow-power = Отнимает у вражеского юнита половину скорости на весь его следующий ход.
spell-flame_shield = Щит огня
spell-flame_shield-power = Свой или союзный юнит получает +1 к атаке до конца хода.
spell-polymorph = Полиморф
spell-polymorph-power = Мгновенно уничтожает вражеский немеханический юнит.
spell-blizzard = Ледяной вихрь
spell-blizzard-power = Атака 5 по всем в гексе и ещё раз по тем, кто окажется там с началом стадии атаки противника.
spell-invisibility = Невидимость
spell-invisibility-power = Свой или союзный юнит не может быть целью атак и заклинаний, пока сам не атакует.
spell-bloodlust = Жажда крови
spell-bloodlust-power = Удваивает атаку своего или союзного юнита.
spell-rune = Руны
spell-rune-power = Ловушка на пустом гексе: из первой вошедшей наземной группы погибает один юнит.
spell-death_coil = Прикосновение Смерти
spell-death_coil-power = Атака 5 на вражеский юнит. Может прервать атаку до броска кубиков.
spell-haste = Ускорение
spell-haste-power = Свой или союзный юнит быстрее на 1, некоторые на 2; на корабли, конницу и летающие машины не влияет.
spell-raise_dead = Поднять Мертвого
spell-raise_dead-power = Призывает рядом с заклинателем Скелета на один раунд, а если выпала 1 — двух.
spell-whirlwind = Смерч
spell-whirlwind-power = Атака 5 по всем в гексе. С началом стадии атаки противника сдвигается в соседний гекс и бьёт снова.
spell-unholy_armor = Проклятая Броня
spell-unholy_armor-power = Свой или союзный юнит неуязвим; когда эффект кончится, он умирает, если на кубике 3 и меньше.
spell-death_and_decay = Смерть и Разложение
spell-death_and_decay-power = Атака 5 по всем в гексе и ещё раз по тем, кто окажется там с началом стадии атаки противника.

## Эффекты на юнитах и гексах

effect-slow = { spell-slow } — { $player }: половина скорости
effect-flame_shield = { spell-flame_shield } — { $player }: атака +1
effect-invisibility = { spell-invisibility } — { $player }: не цель, пока не атакует
effect-bloodlust = { spell-bloodlust } — { $player }: атака удвоена
effect-haste = { spell-haste } — { $player }: быстрее
effect-unholy_armor = { spell-unholy_armor } — { $player }: неуязвим; в конце умирает при 3 и меньше
effect-raise_dead = { spell-raise_dead } — { $player }: исчезнет с концом эффекта
effect-rune = { spell-rune } — { $player }: убьёт один юнит первой вошедшей наземной группы
effect-blizzard = { spell-blizzard } — { $player }: ударит по этому гексу ещё раз
effect-whirlwind = { spell-whirlwind } — { $player }: сдвинется и ударит ещё раз
effect-death_and_decay = { spell-death_and_decay } — { $player }: ударит по этому гексу ещё раз
effect-ends = До стадии сбора ресурсов: { $player }
effect-ends-now = До конца этого хода
effect-strikes = Ударит снова с началом стадии атаки: { $player }

## Местность и малые тайлы

terrain-grass = Трава
terrain-grass-power = Открытая местность. Здесь можно строить.
ground-felled = Лес вырублен: теперь здесь трава.
ground-breached = Стена разрушена: теперь здесь трава.
terrain-forest = Лес
terrain-forest-power = Каждый рабочий приносит отсюда 1 древесину. Если добывают двое и более, лес вырублен и становится травой. Другие наземные юниты сюда не входят.
terrain-mine = Золотая шахта
terrain-mine-power = Каждый рабочий приносит отсюда 1 золото. Не истощается. Другие наземные юниты сюда не входят.
terrain-water = Вода
terrain-water-power = Только для кораблей и летунов.
terrain-patch = Нефтяное пятно
terrain-patch-power = Вода. Танкер строит здесь Платформу, и тогда каждый танкер её владельца приносит 1 нефть. Не истощается.
terrain-rocks = Камни
terrain-rocks-power = По земле не пройти никому.
terrain-mud = Грязь
terrain-mud-power = Открытая местность, но строить здесь нельзя.
terrain-river = Река
terrain-river-power = Такая же вода, как и всякая другая.
terrain-bend = Изгиб реки
terrain-bend-power = Такая же вода, как и всякая другая.
terrain-alliance-wall = Стена Альянса
terrain-alliance-wall-power = Преграждает путь всем наземным юнитам. Броня 2, рушится от первого попадания. Ничья.
terrain-horde-wall = Стена Орды
terrain-horde-wall-power = { terrain-alliance-wall-power }
terrain-point-a = Точка А
terrain-point-a-power = Здесь ждут пленники сценария. Строить здесь нельзя.
terrain-point-b = Точка В
terrain-point-b-power = Сюда нужно доставить освобождённых пленников. Строить здесь нельзя.
terrain-circle = Круг Силы
terrain-circle-power = Сценарии считают, кто стоит рядом. Строить здесь нельзя.
terrain-stone = Рунный Камень
terrain-stone-power = Наземные юниты сюда не входят; атаковать его нельзя. Сценарии считают, кто стоит рядом.
space-grass = { terrain-grass } { $code }
space-forest = { terrain-forest } { $code }
space-mine = { terrain-mine } { $code }
space-water = { terrain-water } { $code }
space-patch = { terrain-patch } { $code }
space-rocks = { terrain-rocks } { $code }
space-mud = { terrain-mud } { $code }
space-river = { terrain-river } { $code }
space-bend = { terrain-bend } { $code }
space-alliance-wall = { terrain-alliance-wall } { $code }
space-horde-wall = { terrain-horde-wall } { $code }
space-point-a = { terrain-point-a } { $code }
space-point-b = { terrain-point-b } { $code }
space-circle = { terrain-circle } { $code }
space-stone = { terrain-stone } { $code }

## Жетоны

marker-full-move = Full Move
marker-full-move-power = Полное действие: в этом ходу не атакует, не взрывается, не кастует и не занимает оборону.
marker-attack = Attack
marker-attack-power = В этом ходу уже атаковал, прерывал, контратаковал или кастовал.
marker-stand = Оборона
marker-stand-power = Может атаковать первым, когда враг появится в радиусе атаки. Держится до другого приказа.
marker-burn = Burn
marker-burn-power = Одно попадание по зданию. Когда их больше, чем огней, здание разрушено.
marker-captive = Пленник
marker-captive-power = Ничего не делает, и вреда ему не причинить. Освобождается, когда рядом наземный юнит владельца и поблизости нет нейтральных.
marker-freed = Освобождённый
marker-freed-power = Снова обычный юнит, но не строит и не чинит. Доставьте его в точку В.
marker-site = Стройка
marker-site-power = Будет готова в следующем ходу владельца. Рушится от первого попадания вместе с рабочим внутри.
marker-job = Задача
marker-job-power = Чем здание занято до следующей стадии завершения производства владельца.
marker-cargo = Груз
marker-cargo-power = Юниты на борту. С кораблём гибнут и они.
marker-reinforced = Пополнен
marker-reinforced-power = Стек пополнен в этом ходу: юниты двигаются по одному, и атакует только один.
marker-tried = Каст
marker-tried-power = В этом ходу уже кастовал.

## Ресурсы, параметры, стадии

resource-gold = Золото
resource-wood = Древесина
resource-oil = Нефть
stage-gather = Сбор ресурсов
stage-completion = Завершение производства
stage-order = Заказ производства
stage-movement = Перемещение
stage-attack = Атака
stage-end = Завершение хода
half = ½

## Главы правил

chapter-BS-SETUP = Подготовка
chapter-BS-TURN = Ход игры
chapter-BS-GATHER = Сбор ресурсов
chapter-BS-EFFECT = Фишки эффектов
chapter-BS-TERRAIN = Местность
chapter-BS-BUILD = Возведение строений
chapter-BS-UPGRADE = Улучшение строений
chapter-BS-BLOCK = Застройка
chapter-BS-TRAIN = Тренировка войск
chapter-BS-RESEARCH = Исследования
chapter-BS-TECH = Дерево технологий
chapter-BS-MAGIC = Магия
chapter-BS-SPELL = Заклинания
chapter-BS-STACK = Стеки
chapter-BS-MOVE = Передвижение
chapter-BS-STAND = Оборона
chapter-BS-ATTACK = Нападение на войска
chapter-BS-COUNTER = Контратака
chapter-BS-SIEGE = Нападение на строения
chapter-BS-REPAIR = Ремонт
chapter-BS-TOWER = Башни
chapter-BS-WALL = Стены
chapter-BS-SAPPER = Подрывники
chapter-BS-SEA = Корабли и Транспортёры
chapter-BS-AIR = Воздушные юниты
chapter-BS-NEUTRAL = Нейтральные юниты и пленники
chapter-BS-END = Окончание хода
chapter-BS-WIN = Победа и поражение
