### Что говорит картинка: листы, ряды карт, сражение, подсказки и последствия ответов.

## Числа и названия

n-gold = золото: { $gold }
n-xp = опыт: { $xp }
n-items = { $count ->
    [one] { $count } предмет «{ $deck }»
    [few] { $count } предмета «{ $deck }»
   *[many] { $count } предметов «{ $deck }»
}
n-items-of = { $count ->
    [one] { $count } предмет «{ $deck }» (1 из { $number })
    [few] { $count } предмета «{ $deck }» (каждый — 1 из { $number })
   *[many] { $count } предметов «{ $deck }» (каждый — 1 из { $number })
}
tenths = { $whole },{ $tenth }
nothing = ничего
group = { $creatures } ({ $counted })
group-green = зелёных { $number }
group-red = красных { $number }
group-blue = синих { $number }
group-only-green = { $number ->
    [1] зелёный цвет
   *[other] зелёные
}
group-only-red = { $number ->
    [1] красный цвет
   *[other] красные
}
group-only-blue = { $number ->
    [1] синий цвет
   *[other] синие
}
foe-token = Жетон Каззака
plague = Жетон чумы

## Листы персонажей

panel = { $hero } · { $seat }
counter-capacity = { $name } (предел { $most })
counter-copies = Копии
counter-cost = Плата Энергией
counter-price = Цена в золоте
counter-pet = Здоровье Питомца или Демона
counter-tokens = Значки на карте
counter-deck = Осталось карт
counter-turn = Ход из { $last }
slot = Ячейка { $number }
slot-accepts = Ячейка { $number } принимает: { $types }
slot-covers = Закрывает сигнальную карту: { $card }
row-slots = Ячейки
row-addons = Дополнительные предметы
row-bag = Инвентарь: { $number } из { $most }
row-spellbook = Книга заклинаний
row-talents = Таланты
row-lots = Предметы Аукциона
row-race = Расовая способность
row-brought = Кубики этих карт уже в пуле: щёлкните, чтобы отказаться
line-soulbound = Персональный предмет
line-exempt = Не занимает места в Инвентаре
line-marked = За голову персонажа назначена награда
line-relic = Несёт реликвию

## Ряды карт

tray-classes = Классы
tray-choice = На выбор
tray-lessons = Возможности для изучения: { $hero }
tray-auction = На аукционе
tray-quests = Квесты
tray-merchant = Торговец
tray-events = События в игре
tray-overlord = Монстр и шкалы
tray-decks = Колоды
line-reward = Награда: { $reward }
line-rewards = Награда более сильной фракции: { $strong }; более слабой: { $weak }
chance-alone = победа { $percent }%
chance-together = вместе { $percent }%
chance-without = без вас { $percent }%
chance-so = победа { $percent }%
line-quest-level = Уровень квеста: { $level }
line-far = { $hero }: { $number ->
    [0] на месте
    [one] { $number } шаг
    [few] { $number } шага
   *[many] { $number } шагов
}
line-bid = Ваша ставка, { $hero }: { $gold }
line-guarded = На пути синие: { $creatures }
line-bounty = Награда за голову: { $heroes }
line-trophies = Трофеи, { $faction }: { $number }
line-hoard = Клад: золото { $gold }, { $cards }
line-hidden = Скрыт под одним из жетонов, их { $number }
track-turn = Линейка ходов
track-turn-about = После последней клетки все персонажи сходятся в решающем сражении.
track-event = { $turn }: событие
track-item = { $turn }: предмет Торговцу ({ $deck })
track-xp = Опыт: { $faction }
track-hero = { $hero }: опыт { $xp }, уровень { $level }
deck-items = Предметы: { $deck }
deck-events = События
deck-quests = Квесты, { $faction }: { $deck }

## Подсказки

tip-health = Здоровье { $now } из { $most }
tip-energy = Энергия { $now } из { $most }
tip-level = Уровень { $level }, опыт { $xp }
tip-next-level = До уровня { $level } не хватает опыта: { $xp }
tip-top-level = Наивысший уровень
tip-stun = Оглушение: { $number }
tip-curse = Проклятие: { $number }
tip-actions = Осталось действий: { $number }
tip-blue = Независимые: кто приходит сюда, останавливается и сначала бросает вызов им.
tip-quest = Квест { $code }, { $faction }: { $quest }. Награда: { $reward }
tip-token = Никто из вашей фракции сюда не заглядывал.
tip-token-true = Ваша фракция видела: Каззак здесь.
tip-token-false = Ваша фракция видела: здесь никого нет.
tip-box-damage = Удары в зоне повреждений: ими побеждают противников.
tip-box-defense = Удары в зоне защиты: сдерживают раны, потом становятся повреждениями.
tip-box-armor = Значки брони в зоне защиты: сдерживают раны.
tip-box-attrition = Удары в зоне ослабления: в конце раунда становятся повреждениями.

## Сражение

box-short-damage = повреждения
box-short-defense = защита
box-short-armor = броня
box-short-attrition = ослабление
contest = { $region } · раунд { $round }
contest-attack = { $title } · атакует { $hero }
stage-pool = Dice Pool
stage-reroll = Переброска
stage-tokens = Размещение значков
stage-defense = Защита
side = { $faction }
side-hero = { $hero }: Здоровье { $health }, Энергия { $energy }
side-out = Вне сражения: { $heroes }
die-hits = удар
die-misses = мимо
use-together = Применить выбранное и бросить
reroll-together = Перебросить выбранные

## К чему ведёт ответ

detail-ability = Способность
detail-attack = Сила Атаки
detail-foe-health = Здоровье противника
detail-brings = Даёт
detail-chance = Вероятность удара
detail-covers = Закрывает
detail-creatures = Синие существа
detail-curse = Проклятие
detail-damage = Удары в зоне повреждений
detail-effect = Действие
detail-enemies = Там враги
detail-energy = Энергия
detail-expected = Ударов в среднем
detail-gives-up = Без этого:
detail-gold = Золото
detail-health = Здоровье
detail-now = Сейчас
detail-place = Место
detail-quest = Там квест
detail-reward = Награда
detail-travel-ends = Путь здесь кончается
detail-way = Путь
detail-steps = Шаги
detail-replaces = Вместо карты
detail-usual = Ударов в среднем при Угрозе { $threat }
detail-rerolls = Переброска
detail-attrition = Ослабление
detail-wounds = Раны, если всё так и останется
detail-foe-life = Здоровье
detail-victory = Шансы на победу в одиночку
way-flight = перелёт
attack-against = { $attack } против вашего Здоровья { $health }
recover-up-to = до { $number } Здоровья и Энергии
note-steps = { $number ->
    [one] до { $number } шага
   *[many] до { $number } шагов
}
note-targets = { $number ->
    [one] { $number } противник
    [few] { $number } противника
   *[many] { $number } противников
}
note-lessons = { $number ->
    [one] { $number } Возможность, золото: { $gold }
    [few] { $number } Возможности, золото: { $gold }
   *[many] { $number } Возможностей, золото: { $gold }
}
note-hits = ударов ≈ { $hits }
reward-victory = победа в игре
shortcut-equip = Добавить: { $new }
shortcut-travel = Перемещение: { $region }

## Цель и конец

note-draft = Каждый игрок выбирает класс; фракции складываются, когда выбраны все.
note-goal = Цель: победить Монстра, это { $overlord }.
note-end = { $number ->
    [one] Остался { $number } ход, затем решающее сражение фракций.
    [few] Осталось { $number } хода, затем решающее сражение фракций.
   *[many] Осталось { $number } ходов, затем решающее сражение фракций.
}
note-lap = Круг { $lap } из { $laps }: победа только над Монстром.
standing = { $hero }: уровень { $level }, опыт { $xp }, золото { $gold }

## What decks and dice are for

deck-items-about = Из неё приходят предметы наград и товары Торговца.
deck-events-about = События приходят на отмеченных клетках линейки ходов.
deck-quests-about = Отсюда фракция берёт новый квест вместо выполненного; чем дальше цвет, тем труднее и щедрее.
dice-blue-about = Удары ранят сразу, до ответа противника.
dice-red-about = Удары сперва защищают, а в конце раунда ранят.
dice-green-about = Удары дают броню: она только защищает.
