### Что игроки читают во время игры: вопросы, ответы, цены, журнал и отказы.

game-name = Warcraft: настольная игра
game-about = Четыре расы делят поле из шестиугольников: добывайте Золото и Дерево, стройте Город, обучайте отряды и решайте спор в битвах.

## Числа и имена

purse-gold = { $gold ->
    [one] { $gold } Золото
   *[other] { $gold } Золота
}
purse-wood = { $wood ->
    [one] { $wood } Дерево
   *[other] { $wood } Дерева
}
purse-both = { purse-gold }, { purse-wood }
n-points = { $points ->
    [one] { $points } победный пункт
    [few] { $points } победных пункта
   *[many] { $points } победных пунктов
}
n-units = { $units ->
    [one] { $units } отряд
    [few] { $units } отряда
   *[many] { $units } отрядов
}
about-percent = ≈ { $percent } %
tenths = { $whole },{ $tenth }
against = { $mine } : { $theirs }
neutral = нейтральные
nobody = никто
player = { $race } ({ $seat })
unit-of = { $unit }, { $race }
unit-in = { $unit } ({ $space })
way = { $start } → { $end }
copies = { $number ->
    [1] { $card }
   *[other] { $card } × { $number }
}

## Настройки

option-city_fall = Падение Города
option-city_fall-about = Как выбывает игрок, чей Город занял враг.
option-city_fall-two_stage = Со второго раза: сначала жетон
option-city_fall-immediate = Сразу
option-heal_rule = Исцеление
option-heal_rule-about = Как действует особое свойство «Исцеление».
option-heal_rule-rulebook = По правилам: на 1 потерю меньше в фазе
option-heal_rule-faq2003 = По разъяснениям 2003 года: единицы врага не наносят потерь
option-battle_card_order = Порядок карт в битве
option-battle_card_order-about = Кто первым играет карты в битве.
option-battle_card_order-defender_first = Сначала Защитник
option-battle_card_order-active_first = Сначала тот, чей шаг
option-team_vp_target = Цель команды
option-team_vp_target-about = Сколько победных пунктов нужно команде в основной игре вчетвером.
option-team_vp_target-30 = 30 победных пунктов
option-team_vp_target-20 = 20: игра короче
option-scenario_deck_errata = Поправки к колодам
option-scenario_deck_errata-about = В особых сценариях бесполезные карты убираются из колод до начала игры.
option-race_choice = Расы
option-race_choice-about = Раздаются случайно или выбираются игроками по очереди.
option-race_choice-random = Случайно
option-race_choice-chosen = На выбор
option-devour_no_winner = Поглощение без победителя
option-devour_no_winner-about = Что будет с поглощённым отрядом, если в битве никто не победил.
option-devour_no_winner-stays = Остаётся на месте
option-devour_no_winner-killed = Погибает
option-house = Домашние карты
option-house-about = В колоды кроме 21 карты игры замешиваются карты собственного сочинения.
option-turn_limit = Предел ходов
option-turn_limit-about = После этого хода игра заканчивается: в основной игре побеждает тот, у кого больше пунктов, в остальных сценариях ничья.
option-turn_limit-0 = Без предела

## Положение

status = Ход { $turn } · { $step } · { $race }
status-battle = Ход { $turn } · { $step }, битва · { $race }
status-before = Подготовка к игре
status-over = Игра окончена
step-move = Шаг Движения
step-harvest = Шаг Сбора
step-deploy = Шаг Размещения
step-spend = Шаг Расходов
verdict = Победа: { $players }!
verdict-alone = Победа: { $players }! Остальные выбыли.
verdict-draw = Ничья.
standing = { $player }: на поле { n-units }
standing-points = { $player }: { n-points }, на поле { n-units }
goal-points = Цель: { $target } победных пунктов в конце своего хода.
goal-gate = Цель: в конце своего хода держать отряд во вратах (D), когда вокруг них меньше { $guards } вражеских отрядов.
goal-necromancers = Нежить должна захватить Город Людей. Люди побеждают, убив обоих Некромантов или уничтожив жетоны A, B и C.
goal-captives = Цель: привести пленника своей расы в свой Город или дважды занять Город врага.
goal-nordrassil = Союзные Силы держатся, пока не кончится колода Ночных Эльфов. Нежить побеждает в клетке A или взяв Заставу D.
note-card = { $card } ({ $race })
note-cards = Карты в силе: { $cards }.
note-aim = Сыграна на: { $target }.
note-outpost = Застава ({ $price }): выберите подсвеченную клетку с батраком.
note-training = В этот ход Запасы идут на Обучение.
note-construction = В этот ход Запасы идут на Возведение.
note-upgrading = В этот ход Запасы идут на Развитие.
note-none = { $group } сейчас недоступно. { $why }
note-turn-limit = Игра закончится после хода { $turns }.

## О чём вас спрашивают

prompt-RaceChoice = Выберите расу.
prompt-Window-MOVE-START = Начинается Шаг Движения: { $race }. Можете сыграть карту.
prompt-Window-ENTER = Враг вошёл к вашим батракам ({ $space }). Можете сыграть карту.
prompt-Window-MOVE-END = Движение закончено ({ $race }), битв ещё не было. Можете сыграть карту.
prompt-Window-ROUND = Начинается раунд битвы. Можете сыграть карту.
prompt-Window-MELEE = Начинается ударная фаза. Можете сыграть карту.
prompt-Window-BEFORE-ROLL = Сейчас бросок на атаку. Можете сыграть карту.
prompt-Window-AFTER-ROLL = Кости брошены, потери ещё не сняты. Можете сыграть карту.
prompt-Window-REMOVE = Враг снимает потерю ({ $races }). Можете сыграть карту.
prompt-Window-REMOVED = Враг снял отряд ({ $unit }). Можете сыграть карту.
prompt-Window-HARVEST = Начинается ваш сбор. Можете сыграть карту.
prompt-Window-SPEND = Начинаются ваши расходы. Можете сыграть карту.
prompt-Window-VP = Ваш ход кончается. Можете выложить карту.
prompt-Respond = { $race }: сыграна карта «{ $card }». Развеять её?
prompt-Movement = Двигайте отряды и батраков, по одному разу каждого.
prompt-Overflow = Всем прибывшим не хватает места ({ $space }). Кто встанет рядом? Осталось: { $number }.
prompt-PickBattle = Какая битва следующая?
prompt-Join = Битва рядом с вашими отрядами ({ $space }). Вступите в неё на стороне партнёра?
prompt-NamePhase = Медленный Яд: в какой фазе ваши отряды бьют первыми?
prompt-RaiseDead = Подъем Мертвых: сколько Ударных Отрядов поставить на поле битвы?
prompt-ChooseCasualty = Потеря: выберите отряд, который уходит с поля.
prompt-ChooseCasualty-aimed = Меткость: выберите отряд, который потеряет враг.
prompt-Consent = Партнёр просит снять ваш отряд: { $unit }. Согласны?
prompt-ReturnTo = Павший отряд возвращается ({ $unit }). Куда?
prompt-AbandonOutposts = Бросить недостроенную Заставу, чтобы её батрак собирал Запасы?
prompt-RecruitUnits = Некроманты зовут бесплатные отряды. Кого взять?
prompt-Deploy = Разместите обученных и завершите постройки.
prompt-Spend = Потратьте Запасы на что-то одно: Обучение, Возведение или Развитие.
prompt-FreeUpgrade = Некромант на кладбище даёт бесплатное развитие. Что развить?
prompt-GiveGold = Сколько Золота отдать? Кому: { $race }.
prompt-GiveWood = Сколько Дерева отдать? Кому: { $race }.

## О чём спрашивают других

aim-Movement = Занимайте клетки с победными пунктами и прикрывайте батраков. Где ваши отряды встретят вражеские, после движения будет битва.
aim-Deploy = Размещённые сейчас начнут двигаться в следующем ходу.
aim-Spend = Купленное появится на следующем шаге Размещения.
aim-ChooseCasualty = Отряд уходит в резерв. Потерю можно взять и с фланга; бьются за клетку, пока на ней есть обе стороны.
aim-PickBattle = Отряды на флангах участвуют в каждой битве рядом с ними.
waiting-RaceChoice = { $player }: выбор расы.
waiting-Window = { $player }: можно сыграть карту.
waiting-Respond = { $player }: можно развеять карту «{ $card }».
waiting-Movement = { $player }: движение.
waiting-Overflow = { $player }: размещение прибывших через портал.
waiting-PickBattle = { $player }: выбор следующей битвы.
waiting-Join = { $player }: вступать ли в битву ({ $space }).
waiting-NamePhase = { $player }: выбор фазы для Медленного Яда.
waiting-RaiseDead = { $player }: подъём мёртвых.
waiting-ChooseCasualty = { $player }: выбор потери.
waiting-Consent = { $player }: согласие на потерю ({ $unit }).
waiting-ReturnTo = { $player }: куда вернётся павший отряд.
waiting-AbandonOutposts = { $player }: сбор или Застава.
waiting-RecruitUnits = { $player }: бесплатные отряды Некромантов.
waiting-Deploy = { $player }: размещение.
waiting-Spend = { $player }: расходы.
waiting-FreeUpgrade = { $player }: бесплатное развитие.
waiting-GiveGold = { $player }: сколько Золота отдать.
waiting-GiveWood = { $player }: сколько Дерева отдать.

## Что можно ответить

verb-pass = Не играть карту
verb-end = Закончить движение
verb-done = Готово
verb-join = Вступить в битву
verb-stay = Остаться в стороне
verb-agree = Согласиться
verb-refuse = Отказать
verb-harvest = Собирать Запасы
verb-race = Играть за расу: { $race }
verb-move = { $unit }: { $start } → { $end }
verb-carry = { $unit } ({ $start }) несёт: { $captive } → { $drop }; сам → { $end }
verb-battle = Битва: { $space }, враг: { $race }
verb-poison = Первыми: { $phase }
verb-raise = { $number ->
    [0] Никого не поднимать
   *[other] Поднять: { $number }
}
verb-lose = Снять: { $unit } ({ $space })
verb-lose-polymorphed = Снять превращённого: { $unit } ({ $space })
verb-return = Вернуть сюда: { $space }
verb-abandon = Бросить Заставу: { $space }
verb-recruit = Взять: { $unit } ({ $space })
verb-place = Разместить: { $unit } → { $space }
verb-send = Поставить рядом: { $unit } → { $space }
verb-finish = Завершить: { $building }
verb-finish-summoned = Завершить призванное: { $building }
verb-finish-outpost = Завершить Заставу: { $space }
verb-train = Обучить: { $unit }
verb-build = Возвести: { $building }
verb-outpost = Начать Заставу: { $space }
verb-upgrade = { $kind }: Уровень { $level }, { $unit }
verb-give = Поделиться Запасами: { $race }
verb-ask = Попросить Запасов: { $race }
verb-gold = { purse-number-gold }
verb-wood = { purse-number-wood }
verb-play = Сыграть: { $card }
verb-play-on = { $card }: { $target }
purse-number-gold = { $number ->
    [one] { $number } Золото
   *[other] { $number } Золота
}
purse-number-wood = { $number ->
    [one] { $number } Дерево
   *[other] { $number } Дерева
}
group-train = Обучение
group-build = Возведение
group-upgrade = Развитие
group-team = Команда
detail-left = Останется
detail-price = Цена
detail-entry = Войдёт в игру
entry-never = никогда: у вас нет шага Размещения
detail-effect = Действие
detail-ability = Особое свойство
detail-points = Победные пункты
detail-battle = Битва: { $space }, { $race }
note-battles = { $number ->
    [one] затем { $number } битва
    [few] затем { $number } битвы
   *[many] затем { $number } битв
}
odds-dice = { $phase }: костей, вы : враг
odds-hits = Наносят потерь за раунд, вы : враг
odds-chance = Шанс победы без карт

## На столе

panel = { $seat }: { $race }
counter-points = Победные пункты (цель { $target })
counter-points-about = Считаются в конце хода. Их дают клетки с числом, где стоят ваши отряды, последние уровни отрядов и выложенные карты.
counter-points-team = Победные пункты команды (цель { $target })
victory-points = Победные пункты
counter-units = Отряды на поле
counter-units-about = Сколько отрядов этой стороны на поле.
counter-gold = Золото
counter-gold-about = Его приносят батраки в Золотых Копях; тратят на шаге Расходов.
counter-wood = Дерево
counter-wood-about = Его приносят батраки в Лесах; тратят на шаге Расходов.
counter-hand = Карты на руке
counter-hand-about = Карту опыта берут за битву и за победу в ней; каждая говорит, когда её играть.
counter-deck = Колода Опыта
counter-strength = Сила
counter-finished = Готово построек
counter-training = Обучается
counter-construction = Возводится
counter-copies = Копий
counter-arriving = Прибывает
points-cards = { $race }, выложенные карты: { $points }
points-levels = { $race }, высшие Уровни: { $points }
points-space = { $space }: { $points }
discards = В стопке сброса: { $cards }
discards-none = Стопка сброса пуста.
cards-aside = Отложено карт: { $number }
out-of-game = Выбыли
team-mate = партнёр
team-with = В команде с расами: { $races }
tile-level = Уровень { $level } из { $top }
tile-top = Высший Уровень: победных пунктов { $points }
tile-needs = Для развития нужно построек ({ $building }): { $needs }
tile-reserve = В резерве: { $number }
town-of = Город: { $race }
town-training = обучается: { $number }
town-construction = возводится: { $number }
tip-pieces = { $unit } × { $number } — { $owner }
tip-tile = { $kind }: Уровень { $level } из { $top }, Сила { $strength }
tip-ability = { $ability }: { $power }
tip-slow = Увечья: замедлено { $number }
tip-moved = В этом шаге уже двигались: { $number }
tip-polymorphed = Полиморф: не атакует { $number }
tip-devoured = Поглощение: вне битвы { $number }
tip-called = Призваны к оружию: сражаются как Ударные Отряды.
tip-owned = { $piece } — { $owner }
mark-points = Победные пункты: { $points }
mark-letter = Клетка { $letter }
wall-between = Стена на границе: { $space }
tray-hand = Ваша рука
tray-races = Расы на выбор
tray-arriving = Прибывают через портал

## Битва

contest = Битва: { $space } · раунд { $round }
contest-units = { $unit }: на поле битвы { $here }, на флангах { $flanks }
role-attacker = Зачинщик: { $races }
role-defender = Защитник: { $races }
stage-cards = Карты
phase-ranged = Стрелковые
phase-flying = Летающие
phase-melee = Ударные
news-needs = Попадание: { $faces }
news-needs-of = { $races }: попадание { $faces }
news-hits = Попаданий: { $hits }
news-threat = Грозит потерь: { $losses }
news-losses = Осталось снять: { $losses }
news-snared = Летуны пойманы
news-poison = Бьют первыми: { $phases }

## Журнал

event-turn = Ход { $turn }. Первый игрок: { $race }.
event-chose-race = Раса выбрана: { $race }.
event-moved = { $race }: { $kind }, { $start } → { $end }.
event-carried = { $race }: пленник теперь здесь: { $space }.
event-battle = Битва: { $space }! Зачинщик: { $race }, Защитник: { $enemy }.
event-battle-won = Битва окончена ({ $space }). Победа: { $race }.
event-battle-over = Битва окончена ({ $space }), победителя нет.
event-joined = { $race }: в битву вступают отряды с флангов.
event-drew = { $race }: взята Карта Опыта.
event-drew-card = { $race }: новая карта на руке — { $card }.
event-reshuffled = { $race }: колода кончилась, стопка сброса перемешана заново.
event-set-aside = { $race }: карта отложена для Мирового Древа, в колоде осталось { $left }.
event-played = { $race }: карта «{ $card }».
event-played-on = { $race }: карта «{ $card }» — { $target }.
event-played-for = { $race }: карта «{ $card }» приносит { $target }.
event-sent = { $race }: { $kind } из портала встаёт рядом ({ $space }).
event-dispelled = { $race }: карта «{ $card }» развеяна (её сыграли: { $by }).
event-laid-down = { $race }: выложена «Единица победы», всего таких карт { $laid }.
event-poisoned = { $race }: Медленный Яд, первыми бьют { $phase }.
event-rolled = { $race }, { $phase }: { $dice } — попаданий { $hits }.
event-cursed = { $race }: Проклятие, кости { $dice } — отменено потерь { $saved }.
event-healed = { $race }: Исцеление, одной потерей меньше.
event-raised = { $race }: поднято мёртвых { $number } ({ $space }).
event-buried = { $race }: сверх предела поднято мёртвых { $number }, они уходят в резерв ({ $space }).
event-casualties = { $race }: потерь { $losses }.
event-lost = { $race }: потерян { $kind } ({ $space }).
event-devoured = { $race }: поглощённый { $kind } погибает ({ $space }).
event-returned = { $race }: павший { $kind } возвращается ({ $space }).
event-pillaged = { $race }: Разорение приносит { $purse }. Отдают: { $owner }.
event-captured = { $what ->
    [necromancer] { $race }: Некромант пойман и убит ({ $space }).
   *[worker] { $race }: беззащитный батрак убит ({ $space }).
}
event-outpost-lost = { $race }: Застава потеряна ({ $space }).
event-outpost-started = { $race }: начата Застава ({ $space }).
event-outpost-finished = { $race }: Застава готова ({ $space }).
event-town-occupied = { $race }: Город занят врагом ({ $space })! Ещё раз — и он пропал.
event-token-destroyed = Люди уничтожили жетон: { $space }.
event-eliminated = { $race }: раса выбывает из игры.
event-dug = { $state ->
    [partial] { $space }: Частичная Выработка.
   *[complete] { $space }: Полная Выработка, больше здесь ничего не собрать.
}
event-harvested = { $race }: собрано { $purse }.
event-recruited = { $race }: Некромант приводит — { $kind } ({ $space }).
event-deployed = { $race }: размещён { $kind } ({ $space }).
event-trained = { $race }: обучается { $kind }.
event-building-started = { $race }: начата постройка — { $building }.
event-building-finished = { $race }: постройка готова — { $building }.
event-upgraded = { $race }: { $kind } теперь Уровня { $level }.
event-gave = { $race } → { $to }: { $purse }.
event-game-over = Игра окончена. Победа: { $winners }!
event-draw = Игра окончена. Ничья.

## Почему нельзя

refusal-choose-a-race = Сначала выберите расу.
refusal-card-or-pass = Сейчас можно сыграть карту или отказаться.
refusal-dispel-or-pass = Сейчас можно только развеять карту или отказаться.
refusal-move-or-end = Идёт движение: двигайте фишки или закончите его.
refusal-send-beside = Сначала решите, кто из прибывших встанет рядом.
refusal-pick-battle = Сначала выберите битву.
refusal-join-or-stay = Сначала решите, вступаете ли вы в битву.
refusal-name-a-phase = Сначала назовите фазу для Медленного Яда.
refusal-raise-how-many = Сначала скажите, сколько отрядов поднять.
refusal-choose-casualty = Сначала выберите отряд, который снимается как потеря.
refusal-agree-or-refuse = Сначала ответьте партнёру: согласны или нет.
refusal-return-where = Сначала выберите, куда вернётся павший отряд.
refusal-abandon-or-harvest = Сейчас начинается сбор: можно бросить недостроенную Заставу или собирать.
refusal-recruit-or-done = Сейчас приходят бесплатные отряды: возьмите отряд или скажите, что всё готово.
refusal-deploy-or-done = Идёт размещение: размещайте, завершайте или скажите, что всё готово.
refusal-buy-or-done = Идут расходы: покупайте или скажите, что всё готово.
refusal-upgrade-or-done = Сейчас бесплатное развитие: выберите вид отрядов или скажите, что всё готово.
refusal-how-much-gold = Сначала скажите, сколько Золота отдаёте; больше, чем есть, отдать нельзя.
refusal-how-much-wood = Сначала скажите, сколько Дерева отдаёте; больше, чем есть, отдать нельзя.

refusal-race-not-free = Эта раса недоступна: { $race }.
refusal-no-teammate = Не партнёр по команде: { $race }.
refusal-teammate-is-out = Уже выбыл из игры: { $race }.
refusal-no-gift-now = Сейчас нечего передать: Запасов нет или в этот раз вы уже делились.
refusal-gifts-wait = Пока решается, разорён ли отряд, Запасы не передают.
refusal-not-in-battle = Во время битвы «Единицу победы» не выкладывают.
refusal-not-in-hand = У вас на руке нет карты «{ $card }».
refusal-not-in-this-window = Карту «{ $card }» сейчас не играют.
refusal-no-target = Для карты «{ $card }» сейчас нет такой цели.
refusal-no-such-piece = { $start }: у вас здесь нет такой фишки ({ $kind }).
refusal-has-moved = { $start }: { $kind } в этом шаге уже двигался.
refusal-crippled = { $start }: { $kind } из-за «Увечий» в этом ходу не движется.
refusal-held-fast = { $start }: здесь враг, уйти отсюда до битвы нельзя.
refusal-only-flyers-there = { $end }: в горы входят только Летающие Отряды.
refusal-necromancers-apart = { $end }: Некроманты не могут стоять вместе.
refusal-space-is-full = Места больше нет: в клетке помещается три отряда и три батрака стороны ({ $kind }).
refusal-worker-needs-unit = { $end }: там враг, и без своего отряда { $kind } туда не войдёт.
refusal-wall-between = { $start } → { $end }: дорогу преграждает стена.
refusal-way-is-barred = { $start } → { $end }: дорога перекрыта, { $kind } не пройдёт.
refusal-too-far = { $start } → { $end }: слишком далеко, { $kind } движется не дальше чем на { $speed }.
refusal-cannot-carry = { $kind } не может так унести пленника ({ $start } → { $end }).
refusal-no-room-beside = { $space }: сюда прибывшего поставить нельзя ({ $kind }).
refusal-none-arriving = Таких среди прибывших нет: { $kind }.
refusal-no-battle-there = { $space }: здесь нет битвы с этим врагом.
refusal-phase-named-already = Эта фаза уже названа.
refusal-too-many-raised = Столько поднять нельзя: не больше одного за каждую единицу и не больше, чем в резерве.
refusal-flyers-are-safe = В ударной фазе летунов не снимают.
refusal-workers-do-not-fight = Батраки не сражаются, и потерями они не бывают.
refusal-teammate-refused = Партнёр не согласился терять свой отряд.
refusal-no-such-casualty = Этот отряд нельзя снять: он не участвует в битве или не на той стороне.
refusal-not-told-apart = Превращённый отряд называют особо, только если рядом сражаются такие же непревращённые.
refusal-not-the-nearest = { $space }: это не ближайшая Застава или Город.
refusal-no-home-there = { $space }: сюда павшие не возвращаются, нужна ваша Застава или ваш Город без врагов.
refusal-nothing-to-abandon = { $space }: здесь нет вашей недостроенной Заставы, мешающей сбору.
refusal-no-free-unit = { $space }: бесплатного отряда здесь сейчас не получить.
refusal-nobody-in-training = Никто не обучен: { $kind }.
refusal-town-or-outpost = { $space }: обученных размещают только в своём Городе или на готовой Заставе.
refusal-not-under-construction = Сейчас не возводится: { $building }.
refusal-town-full-of-workers = В Городе уже три батрака: строителю некуда вернуться.
refusal-no-unfinished-outpost = { $space }: здесь нет вашей недостроенной Заставы.
refusal-one-option-only = За ход Запасы тратят только на что-то одно: Обучение, Возведение или Развитие.
refusal-too-dear = Не хватает Запасов: нужно { $price }, а у вас { $purse }.
refusal-no-building = Нет готовой постройки: { $building }.
refusal-buildings-busy = Все постройки заняты: { $building }.
refusal-none-in-reserve = В резерве больше нет фишек: { $kind }.
refusal-no-worker-in-town = В вашем Городе нет батрака, который начал бы постройку.
refusal-no-tile-left = Таких построек больше не осталось: { $building }.
refusal-no-worker-there = { $space }: здесь нет вашего батрака.
refusal-outpost-there = { $space }: здесь уже есть Застава.
refusal-no-outpost-left = Обе ваши Заставы уже на поле.
refusal-top-level = { $kind }: Уровень уже высший.
refusal-once-a-turn = { $kind }: в этот ход уже развит.
refusal-needs-buildings = Для развития нужно готовых построек ({ $building }): { $needs }.
refusal-no-free-upgrade = Бесплатного развития больше нет: по одному за каждого Некроманта на кладбище, и каждый раз другой вид.
refusal-buys-nothing = Ваша раса в этом сценарии ничего не покупает.
