### Что игроки читают во время игры: вопросы, ответы, цены, журнал и отказы.

game-name = Warcraft II: Bloodstream
game-about = Альянс против Орды на земле, на море и в воздухе: добывайте золото, древесину и нефть, поднимайтесь по дереву технологий, водите стеки и кастуйте. Игра идёт в открытую, неизвестен только кубик.

## Числа и имена

purse-gold = { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
}
purse-wood = { $wood ->
    [one] { $wood } древесина
   *[other] { $wood } древесины
}
purse-oil = { $oil ->
    [one] { $oil } нефть
   *[other] { $oil } нефти
}
purse-none = ничего
n-units = { $units ->
    [one] { $units } юнит
    [few] { $units } юнита
   *[many] { $units } юнитов
}
n-buildings = { $number ->
    [one] { $number } строение
    [few] { $number } строения
   *[many] { $number } строений
}
percent = { $percent } %
neutral = нейтральные
nobody = никто
player = { $race } ({ $seat })
unit-of = { $unit }, { $player }
way = { $start } → { $end }
several = { $name } × { $number }

## Настройки

option-scenario = Как в сценарии
option-alliance = { race-alliance }
option-horde = { race-horde }
option-race_1 = Раса игрока 1
option-race_1-about = За какую расу играет участник, если сценарий её не закрепил.
option-race_2 = Раса игрока 2
option-race_2-about = За какую расу играет участник, если сценарий её не закрепил.
option-race_3 = Раса игрока 3
option-race_3-about = За какую расу играет участник, если сценарий её не закрепил.
option-race_4 = Раса игрока 4
option-race_4-about = За какую расу играет участник, если сценарий её не закрепил.
option-errata = Числа
option-errata-about = По каким числам играют: как велит сценарий, как напечатано в черновике или одинаковые для обеих рас.
option-errata-printed = Как напечатано
option-errata-even = Равные: E-01, E-02 и E-18
option-e_01 = E-01: дальность Рыцаря
option-e_01-about = 1, как у Огра, вместо 3.
option-e_02 = E-02: древесина за Эсминец троллей
option-e_02-about = 4, как за Эсминец Альянса, вместо 2.
option-e_03 = E-03: нефть за Линкор и Джаггернаут
option-e_03-about = 10 вместо 2: сильнейший корабль требует больше всего нефти.
option-e_04 = E-04: древесина за Бараки
option-e_04-about = 4, как за соседние здания, вместо 2.
option-e_05 = E-05: золото за Лесопилку
option-e_05-about = 3 вместо 6.
option-e_06 = E-06: атака «Смерча»
option-e_06-about = 4, как в таблице, вместо 5, как в тексте.
option-e_07 = E-07: золото за «Поднять Мертвого» и «Смерч»
option-e_07-about = По 7 вместо 4.
option-e_08 = E-08: золото за «Стрелы 3» и «Метательные топоры 3»
option-e_08-about = 10 вместо 20.
option-e_09 = E-09: золото за Грифона и Дракона
option-e_09-about = 12 вместо 6.
option-e_10 = E-10: золото за «Топоры 2»
option-e_10-about = 7 вместо 6.
option-e_11 = E-11: золото за «Пушки» и «Борта»
option-e_11-about = 3, 10, 2 и 7 вместо 7, 20, 5 и 15.
option-e_12 = E-12: золото за «Паладина» и «Огра-мага»
option-e_12-about = 5 вместо 10.
option-e_13 = E-13: золото за подрывников
option-e_13-about = 3 вместо 4.
option-e_14 = E-14: дальность Подлодки и Черепахи
option-e_14-about = 2, как у эсминцев, вместо 3.
option-e_15 = E-15: условие Нефтезавода
option-e_15-about = Его нефть приходит, только если на той же стадии нефть добыл хотя бы один танкер.
option-e_16 = E-16: Гоблины-саперы и «Ускорение»
option-e_16-about = «Ускорение» на них не влияет вместо +1.
option-e_17 = E-17: нефть за Дворец, Твердыню и Нефтезавод
option-e_17-about = По 2 вместо 4.
option-e_18 = E-18: цена «Мечей» 1 и 2
option-e_18-about = Как у Орды: 2 золота и 2 древесины, затем 6 и 6, вместо 4 и 2, затем 12 и 6.
option-attack_grouping = Атака на одну цель
option-attack_grouping-about = Обязаны ли юниты с одной целью бросать один общий кубик.
option-attack_grouping-assigned = Один общий кубик
option-attack_grouping-free = Можно и порознь
option-natural_one_hits = Единица всегда попадает
option-natural_one_hits-about = Выпавшая 1 — попадание при любом пороге.
option-counter_mandatory = Контратака обязательна
option-counter_mandatory-about = Если выключено, от контратаки можно отказаться, и жетона тогда нет.
option-interrupt_provokes_counter = Ответ на прерывание
option-interrupt_provokes_counter-about = Уцелевшие после прерывания с расстояния 0 или 1 сразу контратакуют.
option-tower_range_guard = Дальность Башни стражи
option-tower_range_guard-about = На сколько гексов бьёт Башня стражи.
option-tower_range_cannon = Дальность Пушечной башни
option-tower_range_cannon-about = На сколько гексов бьёт Пушечная башня.
option-tower_interrupt = Башни прерывают
option-tower_interrupt-about = Если выключено, башни атакуют только на стадии атаки владельца.
option-splash = Осколки
option-splash-about = Бросают ли осадные машины и башни, атакуя юнит в одиночку, ещё и на второго в том же гексе.
option-splash-two_dice = Второй кубик, порог на 2 ниже
option-heavy_stack_limit = Тяжёлые стеки
option-heavy_stack_limit-about = Сколько осадных машин, кораблей или воздушных юнитов может быть в стеке.
option-pass_through_friends = Сквозь своих
option-pass_through_friends-about = Если выключено, входить можно только в гексы, где группа могла бы остановиться.
option-building_blocks = Проход через строения
option-building_blocks-about = Закрыто ли для наземных юнитов и отдельно стоящее строение.
option-building_blocks-always = Любое строение
option-building_blocks-only_touching = Только соседние с другим или со стеной
option-research_level2 = Второй уровень
option-research_level2-about = Заменяет ли уровень 2 исследования первый или добавляется к нему.
option-research_level2-replaces = Заменяет первый: всего +2
option-research_level2-adds = Добавляется к первому: всего +3
option-bonus_cumulative = Прибавки складываются
option-bonus_cumulative-about = Считается каждый Дворец, Замок, Лесопилка и Нефтезавод, а не только лучшее здание.
option-worker_lost_with_site = Рабочий гибнет со стройкой
option-worker_lost_with_site-about = Если выключено, рабочий или танкер остаётся в гексе разрушенной стройки.
option-mana_check = Проверка маны
option-mana_check-about = Когда бросают кубик на ману.
option-mana_check-at_cast = При каждом касте
option-mana_check-start_of_move = Один раз, с началом перемещения
option-spell_range = Дальность заклинаний
option-spell_range-about = На сколько гексов действуют заклинания, если в них не сказано иное.
option-area_anchor = Повторный удар
option-area_anchor-about = Кого поражает повторный удар «Ледяного вихря» и «Смерти и Разложения».
option-area_anchor-hex = Тех, кто тогда в гексе
option-area_anchor-stack = Тех, кого задел первый, где бы они ни были
option-flame_shield_mana = Мана «Щита огня»
option-flame_shield_mana-about = Наибольшее число на кубике, при котором он действует.
option-unholy_armor_mana = Мана «Проклятой Брони»
option-unholy_armor_mana-about = Наибольшее число на кубике, при котором она действует.
option-unholy_death_on = Конец «Проклятой Брони»
option-unholy_death_on-about = Юнит умирает, если на кубике не больше этого числа.
option-rune_limit = Руны
option-rune_limit-about = Сколько рун игрока может лежать на поле.
option-raise_dead_two_on = Два Скелета
option-raise_dead_two_on-about = «Поднять Мертвого» призывает двоих, если при броске на ману выпало не больше этого числа.
option-sapper_detonation = Подрыв
option-sapper_detonation-about = Если выключено, подрывники атакуют только обычным образом.
option-sapper_blast_attack = Атака взрыва
option-sapper_blast_attack-about = С какой атакой взрыв бьёт по наземным юнитам.
option-transport_capacity = Места на борту
option-transport_capacity-about = Сколько наземных юнитов берёт Транспортёр.
option-submarine_stealth = Скрытые подлодки
option-submarine_stealth-about = Подлодка и Черепаха могут быть целью, только если в 2 гексах от них есть воздушный юнит, подлодка, черепаха или башня атакующей стороны.
option-unit_supply = Войско игрока
option-unit_supply-about = Сколько юнитов может быть у игрока одновременно.
option-unit_supply-none = Без предела
option-repair_cost_gold = Золото за ремонт
option-repair_cost_gold-about = Сколько стоит снять один жетон Burn.
option-repair_cost_wood = Древесина за ремонт
option-repair_cost_wood-about = Сколько стоит снять один жетон Burn.
option-sea = Море
option-sea-about = Если выключено, нет ни кораблей, ни береговых построек.
option-air = Воздух
option-air-about = Если выключено, нет ни воздушных юнитов, ни Вольера грифонов с Логовом драконов.
option-magic = Магия
option-magic-about = Если выключено, нет ни заклинателей, ни заклинаний, ни Башни мага с Церковью.
numbers-printed = Числа как напечатано
numbers-even = Равные числа для обеих рас
numbers-some = Исправлено: { $errata }

## Цель и время

status = Раунд { $round } · { $stage } · { $player }
status-of = Раунд { $round } из { $rounds } · { $stage } · { $player }
status-over = Игра окончена
status-last = Последний раунд
verdict = Победа: { $players }!
verdict-alone = Победа: { $players }! Остальные выбыли.
verdict-draw = Ничья.
standing = { $player }: ценность { $value }, { n-units }
goal-annihilate-units = Цель: уничтожить все войска противника.
goal-annihilate-buildings = Цель: уничтожить все строения противника; стройки тоже считаются.
goal-annihilate-units_and_buildings = Цель: уничтожить все войска и строения противника.
goal-stockpile = Цель: { $purse } в запасе в конце своей стадии сбора ресурсов.
goal-escort = Цель: освободить своих пленников в точке А и доставить { $need } из { $of } в точку В.
goal-destroy = Цель: разрушить здание противника: { $building }.
goal-none = Без цели.
goal-equal = Кто достиг цели, делает раунд последним; сидящие дальше ещё ходят.
clock = После раунда { $rounds } победителя определит решающий счёт: { $keys }.
tiebreak-near = юниты возле отмеченных гексов
tiebreak-stock = запас: { $resources }
tiebreak-burns = меньше жетонов Burn на здании: { $building }
tiebreak-delivered = доставленные пленники
tiebreak-freed = живые освобождённые пленники
tiebreak-value = ценность войск, строений и изученного

## На столе

panel = { $seat }: { $race }
counter-gold = Золото
counter-wood = Древесина
counter-oil = Нефть
counter-income = Следующий сбор
counter-units = Юниты из { $most }
counter-units-free = Юниты
counter-value = Ценность
counter-delivered = Доставлено (цель { $need })
counter-captives = Осталось пленников
counter-burns = Жетоны Burn: { $building }
learned = Изучено
learned-none = Пока ничего не изучено
out-of-game = Выбыли
team-mate = союзник
tip-stack = { $units } — { $player }
tip-numbers = Атака { $attack }, броня { $armour }, дальность { $range }, скорость { $speed }
tip-building = { $building } — { $player }
tip-fires = Жетоны Burn: { $burns } из { $fires }, ещё один разрушит здание
tip-fires-left = Броня { $armour }, жетонов Burn { $burns }, выдержит { $fires }
tip-job-train = Тренируется: { $unit }
tip-job-research = Исследуется: { $research }
tip-job-upgrade = Улучшается: { $building }
tip-ready = Готово на следующей стадии завершения производства
tip-inside = Внутри ждёт рабочий
tip-cargo = На борту: { $units }
tip-watched = Сюда достаёт обороняющийся враг
tip-keeps-attack = После этого ещё может атаковать
tip-loses-attack = Full Move: атаковать уже не сможет
tray-orders = Что можно заказать
needs = Не хватает: { $names }
detail-price = Цена
detail-left = Останется
detail-chance = Шанс
detail-target = Порог
detail-sum = { $attack } + { $helpers } − { $armour } = { $target }
detail-counter = Может ответить
detail-refund = Возврат
contest-attack = Атака: { $hex }
contest-counter = Контратака: { $hex }
contest-interrupt = Прерывание: { $hex }
contest-strike = { $spell }: { $hex }
contest-blast = Взрыв: { $hex }
role-attackers = Атакующие
role-targets = Цели
news-group = { $target }: { $dice }
wall = Стена
cast-chance = { $spell } ({ $hex }): { percent }
aim-at = { $target } ({ $hex })
aim-apart = { $target } ({ $hex }), отдельно
with-chance = Числом { $count }: нужно { $target }, { percent }
go = { $units } → { $hex }
strike-at = { $hex } → { $target }
group-train = Войска
group-research = Исследования
group-upgrade = Улучшения
group-build = Постройки
group-repair = Ремонт
group-cancel = Отмена
warn-idle = Рабочих без дела: { $number }
warn-unmoved = Ещё могут двигаться: { $number }
warn-unspent = Ещё могут атаковать: { $number }

## Что можно ответить

verb-end = Закончить стадию
verb-go-on = Дальше
verb-wait = Ждать внутри
verb-stop = Остановиться
verb-roll = Бросить кубики
verb-pass = Пропустить
verb-hold = Без цели
verb-place = Поставить: { $hex }
verb-cancel = Отменить: { $hex }
verb-train = Тренировать: { $unit } ({ $hex })
verb-research = Исследовать: { $research } ({ $hex })
verb-upgrade = Улучшить: { $building } ({ $hex })
verb-build = Построить: { $building } ({ $hex })
verb-repair = Чинить: { $target }, рабочий: { $hex }
verb-march = Двигать: { $count } ({ $hex })
verb-march-sky = Двигать в воздухе: { $count } ({ $hex })
verb-step = Шаг: { $hex }
verb-board = Сесть на корабль { $ship } ({ $hex })
verb-land = Высадить { $count } с корабля { $ship } ({ $hex })
verb-stand = В оборону: { $count } ({ $hex })
verb-stand-sky = В оборону в воздухе: { $count } ({ $hex })
verb-pick = Выбрать: { $number }
verb-attack = Атаковать отсюда: { $hex }
verb-attack-sky = Атаковать с воздуха: { $hex }
verb-aim = Цель { $number }: { $hex }
verb-aim-apart = Цель { $number } отдельно: { $hex }
verb-with = Силами: { $count }
verb-blast = Взорвать: { $hex }
verb-cast = { $spell } ({ $hex })
verb-at = Сюда: { $hex }, { $number }

## О чём вас спрашивают

prompt-Leaving = { $unit }: тренировка окончена. Выберите свободный соседний гекс.
prompt-FinishJobs = Исследования и улучшения готовы. Продолжайте или отмените что-нибудь с возвратом цены.
prompt-FinishSites = Стройки готовы. Продолжайте или откажитесь от какой-нибудь с возвратом цены.
prompt-StepOut = Рабочий выходит из готового здания: выберите свободный соседний гекс.
prompt-Orders = Заказывайте войска, исследования, улучшения, постройки и ремонт или закончите стадию.
prompt-Moving = Двигайте юниты, ставьте их в оборону, кастуйте или закончите стадию.
prompt-Muster = Какие юниты пойдут?
prompt-Marching = Выберите следующий гекс, посадку или остановку.
prompt-Victim = Руна! Какой юнит группы погибнет?
prompt-Settle = Какие юниты займут оборону?
prompt-Interrupt = Враг появился в радиусе атаки. Атакуйте первым или пропустите.
prompt-InterruptAim = Ваше прерывание: назначьте цели юнитам, затем бросайте кубики.
prompt-Attacking = Объявляйте атаки, подрывайте, кастуйте, занимайте оборону или закончите стадию.
prompt-AttackAim = Назначьте цели, добавьте ещё стек или бросайте кубики.
prompt-CounterAim = Ваша контратака: назначьте цели юнитам, затем бросайте кубики.
prompt-HowMany = Сколько юнитов атакуют эту цель?
prompt-Which = Какие из юнитов?
prompt-SplashAim = Осколки: выберите второго.
prompt-TowerAim = Кого атакует башня?
prompt-TowerSplash = Осколки: выберите второго.
prompt-Sapper = Какой юнит взрывается?

## О чём спрашивают других

waiting-Leaving = { $player }: размещение юнита.
waiting-FinishJobs = { $player }: завершение исследований.
waiting-FinishSites = { $player }: завершение строительства.
waiting-StepOut = { $player }: размещение рабочего.
waiting-Orders = { $player }: заказ производства.
waiting-Moving = { $player }: перемещение.
waiting-Muster = { $player }: выбор тех, кто идёт.
waiting-Marching = { $player }: движение группы.
waiting-Victim = { $player }: руна: кто погибнет.
waiting-Settle = { $player }: выбор тех, кто в обороне.
waiting-Interrupt = { $player }: право первой атаки.
waiting-InterruptAim = { $player }: цели прерывания.
waiting-Attacking = { $player }: атака.
waiting-AttackAim = { $player }: объявление атаки.
waiting-CounterAim = { $player }: контратака.
waiting-HowMany = { $player }: сколько юнитов атакуют.
waiting-Which = { $player }: выбор юнитов.
waiting-SplashAim = { $player }: вторая цель.
waiting-TowerAim = { $player }: цель башни.
waiting-TowerSplash = { $player }: вторая цель.
waiting-Sapper = { $player }: выбор подрывника.

## Журнал

event-round = Раунд { $round }.
event-turn = { $player }: начало хода.
event-gathered = { $player }: собрано { $purse }.
event-felled = { $hex }: лес вырублен.
event-ordered-train = { $player }: начата тренировка — { $unit } ({ $hex }).
event-ordered-research = { $player }: начато исследование «{ $research }» ({ $hex }).
event-ordered-upgrade = { $player }: начато улучшение — { $building } ({ $hex }).
event-cancelled = { $player }: задача отменена ({ $hex }).
event-began-building = { $player }: начата стройка — { $building } ({ $hex }).
event-gave-up = { $player }: отказ от постройки — { $building } ({ $hex }).
event-built = { $player }: здание готово — { $building } ({ $hex }).
event-stepped-out = { $player }: строитель выходит — { $unit } ({ $hex }).
event-waits-inside = { $player }: свободного гекса нет, ожидание внутри — { $unit } ({ $hex }).
event-trained = { $player }: тренировка окончена — { $unit } ({ $hex }).
event-learned = { $player }: изучено «{ $research }».
event-upgraded = { $player }: улучшение готово — { $building } ({ $hex }).
event-repaired = { $player }: ремонт — { $building } ({ $hex }).
event-stepped = { $player }: { $units }, { $start } → { $end }.
event-landed = { $player }: высадка — { $units } → { $end }.
event-boarded = { $player }: посадка — { $units } ({ $hex }).
event-reinforced = { $player }: стек пополнен — { $unit } ({ $hex }).
event-full-move = { $player }: Full Move — { $units }.
event-stands = { $player }: оборона — { $units } ({ $hex }).
event-rune = { $player }: сработала руна ({ $hex }).
event-interrupt = { $player }: право первой атаки ({ $hex }).
event-counter-attack = { $player }: контратака ({ $hex }).
event-detonates = { $player }: подрыв — { $unit } ({ $hex }).
event-burning = { $player }: пожар — { $building } ({ $hex }).
event-destroyed = { $player }: здание разрушено — { $building } ({ $hex }).
event-wall-fell = { $hex }: стена рухнула.
event-healed = { $player }: «Лечение» спасает юнит — { $unit } ({ $hex }).
event-lost = { $player }: потеря — { $unit } ({ $hex }).
event-freed = { $player }: пленники свободны — { $units } ({ $hex }).
event-delivered = { $player }: доставлены — { $units } ({ $hex }).
event-eliminated = { $player }: выбывает из игры.
event-goal-met = { $player }: цель достигнута, этот раунд последний.
event-won = Игра окончена. Победа: { $player }!
event-shared = Победа разделена: { $player }.
event-drawn = Игра окончена. Ничья.
event-strike = { $hit ->
    [1] { $by } → { $target } ({ $hex }): { $die } при пороге { $need }. Попадание!
   *[other] { $by } → { $target } ({ $hex }): { $die } при пороге { $need }. Мимо.
}

## Почему нельзя

refusal-aim-or-roll = Сейчас назначают цели или бросают кубики.
refusal-attack-stage = Идёт стадия атаки: атакуйте или закончите её.
refusal-finish-or-cancel = Сейчас завершаются исследования и улучшения: продолжайте или отмените что-нибудь.
refusal-finish-or-give-up = Сейчас завершаются стройки: продолжайте или откажитесь от какой-нибудь.
refusal-give-orders = Идёт заказ производства: заказывайте или закончите стадию.
refusal-how-many = Сначала скажите, сколько юнитов атакует.
refusal-interrupt-or-pass = Атакуйте первым своим стеком или башней либо пропустите.
refusal-move-or-end = Идёт перемещение: двигайте юниты или закончите стадию.
refusal-place-the-unit = Сначала разместите натренированного юнита.
refusal-place-the-worker = Сначала разместите рабочего.
refusal-second-target = Сначала выберите вторую цель.
refusal-step-board-or-stop = Группа в движении: сделайте шаг, посадку или остановитесь.
refusal-tower-target = Сначала выберите цель башни.
refusal-which-unit = Сначала выберите юнит.
refusal-which-unit-dies = Сначала выберите, кого убьёт руна.
refusal-which-unit-goes = Сначала выберите, кто пойдёт.
refusal-which-unit-stands = Сначала выберите, кто займёт оборону.

refusal-all-have-a-target = Цели назначены уже всем юнитам.
refusal-already-learned = Уже изучено: «{ $research }».
refusal-already-researched = Уже исследуется в другом здании: «{ $research }».
refusal-another-building-first = Сначала очередь другого здания: { $hex }.
refusal-builder-not-free = { $hex }: рабочий не свободен.
refusal-building-busy = { $hex }: здание занято другой задачей.
refusal-building-there = { $hex }: дорогу загораживает здание.
refusal-cannot-attack-at-all = { $unit }: без атаки оборону не занимают.
refusal-captive = Пленники ни в чём не участвуют и целью не бывают.
refusal-captives-do-nothing = { $hex }: пленники ничего не делают, пока не освобождены.
refusal-captives-there = { $hex }: к пленникам присоединиться нельзя.
refusal-counter-attack-is-mandatory = Контратака обязательна.
refusal-did-not-attack-hand-to-hand = Этот стек не атаковал ваш в ближнем бою.
refusal-does-not-burn = { $hex }: здание не горит.
refusal-does-not-notice = { $hex }: для этого стека группа не появилась в радиусе атаки.
refusal-does-not-stand = { $hex }: здесь никто не в обороне.
refusal-enemies-there = { $hex }: там враг.
refusal-everybody-strikes-back = Цель нужна каждому юниту, способному контратаковать.
refusal-full-move = Full Move: в этом ходу это уже невозможно.
refusal-has-attacked = В этом ходу здесь уже атаковали.
refusal-has-boarded = { $hex }: кто сел на борт в этом ходу, высадиться не может.
refusal-has-landed = { $hex }: кто высадился в этом ходу, на борт не сядет.
refusal-has-moved = { $hex }: приказ на перемещение в этом ходу уже был.
refusal-has-used-its-attack = Вместо атаки здесь кастовали, чинили или заняли оборону.
refusal-hex-not-free = { $hex }: гекс не свободен.
refusal-invisible = Невидимые юниты целью не бывают.
refusal-needs-building = Сначала нужно здание: { $building }.
refusal-needs-research = Сначала нужно исследование: «{ $research }».
refusal-never-built = { $building }: рабочие этого не строят.
refusal-no-attack = У этих юнитов нет атаки.
refusal-no-builder = { $hex }: здесь нужен ваш { $unit }.
refusal-no-building-of-yours = { $hex }: вашего здания здесь нет.
refusal-no-detonations = В этой партии подрывов нет.
refusal-no-enemy = Целью бывают только враги.
refusal-no-extra-hex = { $hex }: после каста добавочного гекса нет.
refusal-no-first-step = { $hex }: идти некуда.
refusal-no-ground = { $hex }: наземным юнитам туда нельзя.
refusal-no-own-transport = { $hex }: такого вашего Транспортёра здесь нет.
refusal-no-own-units = { $hex }: ваших юнитов здесь нет.
refusal-no-place-to-stop = { $hex }: оттуда группе негде остановиться.
refusal-no-room-aboard = { $hex }: на борту нет места для всей группы.
refusal-no-sapper-beside = { $hex }: рядом нет ваших подрывников.
refusal-no-shore = { $hex }: высадиться некуда.
refusal-no-site-for-it = { $hex }: здесь строить нельзя.
refusal-no-site-of-yours = { $hex }: вашей стройки здесь нет.
refusal-no-stack-there = { $hex }: вашего стека здесь нет.
refusal-no-such-upgrade = Так улучшить нельзя: { $building }.
refusal-no-target-for-the-tower = { $hex }: цели для башни там нет.
refusal-no-target-in-reach = В пределах дальности нет целей.
refusal-no-tower = Это не ваша готовая башня, способная атаковать.
refusal-no-water-beside = { $hex }: рядом нет воды.
refusal-nobody-has-a-target = Цель должна быть хотя бы у одного юнита.
refusal-not-begun-now = { $hex }: отозвать можно только заказ этой стадии.
refusal-not-for-this-race = Вашей расе это недоступно: «{ $research }».
refusal-not-next = { $hex }: это не соседний гекс.
refusal-not-of-the-moving-group = Прерывание бьёт только по движущейся группе.
refusal-not-researched-here = Здесь это не исследуют: «{ $research }».
refusal-not-so-many = Столько юнитов для этого нет.
refusal-not-so-many-of-one-type = { $hex }: на борту нет столько юнитов одного типа.
refusal-not-trained-here = { $unit }: здесь не тренируют ({ $building }).
refusal-nothing-there = { $hex }: такой цели там нет.
refusal-nothing-to-blow-up = { $hex }: взрывать там нечего.
refusal-nothing-to-cancel = { $hex }: отменять здесь нечего.
refusal-one-group-for-a-target = Все, кто атакует одну цель, составляют одну группу.
refusal-one-step-at-least = В приказе на перемещение есть хотя бы один шаг.
refusal-only-land-units-board = { $unit }: на борт садятся только наземные юниты.
refusal-only-water = { $hex }: корабли ходят только по воде.
refusal-only-workers = { $hex }: туда входят только рабочие.
refusal-other-type-there = { $hex }: там юниты другого типа.
refusal-others-there = { $hex }: там юниты другого игрока.
refusal-out-of-range = { $hex }: слишком далеко для атаки.
refusal-reinforced-moves-singly = { $hex }: из пополненного стека идут по одному.
refusal-reinforced-stack-attacks-with-one = Из пополненного стека атакует один юнит.
refusal-reinforced-stack-has-attacked = Один юнит этого пополненного стека уже атаковал.
refusal-rig-there = { $hex }: к готовой Платформе подходят только танкеры владельца.
refusal-same-hex-only = Второй юнит должен быть в том же гексе.
refusal-sapper-is-marked = На этом юните жетон Full Move или Attack.
refusal-slow-caster = { $hex }: при скорости ½ заклинатель либо идёт, либо кастует.
refusal-stack-is-full = { $hex }: стек полон.
refusal-stands-already = { $hex }: они уже в обороне.
refusal-still-a-site = { $hex }: это ещё стройка.
refusal-take-the-first-of-those-alike = Они одинаковы: назовите первого.
refusal-takes-part-already = Этот стек уже участвует.
refusal-there-is-room = Свободный гекс есть, ждать внутри нельзя.
refusal-too-dear = Не хватает ресурсов, цена: { $purse }.
refusal-too-far = { $hex }: слишком далеко для этой группы.
refusal-too-many-units = У вас уже { $most } юнитов, больше нельзя.
refusal-tower-has-attacked = Башня в этом ходу уже атаковала.
refusal-towers-attack-units-only = Башни атакуют только юниты.
refusal-wall-there = { $hex }: дорогу преграждает стена.
refusal-withdrawn-once = { $hex }: на этой стадии здесь уже отменяли заказ.
refusal-wrong-domain = Эти юниты не умеют атаковать такую цель: на земле, на море или в воздухе.
