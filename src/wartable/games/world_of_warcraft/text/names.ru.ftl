### Названия всего, что напечатано: регионов, существ, персонажей, карт, квестов, событий.

## Фракции, области и регионы

faction-alliance = Альянс
faction-horde = Орда
area-tirisfal-glades = Тирисфальские леса
area-silverpine-forest = Лес Серебряных сосен
area-alterac-mountains = Альтеракские горы
area-hillsbrad-foothills = Предгорья Хилсбрада
area-western-plaguelands = Западные Чумные земли
area-hinterlands = Внутренние земли
area-eastern-plaguelands = Восточные Чумные земли
region-agamand-mills = Мельницы Агамондов
region-garrens-haunt = Пристанище Гаррена
region-scarlet-monastery = Алый монастырь
region-brightwater-lake = Озеро Светлой Воды
region-venomweb-vale = Долина Ядовитой Паутины
region-brill = Брилл
region-stillwater-pond = Тихий пруд
region-deathknell = Похоронный Звон
region-nightmare-vale = Долина Кошмаров
region-tirisfal-outpost = Тирисфальская застава
region-balnir-farmstead = Усадьба Балнира
region-undercity = Подгород
region-north-tides-hollow = Впадина северного течения
region-shining-strand = Сияющий берег
region-fenris-isle = Остров Фенрис
region-deep-elem-mine = Рудник Глубокие Недра
region-sepulcher = Гробница
region-olsens-farthing = Надел Ольсена
region-ambermill = Янтарный завод
region-pyrewood-village = Деревня Погребальных костров
region-dalaran-ruins = Руины Даларана
region-corrahns-dagger = Кинжал Коррана
region-ruins-of-alterac = Руины Альтерака
region-soferas-naze = Мыс Соферы
region-chillwind-point = Пик Студёного Ветра
region-uplands = Нагорье
region-hillsbrad-fields = Поля Хилсбрада
region-tarren-mill = Мельница Таррен
region-azurelode-mine = Рудник Лазурной Жилы
region-southshore = Южный берег
region-durnholde-keep = Крепость Дарнхольд
region-aerie-valley = Орлиная долина
region-dun-garok = Дун Гарок
region-purgation-isle = Остров Очищения
region-bulwark = Бастион
region-hearthglen = Дольный Очаг
region-dalsons-tears = Слёзы Далсона
region-weeping-cave = Пещера Слёз
region-gahrrons-withering = Пустошь Гаррона
region-ruins-of-andorhal = Руины Андорала
region-sorrow-hill = Холм Скорби
region-caer-darrow = Каэр Дарроу
region-aerie-peak = Заоблачный пик
region-plaguemist-ravine = Ущелье Чумного Тумана
region-queldanil-lodge = Сторожка Кель'Данил
region-shadra-alor = Шадра'Алор
region-altar-of-zul = Алтарь Зула
region-skulk-rock = Скала Хитрецов
region-seradane = Серадан
region-shaol-watha = Шаол'вата
region-jintha-alor = Джинта'Алор
region-overlook-cliffs = Прибрежные утёсы
region-stratholme = Стратхольм
region-terrordale = Долина Ужаса
region-northpass-tower = Башня Северного перевала
region-plaguewood = Чумной лес
region-blackwood-lake = Озеро Чёрного леса
region-eastwall-tower = Башня Восточной стены
region-noxious-glade = Ядовитая поляна
region-fungal-vale = Грибная долина
region-marris-stead = Поместье Маррисов
region-crown-guard-tower = Башня Королевской Стражи
region-infectis-scar = Заражённый шрам
region-pestilent-scar = Чумной шрам
region-darrowshire = Дарроушир
region-corins-crossing = Перекрёсток Корина
region-tyrs-hand = Длань Тира

## Существа и Монстры

creature-murloc = Мурлок
creature-gnoll = Гнолл
creature-ghoul = Вурдалак
creature-crusader = Алый Крестоносец
creature-naga = Нага
creature-spider = Гигантский Паук
creature-wraith = Дух
creature-worgen = Ворген
creature-wildkin = Вилдкин
creature-ogre = Огр
creature-drake = Дрейк
creature-doomguard = Смертоносный Страж
creature-infernal = Инфернал
overlord-kazzak = Лорд Каззак
overlord-nefarian = Нефариан
overlord-kelthuzad = Кел'Тузад

## Число существ

creatures-murloc = { $number ->
    [one] { $number } мурлок
    [few] { $number } мурлока
   *[many] { $number } мурлоков
}
creatures-gnoll = { $number ->
    [one] { $number } гнолл
    [few] { $number } гнолла
   *[many] { $number } гноллов
}
creatures-ghoul = { $number ->
    [one] { $number } вурдалак
    [few] { $number } вурдалака
   *[many] { $number } вурдалаков
}
creatures-crusader = { $number ->
    [one] { $number } Алый крестоносец
    [few] { $number } Алых крестоносца
   *[many] { $number } Алых крестоносцев
}
creatures-naga = { $number ->
    [one] { $number } нага
    [few] { $number } наги
   *[many] { $number } наг
}
creatures-spider = { $number ->
    [one] { $number } гигантский паук
    [few] { $number } гигантских паука
   *[many] { $number } гигантских пауков
}
creatures-wraith = { $number ->
    [one] { $number } дух
    [few] { $number } духа
   *[many] { $number } духов
}
creatures-worgen = { $number ->
    [one] { $number } ворген
    [few] { $number } воргена
   *[many] { $number } воргенов
}
creatures-wildkin = { $number ->
    [one] { $number } вилдкин
    [few] { $number } вилдкина
   *[many] { $number } вилдкинов
}
creatures-ogre = { $number ->
    [one] { $number } огр
    [few] { $number } огра
   *[many] { $number } огров
}
creatures-drake = { $number ->
    [one] { $number } дрейк
    [few] { $number } дрейка
   *[many] { $number } дрейков
}
creatures-doomguard = { $number ->
    [one] { $number } смертоносный страж
    [few] { $number } смертоносных стража
   *[many] { $number } смертоносных стражей
}
creatures-infernal = { $number ->
    [one] { $number } инфернал
    [few] { $number } инфернала
   *[many] { $number } инферналов
}

## Классы, расы и персонажи

class-druid = Друид
class-hunter = Охотник
class-mage = Маг
class-paladin = Паладин
class-priest = Жрец
class-rogue = Разбойник
class-shaman = Шаман
class-warlock = Колдун
class-warrior = Воин
race-night-elf = Ночной эльф
race-tauren = Таурен
race-human = Человек
race-orc = Орк
race-gnome = Гном
race-troll = Тролль
race-undead = Нежить
race-dwarf = Дварф
character-artumnis-moondream = Артумнис Лунный сон
character-meadowfrey = Медоуфрей
character-burbonn-fang = Бурбонн Ядовитый клык
character-thundershot = Громострел
character-brebo-bigshot = Бребо Большая Шишка
character-sofeea-icecall = София Призывающая холод
character-brandon-lightstone = Брендон Светлый Камень
character-weefla-sorrowfall = Вифла Слеза Скорби
character-wennu-bloodsinger = Венну Кровавый певец
character-alissi-quicksting = Алисси Быстрое Жало
character-dongon-swiftblade = Донгон Быстрый Клинок
character-zowka-shattertusk = Зовка Расколотый Клык
character-sandrai-darkshine = Сендрай Даркшир
character-leeam-sagewind = Лиам Ветер Мудрости
character-shailara-witherblade = Шайлара Увядший Клинок
character-grumbaz-crowsblood = Грумбаз Окровавленный ворон

## Карты: расовые способности

card-racial-night-elf = Слиться с тенью
card-racial-tauren = Громовая поступь
card-racial-human = Владение оружием
card-racial-orc = Кровавое неистовство
card-racial-gnome = Пытливый ум
card-racial-troll = Регенерация
card-racial-undead = Каннибализм
card-racial-dwarf = Каменная форма

## Карты на листах персонажей

card-preprinted-wrath = Гнев
card-preprinted-darkwood-staff = Посох тёмного леса
card-preprinted-camouflaged-cloak = Маскировочный плащ
card-preprinted-old-blunderbuss = Старый мушкет
card-preprinted-hunters-blade = Клинок охотника
card-preprinted-huntsmans-cape = Накидка егеря
card-preprinted-moonstone-wand = Жезл лунного камня
card-preprinted-dire-wand = Зловещий жезл
card-preprinted-crooked-staff = Кривой посох
card-preprinted-magesmith-robe = Роба мага-кузнеца
card-preprinted-crimson-robe = Багровая роба
card-preprinted-judgement = Правосудие
card-preprinted-forsaken-maul = Молот Отрёкшихся
card-preprinted-rusty-chainmail = Ржавая кольчуга
card-preprinted-spellcrafter-wand = Жезл заклинателя
card-preprinted-heavy-mace = Тяжёлая булава
card-preprinted-apprentice-robe = Роба ученика
card-preprinted-frayed-robe = Потрёпанная роба
card-preprinted-ashwood-bow = Ясеневый лук
card-preprinted-assassins-blade = Клинок убийцы
card-preprinted-cursed-felblade = Проклятый клинок Скверны
card-preprinted-worn-leather-vest = Поношенный кожаный жилет
card-preprinted-lightning-bolt = Молния
card-preprinted-rough-staff = Грубый посох
card-preprinted-primal-wraps = Первобытная накидка
card-preprinted-gravestone-scepter = Могильный скипетр
card-preprinted-worn-staff = Потёртый посох
card-preprinted-azure-silk-hood = Лазурный шёлковый капюшон
card-preprinted-moldy-robes = Заплесневелая роба
card-preprinted-battle-stance = Боевая стойка
card-preprinted-charge = Рывок
card-preprinted-rusty-sword = Ржавый меч
card-preprinted-slarkskin = Шкура сларка

## Карты друида

card-druid-bear-form = Форма Медведя
card-druid-mark-of-the-wild = Знак дикой природы
card-druid-rejuvenation = Восстановление
card-druid-cat-form = Форма Кошки
card-druid-moonfire = Лунный огонь
card-druid-entangling-roots = Гнев деревьев
card-druid-thorns = Шипы
card-druid-healing-touch = Целительное прикосновение
card-druid-barkskin = Дубовая кожа
card-druid-ferocious-bite = Свирепый укус
card-druid-starfire = Звёздный огонь
card-druid-tranquility = Спокойствие
card-druid-moonfury = Лунная ярость
card-druid-ferocity = Свирепость
card-druid-omen-of-clarity = Знамение ясности
card-druid-natures-grasp = Хватка природы
card-druid-natures-grace = Милость природы
card-druid-improved-rejuvenation = Улучшенное Восстановление
card-druid-hurricane = Гроза
card-druid-thick-hide = Толстая шкура
card-druid-weapon-balance = Балансировка оружия
card-druid-strength-of-the-wild = Сила дикой природы
card-druid-vengeance = Отмщение
card-druid-innervate = Озарение

## Карты охотника

card-hunter-scorpid-sting = Жало скорпиона
card-hunter-aspect-of-the-monkey = Дух обезьяны
card-hunter-hunters-mark = Клеймо Охотника
card-hunter-wing-clip = Подрезать крылья
card-hunter-bear = Медведь
card-hunter-serpents-sting = Укус змеи
card-hunter-aspect-of-the-hawk = Дух ястреба
card-hunter-mend-pet = Лечение питомца
card-hunter-multi-shot = Залп
card-hunter-aspect-of-the-cheetah = Дух гепарда
card-hunter-white-tiger = Белый тигр
card-hunter-immolation-trap = Огненная ловушка
card-hunter-lightning-reflexes = Молниеносные рефлексы
card-hunter-efficiency = Эффективность
card-hunter-precision = Меткость
card-hunter-improved-hunters-mark = Улучшенное Клеймо Охотника
card-hunter-improved-sting = Улучшенные укусы
card-hunter-lethal-shots = Смертоносные выстрелы
card-hunter-mortal-shots = Смертельные выстрелы
card-hunter-growl = Рык
card-hunter-aimed-shot = Прицельный выстрел
card-hunter-lacerate = Рваная рана
card-hunter-frenzy = Бешенство
card-hunter-trueshot = Верный выстрел

## Карты мага

card-mage-arcane-intellect = Колдовской разум
card-mage-fireball = Огненный шар
card-mage-frostbolt = Ледяная стрела
card-mage-fire-blast = Огненный взрыв
card-mage-polymorph = Превращение
card-mage-arcane-missiles = Чародейские стрелы
card-mage-mana-shield = Щит маны
card-mage-dispel = Рассеивание
card-mage-teleport = Телепортация
card-mage-cone-of-cold = Конус холода
card-mage-portal = Портал
card-mage-arcane-explosion = Чародейский взрыв
card-mage-arcane-focus = Магический фокус
card-mage-winters-chill = Зимняя стужа
card-mage-arcane-meditation = Чародейская медитация
card-mage-piercing-ice = Пронизывающий лёд
card-mage-ice-block = Ледяная глыба
card-mage-impact = Сокрушение
card-mage-arcane-mind = Чародейский ум
card-mage-shatter = Дробление
card-mage-combustion = Возгорание
card-mage-ice-barrier = Ледяная преграда
card-mage-arcane-power = Мощь тайной магии
card-mage-incinerate = Испепеление

## Карты паладина

card-paladin-seal-of-righteousness = Печать праведности
card-paladin-devotion-aura = Аура благочестия
card-paladin-blessing-of-might = Благословение могущества
card-paladin-holy-light = Свет небес
card-paladin-lay-on-hands = Возложение рук
card-paladin-hammer-of-justice = Молот правосудия
card-paladin-blessing-of-freedom = Благословение свободы
card-paladin-seal-of-justice = Печать справедливости
card-paladin-concentration-aura = Аура сосредоточенности
card-paladin-seal-of-command = Печать повиновения
card-paladin-blessing-of-protection = Благословение защиты
card-paladin-consecration = Освящение
card-paladin-improved-devotion = Улучшенное благочестие
card-paladin-improved-righteousness = Улучшенная праведность
card-paladin-mace-specialization = Владение булавой
card-paladin-improved-might = Улучшенное могущество
card-paladin-holy-shield = Щит небес
card-paladin-reckoning = Расплата
card-paladin-vengeance = Отмщение
card-paladin-benediction = Благодать
card-paladin-improved-holy-light = Улучшенный Свет небес
card-paladin-holy-shock = Шок небес
card-paladin-conviction = Осуждение
card-paladin-blessing-of-kings = Благословение королей

## Карты жреца

card-priest-shadow-word-pain = Слово Тьмы: Боль
card-priest-power-word-fortitude = Слово силы: Стойкость
card-priest-lesser-heal = Небольшое исцеление
card-priest-power-word-shield = Слово силы: Щит
card-priest-greater-heal = Великое исцеление
card-priest-shadowguard = Страж Тьмы
card-priest-holy-fire = Священный огонь
card-priest-smite = Кара
card-priest-mind-control = Контроль над разумом
card-priest-resurrection = Воскрешение
card-priest-prayer-of-healing = Молитва исцеления
card-priest-starshards = Звёздные осколки
card-priest-holy-specialization = Специализация в магии Света
card-priest-improved-pain = Усиленная Боль
card-priest-improved-healing = Улучшенное исцеление
card-priest-mental-strength = Сила разума
card-priest-inner-focus = Внутреннее сосредоточение
card-priest-meditation = Медитация
card-priest-holy-nova = Кольцо света
card-priest-improved-smite = Улучшенная Кара
card-priest-darkness = Мрак
card-priest-shadowform = Облик Тьмы
card-priest-mental-agility = Ловкость разума
card-priest-divine-spirit = Божественный дух

## Карты разбойника

card-rogue-stealth = Незаметность
card-rogue-eviscerate = Потрошение
card-rogue-sinister-strike = Коварный удар
card-rogue-ambush = Внезапный удар
card-rogue-backstab = Удар в спину
card-rogue-evasion = Ускользание
card-rogue-dual-wield = Бой двумя руками
card-rogue-cheap-shot = Подлый трюк
card-rogue-vanish = Исчезновение
card-rogue-rupture = Рваные раны
card-rogue-deadly-poison = Смертельный яд
card-rogue-slice-and-dice = Мясорубка
card-rogue-improved-backstab = Улучшенный Удар в спину
card-rogue-improved-sinister-strike = Улучшенный Коварный удар
card-rogue-relentless-strikes = Неослабевающие удары
card-rogue-opportunity = Удобный случай
card-rogue-improved-dual-wield = Улучшенный Бой двумя руками
card-rogue-improved-ambush = Улучшенный Внезапный удар
card-rogue-ruthlessness = Беспощадность
card-rogue-cold-blood = Хладнокровие
card-rogue-preparation = Подготовка
card-rogue-adrenaline-rush = Выброс адреналина
card-rogue-seal-fate = Печать судьбы
card-rogue-premeditation = Умысел

## Карты шамана

card-shaman-rockbiter-weapon = Оружие камнедробителя
card-shaman-lightning-shield = Щит молний
card-shaman-healing-wave = Волна исцеления
card-shaman-earth-shock = Земной шок
card-shaman-stoneskin-totem = Тотем каменной кожи
card-shaman-reincarnation = Реинкарнация
card-shaman-windfury-weapon = Оружие неистовства ветра
card-shaman-ghost-wolf = Призрачный волк
card-shaman-chain-lightning = Цепная молния
card-shaman-frost-shock = Ледяной шок
card-shaman-purge = Очищение
card-shaman-strength-of-earth-totem = Тотем силы земли
card-shaman-elemental-focus = Сосредоточение стихий
card-shaman-improved-healing-wave = Улучшенная Волна исцеления
card-shaman-improved-rockbiter = Улучшенный камнедробитель
card-shaman-call-of-thunder = Зов грома
card-shaman-thundering-strikes = Громовые удары
card-shaman-parry = Парирование
card-shaman-stormstrike = Удар бури
card-shaman-improved-windfury = Улучшенное неистовство ветра
card-shaman-natures-swiftness = Природная стремительность
card-shaman-elemental-fury = Ярость стихий
card-shaman-elemental-mastery = Покорение стихий
card-shaman-mana-tide-totem = Тотем прилива маны

## Карты колдуна

card-warlock-immolate = Жертвенный огонь
card-warlock-shadow-bolt = Стрела Тьмы
card-warlock-demon-armor = Демоническая броня
card-warlock-corruption = Порча
card-warlock-imp = Бес
card-warlock-curse-of-recklessness = Проклятие безрассудства
card-warlock-voidwalker = Ходящий по пустоте
card-warlock-curse-of-agony = Проклятие агонии
card-warlock-curse-of-exhaustion = Проклятие изнеможения
card-warlock-succubus = Суккуб
card-warlock-ritual-of-summoning = Ритуал призыва
card-warlock-deathcoil = Лик смерти
card-warlock-improved-shadow-bolt = Улучшенная Стрела Тьмы
card-warlock-demonic-embrace = Демонические объятия
card-warlock-conflagrate = Поджигание
card-warlock-fel-stamina = Выносливость Скверны
card-warlock-improved-immolate = Улучшенный Жертвенный огонь
card-warlock-shadowburn = Ожог Тьмы
card-warlock-siphon-life = Похищение жизни
card-warlock-sacrifice = Жертвоприношение
card-warlock-soothing-kiss = Успокаивающий поцелуй
card-warlock-unholy-power = Нечестивая сила
card-warlock-holocaust = Всесожжение
card-warlock-nightfall = Сумерки

## Карты воина

card-warrior-heroic-strike = Героический удар
card-warrior-rend = Кровопускание
card-warrior-battle-shout = Боевой клич
card-warrior-thunder-clap = Удар грома
card-warrior-intercept = Перехват
card-warrior-defensive-stance = Оборонительная стойка
card-warrior-bloodrage = Кровавая ярость
card-warrior-shield-wall = Глухая оборона
card-warrior-revenge = Реванш
card-warrior-cleave = Рассекающий удар
card-warrior-berserker-stance = Стойка берсерка
card-warrior-execute = Казнь
card-warrior-improved-heroic-strike = Улучшенный Героический удар
card-warrior-anger-management = Управление гневом
card-warrior-cruelty = Жестокость
card-warrior-piercing-howl = Пронзительный вой
card-warrior-unbridled-wrath = Необузданный гнев
card-warrior-improved-battleshout = Улучшенный Боевой клич
card-warrior-dual-wield-specialization = Парное оружие
card-warrior-enrage = Исступление
card-warrior-impale = Прокалывание
card-warrior-mortal-strike = Смертельный удар
card-warrior-shield-discipline = Искусство щита
card-warrior-blood-thirst = Кровожадность

## Предметы «треугольник»

card-triangle-trogg-club = Дубина трогга
card-triangle-bent-staff = Гнутый посох
card-triangle-dull-blade = Тупой клинок
card-triangle-gnarled-staff = Сучковатый посох
card-triangle-rakzur-club = Дубина ракзура
card-triangle-scimitar = Ятаган
card-triangle-bastard-sword = Полуторный меч
card-triangle-ley-staff = Посох силовых линий
card-triangle-iridescent-hammer = Радужный молот
card-triangle-laminated-recurve-bow = Клееный рекурсивный лук
card-triangle-shadow-wand = Жезл Тени
card-triangle-fine-longbow = Хороший длинный лук
card-triangle-skycaller = Зовущий небо
card-triangle-neophytes-robe = Роба неофита
card-triangle-footman-tunic = Туника пехотинца
card-triangle-cadet-vest = Жилет кадета
card-triangle-robe-of-apprenticeship = Роба ученичества
card-triangle-cured-leather-armor = Доспех из выделанной кожи
card-triangle-soldiers-armor = Солдатский доспех
card-triangle-archers-buckler = Баклер лучника
card-triangle-cobalt-buckler = Кобальтовый баклер
card-triangle-minor-agility-potion = Слабое зелье ловкости
card-triangle-minor-mana-potion = Слабое зелье маны
card-triangle-minor-healing-potion = Слабое лечебное зелье
card-triangle-scroll-of-lesser-spirit = Малый свиток духа
card-triangle-scroll-of-lesser-strength = Малый свиток силы
card-triangle-crocolisk-steak = Стейк из кроколиска

## Предметы «квадрат»

card-square-battlesmasher-of-the-bear = Медвежий боевой крушитель
card-square-advisors-gnarled-staff = Сучковатый посох советника
card-square-witch-doctors-cane = Трость знахаря
card-square-decapitating-sword = Обезглавливающий меч
card-square-solid-iron-maul = Цельнокованый молот
card-square-darkwater-talwar = Тальвар Тёмной Воды
card-square-skullsplitting-crossbow = Черепокольный арбалет
card-square-firestarter = Поджигатель
card-square-ravenwood-bow = Лук Вороньего леса
card-square-wand-of-eventide = Жезл Сумерек
card-square-dustfall-robes = Одеяние Осевшей Пыли
card-square-enchanted-gold-bloodrobe = Зачарованная золотая кровавая роба
card-square-bone-studded-leather = Кожа с костяными шипами
card-square-tortoise-armor = Черепаший доспех
card-square-skullance-shield = Щит Черепа
card-square-glyphed-helm = Шлем с глифами
card-square-lesser-healing-potion = Малое лечебное зелье
card-square-lesser-mana-potion = Малое зелье маны
card-square-lesser-agility-potion = Малое зелье ловкости
card-square-greater-mana-potion = Большое зелье маны
card-square-greater-healing-potion = Большое лечебное зелье
card-square-greater-agility-potion = Большое зелье ловкости
card-square-scroll-of-great-strength = Великий свиток силы
card-square-scroll-of-great-spirit = Великий свиток духа

## Предметы «круг»

card-circle-deathblow = Смертельный удар
card-circle-spire-of-hakkar = Шпиль Хаккара
card-circle-war-maul = Боевой молот
card-circle-crackling-staff = Потрескивающий посох
card-circle-hameyas-slayer = Губитель Хамейи
card-circle-taran-smasher = Крушитель Тарана
card-circle-screeching-bow = Визжащий лук
card-circle-earthen-rod = Земляной жезл
card-circle-gorewood-bow = Лук Кровавого леса
card-circle-bone-of-the-infernal = Кость инфернала
card-circle-opulent-tunic-of-the-whale = Роскошная туника кита
card-circle-royal-highmark-vestments = Королевское облачение
card-circle-flamestrider-robes = Одежды Идущего по огню
card-circle-cadaverous-armor = Трупный доспех
card-circle-deathchill-armor = Доспех Смертного холода
card-circle-dragonscale-armor = Доспех из драконьей чешуи

## Особые предметы

card-special-robes-of-the-west = Одеяния Запада
card-special-amulet-of-protection = Амулет защиты
card-special-scroll-of-the-whale = Свиток кита
card-special-cannonball-runner = Пушечное ядро
card-special-cowl-of-heroes = Капюшон героев
card-special-robe-of-power = Роба силы
card-special-thorium-helm = Ториевый шлем
card-special-fist-of-the-peoples-militia = Кулак Народного ополчения
card-special-electrocutioner-leg = Нога Электрокатора
card-special-felstone-good-luck-charm = Талисман удачи Фелстоуна
card-special-head-of-grimhal-duuc = Голова Грим'хал Дуука
card-special-icicle-rod = Ледяной жезл
card-special-archeus = Архей
card-special-outriders-bow = Лук верхового разведчика
card-special-fist-of-stone = Каменный кулак
card-special-biznicks-accurascope = Прицел Бизника
card-special-pyric-caduceus = Огненный кадуцей
card-special-crest-of-retribution = Герб возмездия
card-special-lorekeepers-ring = Кольцо хранителя знаний
card-special-feathered-breastplate = Пернатый нагрудник
card-special-bloodrazor = Кровавая бритва
card-special-lunar-wand-of-arcane-wrath = Лунный жезл чародейского гнева
card-special-quelserrar = Кель'Серрар
card-special-shadowforge-bushmaster = Кустарник Тенегорна
card-special-ironfoe = Враг железа
card-special-bad-mojo-mask = Маска злого моджо
card-special-jade-breastplate-of-power = Нефритовый нагрудник силы
card-special-ankh-of-life = Анх жизни

## Предметы Аукциона

card-auction-ring-of-agility = Кольцо ловкости
card-auction-boots-of-endurance = Сапоги выносливости
card-auction-trusty-mount = Надёжный скакун
card-auction-hood-of-shadow = Капюшон тени

## Квесты

quest-A01 = Гноллы на тропе войны
quest-A02 = Псы на заводе
quest-A03 = Остров обитателей ила
quest-A04 = Налётчики в руинах
quest-A05 = Алая разруха
quest-A06 = Рыбное дело
quest-A07 = Урожай вурдалаков
quest-A08 = Тёмные союзы
quest-A09 = Тени скорби
quest-A10 = Город у моря
quest-A11 = Поля войны
quest-A12 = Утерянное сокровище
quest-A13 = Мурлоки в горах
quest-A14 = Надежды на богатство
quest-A15 = Поход против крестоносцев
quest-A16 = Мурлоки в рудниках
quest-A17 = Призрачная ферма
quest-A18 = Змеи в озере
quest-A19 = Рудники Лунной ярости
quest-A20 = Тени прошлого
quest-A21 = Один в глуши
quest-A22 = Нежданные гости
quest-A23 = Деревня, проклятая луной
quest-A24 = Дикие налётчики
quest-A25 = Огры в Андорале
quest-A26 = Чумные звери
quest-A27 = Вилдкины в лесах
quest-A28 = Опасность из глубин
quest-A29 = Глаза в руинах
quest-A30 = Разгром Сокрушителей
quest-A31 = Демон в глубинах
quest-A32 = Угроза мурлоков
quest-A33 = Багровое логово
quest-A34 = Вой на луну
quest-A35 = Паутина зла
quest-A36 = Тьма и пламя
quest-A37 = Пасть ада
quest-A38 = Неестественная ярость
quest-A39 = Логово змея
quest-A40 = Башня с привидениями
quest-H01 = Ужасы у ворот
quest-H02 = Фанатики кошмара
quest-H03 = Напасть вурдалаков
quest-H04 = Тьма над Светлой Водой
quest-H05 = Вой в проклятых местах
quest-H06 = Ужас на полях
quest-H07 = Опасность у Тихого пруда
quest-H08 = Наследие зла
quest-H09 = Тени войны
quest-H10 = Злое варево
quest-H11 = Голод в долине
quest-H12 = Волки в овчарне
quest-H13 = Дьяволы из глубин
quest-H14 = Затонувшее святилище
quest-H15 = Тени мрака
quest-H16 = Гонцы Внутренних земель
quest-H17 = Незваные гости
quest-H18 = Алая месть
quest-H19 = Чрево зверя
quest-H20 = Тёмные холмы, тёмные сердца
quest-H21 = Дела с гоблинами
quest-H22 = Призраки в руинах
quest-H23 = В Алый монастырь
quest-H24 = Чудовища в походе
quest-H25 = Огры в нагорье
quest-H26 = Грохот на реке
quest-H27 = Живодёры в долине
quest-H28 = Битва в глуши
quest-H29 = Вурдалаки на погосте
quest-H30 = Крадущиеся вилдкины
quest-H31 = Адская башня
quest-H32 = Разбитая мельница
quest-H33 = Яд для отравителей
quest-H34 = Холодная чешуя
quest-H35 = Голод смерти
quest-H36 = Проклятие дикости
quest-H37 = Мурлоки в руинах
quest-H38 = На службе у демонов
quest-H39 = Огры Дарнхольда
quest-H40 = Громилы в курганах

## События

happening-old-hatreds = Старая вражда
happening-professions-and-crafts = Профессии и ремёсла
happening-new-horizons = Новый горизонт
happening-goblin-zeppelin = Гоблинский цеппелин
happening-traveling-merchants = Странствующие торговцы
happening-the-beasts-of-lordaeron = Звери Лордерона
happening-another-path-to-power = Иной путь к силе
happening-subterfuge = Диверсия
happening-bounty = Награда за голову
happening-goblin-merchant = Гоблин-торговец
happening-ears-and-heads-of-the-wild = Уши и головы диких тварей
happening-cleanse-the-land = Очистить земли
happening-foul-plaguewinds = Зловонные чумные ветры
happening-the-andorhal-war = Война за Андорал
happening-the-domination-war = Война за господство
happening-the-two-towers-war = Война двух башен
happening-the-hinterlands-war = Тыловая война
happening-the-silverpine-war = Война за Серебряный бор
happening-the-abomination-of-darrowshire = Поганище Дарроушира
happening-zaeldarr-the-outcast = Зелдарр Изгой
happening-the-old-snake = Старый змей
happening-a-spectral-revenge = Призрачная месть
happening-daecris-of-the-many = Дейкрис Многоликий
happening-auction-house-ring-of-agility = Аукционный дом: Кольцо ловкости
happening-auction-house-boots-of-endurance = Аукционный дом: Сапоги выносливости
happening-auction-house-trusty-mount = Аукционный дом: Надёжный скакун
happening-auction-house-hood-of-shadow = Аукционный дом: Капюшон тени
happening-scourge-cauldrons = Котлы Плети
happening-light-of-ages = Свет Веков
happening-soul-taint = Осквернение душ
happening-spread-the-plague = Распространение чумы
happening-arcane-corruption = Порча магии

## Слова на картах и колоды

type-melee = ближний бой
type-ranged = дальний бой
type-armor = броня
type-general = основной предмет
type-instant = мгновенная
type-active = активная
type-bag = предмет инвентаря
trait-mace = Булава
trait-staff = Посох
trait-sword = Меч
trait-bow = Лук
trait-gun = Ружьё
trait-wand = Жезл
trait-cloth = Одежда
trait-leather = Кожа
trait-mail = Кольчуга
trait-potion = Зелье
trait-scroll = Свиток
trait-food = Еда
trait-trinket = Безделушка
trait-head = Голова
addon-shield = Щит
addon-helmet = Шлем
addon-scope = Прицел
addon-poison = Яд
category-aura = Аура
category-blessing = Благословение
category-seal = Печать
category-stance = Положение
category-pet = Питомец
category-demon = Демон
category-aspect = Дух
category-beast-form = Звериная форма
category-weapon-enhancement = Усиление оружия
keyword-finisher = Завершающий приём
item-deck-triangle = Треугольник
item-deck-square = Квадрат
item-deck-circle = Круг
item-deck-special = Особые
quest-deck-gray = Серые
quest-deck-green = Зелёные
quest-deck-yellow = Жёлтые
quest-deck-red = Красные
colour-green = зелёный
colour-red = красный
colour-blue = синий

## Знаки на поле

mark-capital-alliance = Город и стартовый регион Альянса
mark-capital-alliance-power = Здесь начинают; враги сюда не входят.
mark-capital-horde = Город и стартовый регион Орды
mark-capital-horde-power = Здесь начинают; враги сюда не входят.
mark-town-alliance = Город Альянса
mark-town-alliance-power = Здесь торгуют и лучше отдыхают.
mark-town-horde = Город Орды
mark-town-horde-power = Здесь торгуют и лучше отдыхают.
mark-flight-alliance = Воздушный маршрут Альянса
mark-flight-alliance-power = Один шаг до любого такого же знака.
mark-flight-horde = Воздушный маршрут Орды
mark-flight-horde-power = Один шаг до любого такого же знака.
mark-graveyard = Кладбище
mark-graveyard-power = Сюда возвращаются побеждённые персонажи.
