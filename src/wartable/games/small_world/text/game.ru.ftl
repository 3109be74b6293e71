### Что игроки читают во время игры: вопросы, ответы, цены, журнал и отказы.

game-name = Small World of Warcraft
game-about = Острова тесны для всех, кто на них претендует. Ведите расу за расой, вовремя отправляйте их в упадок и станьте богаче всех.

## Числа

n-tokens = { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
}
n-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
# Сколько монет берут и платят: винительный падеж.
some-coins = { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
percent = { $percent } %

## Сценарии и настройки

scenario-standard = Острова
scenario-standard-about = Большие, средние и малые острова; набор зависит от числа игроков, выбор за случаем.
scenario-fixture = Два учебных острова
scenario-fixture-about = Небольшая карта, всегда одна и та же: удобно учиться и разбирать примеры.
option-team = Командная игра
option-team-about = Альянс против Орды: у каждой стороны свой вертикальный ряд комбинаций. При нечётном числе последний игрок в одиночку ведёт нейтральные расы.
option-team_result = Результат команды
option-team_result-about = Что засчитывается команде в конце игры.
option-team_result-best = Монеты самого богатого
option-team_result-sum = Сумма монет команды
option-open_coins = Открытые монеты
option-open_coins-about = Все видят, сколько у кого монет.
option-house = Домашние силы
option-house-about = В игре участвуют расы, ремёсла, артефакты и места собственного сочинения, если они здесь есть.
option-own_decline_defends = Своя раса в упадке обороняется
option-own_decline_defends-about = Жетоны собственной расы игрока в упадке тоже повышают цену захвата её регионов. По букве правил они ничего не прибавляют.

## Положение

status = Раунд { $round } из { $rounds } · ходит { $seat }
status-over = Игра окончена
verdict = Победитель: { $seats }. Итог: { n-coins }!
verdict-shared = Победу делят { $seats }. У каждого { n-coins }!
verdict-team = Победа стороны «{ $factions }» ({ $seats }). Итог: { n-coins }!
standing = { $seat }: { n-coins }, на поле { n-tokens }
note-worgen-form = Облик воргена: каждый захват этого хода дешевле на { n-tokens }.
note-fights-for = В этот ход сражаются на стороне: { $faction }.
note-swaps = Порталов на этот ход осталось: { $uses }.
note-scares = Устрашений на этот ход осталось: { $uses }.
note-harmony-paid = Плата за гармонию внесена: в этот ход на пандаренов можно нападать.
note-aegis-paid = Эгида Агграмара на этот ход оплачена.

## О чём вас спрашивают

prompt-PickCombination = Выберите комбинацию знамени и ремесла.
prompt-WorgenForm = Какой облик примут ваши воргены в этот ход?
prompt-BattlefieldFaction = Поле боя зовёт: за кого сражается ваша нейтральная раса в этот ход?
prompt-ConquerOrDecline = Продолжать захваты или привести расу в упадок?
prompt-Readying = Подготовьте войска: возьмите жетоны на руку, по одному останется в регионах. До этого можно уйти из регионов.
prompt-Conquests = Захватывайте регионы! На руке { n-tokens }.
prompt-RaidShort = Воздушный налёт на регион «{ $region }»: нужно { $need }, а на руке { n-tokens }. Бросить кубик ещё раз, сделав захват последним?
prompt-WellWater = В регионе «{ $region }» найден Источник Вечности. В какие воды он перейдёт?
prompt-BuyForsaken = Сколько жетонов отрекшихся купить?
prompt-Redeploy = Перераспределите войска. На руке { n-tokens }.
prompt-PlaceFort = Фортов на всех не хватает. Где встанет следующий?
prompt-Retreat = Войска отступают: разместите { n-tokens } в своих регионах.
prompt-PlaceTower = Дозорных башен на всех не хватает. Где встанет следующая?
prompt-PlaceHeart = В какой регион положить Сердце Азерот?
prompt-PlaceAegis = Какой регион защитит Эгида Агграмара?
prompt-PlaceObjective = Выберите регион для военной цели.
prompt-BombPayment = Ваша бомба в регионе «{ $region }»: чтобы её раскрыть, надо заплатить { some-coins }. Платите?
prompt-Bombing = Подложите бомбы в регионы соперников.

## О чём спрашивают других

aim-PickCombination = Раса и ремесло складывают свои свойства и жетоны. Верхняя комбинация бесплатна; монеты, отданные за другую, — это победные очки.
aim-WorgenForm = Человеческий облик приносит монеты сразу, облик воргена стоит монету и удешевляет каждый захват этого хода.
aim-BattlefieldFaction = За расу другой фракции, у которой вы отняли регион, положена монета, за два региона и больше — две.
aim-ConquerOrDecline = В упадке раса остаётся с одним жетоном в регионе и приносит монеты; захватов в этот ход нет, а в следующий вы возьмёте новую расу.
aim-Readying = Захватывают жетонами, что на руке. Покинутый регион больше не ваш и монеты не принесёт.
aim-Conquests = Каждый регион, удержанный до конца хода, приносит монету. Числа на поле — сколько жетонов нужно.
aim-WellWater = Источник приносит по 2 монеты за ход той расе, у которой соседних с ним регионов больше всех.
aim-BuyForsaken = Каждый стоит монету и вернётся на руку; монеты — это победные очки.
aim-Redeploy = Где жетонов больше, туда сопернику дороже прийти. Потом вы получите монеты, и ход закончен.
aim-PlaceFort = Форт удорожит захват региона на 1, даже если раса уже в упадке.
aim-Retreat = Каждый жетон удорожит захват региона на 1.
aim-PlaceTower = Соперники не смогут захватить регион с башней, пока вам принадлежит большинство соседних.
aim-PlaceHeart = Каждый соперник с активной расой в соседних регионах отдаст вам монету.
aim-PlaceAegis = Соперник не захватит этот регион, пока не отдаст вам 2 монеты.
aim-PlaceObjective = Захватчик не из Орды возьмёт здесь 2 призовые монеты. Защиту цель не усиливает.
aim-Bombing = В начале вашего следующего хода бомбы раскроются: разорвавшаяся опустошает регион, неразорвавшаяся безвредна.

waiting-PickCombination = { $seat } выбирает комбинацию знамени и ремесла.
waiting-WorgenForm = { $seat } выбирает облик воргенов.
waiting-BattlefieldFaction = { $seat } выбирает, за кого сражаться.
waiting-ConquerOrDecline = { $seat } решает: захваты или упадок.
waiting-Readying = { $seat } готовит войска.
waiting-Conquests = { $seat } захватывает регионы, на руке { n-tokens }.
waiting-RaidShort = Налёту на регион «{ $region }» не хватило сил; { $seat } может бросить кубик ещё раз.
waiting-WellWater = { $seat } выбирает воды для Источника Вечности.
waiting-BuyForsaken = { $seat } покупает жетоны отрекшихся.
waiting-Redeploy = { $seat } перераспределяет войска.
waiting-PlaceFort = { $seat } ставит форт.
waiting-Retreat = { $seat } размещает отступившие войска.
waiting-PlaceTower = { $seat } ставит дозорную башню.
waiting-PlaceHeart = { $seat } выбирает регион для Сердца Азерот.
waiting-PlaceAegis = { $seat } выбирает регион для Эгиды Агграмара.
waiting-PlaceObjective = { $seat } назначает военные цели.
waiting-BombPayment = { $seat } решает, платить ли за бомбу в регионе «{ $region }».
waiting-Bombing = { $seat } подкладывает бомбы.

## Что можно ответить

verb-pick = Выбрать: { $race }, { $badge }
verb-form = { $form ->
    [human] Человеческий облик
   *[worgen] Облик воргена
}
verb-faction = Сторона: { $faction }
verb-advance = Продолжать захваты
verb-decline = Привести расу в упадок
verb-ready = Взять жетоны на руку
mode-leave = Уйти из регионов
verb-end = Закончить захваты
verb-again = Бросить ещё раз
verb-stop = Прекратить налёт
verb-done = Готово
verb-detonate = Заплатить и раскрыть бомбу
verb-forgo = Отказаться от бомбы
verb-pay-aegis = Заплатить за Эгиду
verb-buy = { $tokens ->
    [0] Ничего не покупать
   *[other] Купить { n-tokens }
}
verb-leave = Уйти из региона «{ $region }»
verb-conquer = Захватить регион «{ $region }» ({ n-tokens })
verb-conquer-with = Захватить регион «{ $region }» ({ n-tokens }): { $powers }
verb-attempt = Бросить кубик за регион «{ $region }»
verb-attempt-with = Бросить кубик за регион «{ $region }»: { $powers }
verb-raid = Воздушный налёт на регион «{ $region }»
verb-raid-with = Воздушный налёт на регион «{ $region }»: { $powers }
verb-champion = Отправить воителя в регион «{ $region }»
verb-scare = { $piece ->
    [wall] Погасить стену огоньков: регион «{ $region }»
    [fort] Снести форт: регион «{ $region }»
    [murloc] Прогнать мурлока: регион «{ $region }»
    [beast] Прогнать зверя насовсем: регион «{ $region }»
   *[token] Прогнать жетон насовсем: регион «{ $region }»
}
verb-scare-to = { $piece ->
    [beast] Прогнать зверя: «{ $region }» → «{ $to }»
   *[token] Прогнать жетон: «{ $region }» → «{ $to }»
}
verb-swap = Открыть портал: «{ $region }» и «{ $to }»
verb-pull = Притянуть артефакт «{ $relic }» в регион «{ $region }»
verb-lift = Взять { n-tokens } из региона «{ $region }»
verb-lift-beast = Взять зверя из региона «{ $region }»
verb-place = Поставить { n-tokens } в регион «{ $region }»
verb-place-beast = Поставить зверя в регион «{ $region }»
verb-all = Поставить всё в регион «{ $region }»
verb-post = Поставить воителя в регион «{ $region }»
verb-well = Источник Вечности: «{ $region }»
verb-fort = Форт в регион «{ $region }»
verb-tower = Дозорная башня в регион «{ $region }»
verb-heart = Сердце Азерот в регион «{ $region }»
verb-aegis = Эгида Агграмара в регион «{ $region }»
verb-objective = Военная цель в регион «{ $region }»
verb-bomb = Бомба в регион «{ $region }»
power-take = способность эфириалов

## Сколько стоит захват

cost-base = Любой регион
cost-mountain = Гора
cost-murloc = Мурлок
cost-tokens = Жетоны расы
cost-beasts = Звери
cost-champion = Воитель
cost-fort = Форт
cost-wall = Стена огоньков
cost-toll = Плата за переправу
cost-trolls = Тролли: непустой регион
cost-dwarves = Дворфы: гора
cost-nightelves = Ночные эльфы: леса
cost-worgen-form = Облик воргена
cost-blacksmiths = Кузнецы
cost-frostmourne = Ледяная Скорбь
cost-take = Эфириалы: легендарное место
cost-doomhammer = Молот Рока
cost-minimum = Минимум
cost-total = Нужно жетонов
detail-left = Останется на руке
detail-pay = { $why } → { $payee }
detail-gain = Вы берёте
detail-earnings = Монет за ход
detail-brings = +{ n-coins }
detail-decline = Упадок
detail-decline-text = Раса остаётся с одним жетоном в каждом регионе и продолжает приносить монеты. Захватов в этот ход не будет, а в следующий вы возьмёте новую расу.
detail-beside = Соперников рядом
odds-pips = Нужно точек
odds-at-least = { $pips } или больше
odds-chance = Вероятность успеха
odds-raid = Вероятность с броском налёта
odds-raid-again = Вероятность со вторым броском

## За что платят

pay-harmony = жетон гармонии
pay-bogkeepers = трясинники
pay-aegis = Эгида Агграмара
pay-doomhammer = Молот Рока
pay-combination = цена комбинации
pay-found = монеты на комбинации
pay-worgen-form = облик воргена
pay-human-form = человеческий облик
pay-forsaken = новые отрекшиеся
pay-ransom = выкуп воителя
pay-heart = Сердце Азерот
pay-objective = военная цель
pay-strategists = стратеги
pay-income = доход за ход

## Из чего складывается доход

income-regions = Регионы
income-grey_regions = Регионы расы в упадке
income-faction = Бонус фракции
income-race = Раса
income-badge = Ремесло
income-well = Источник Вечности
income-karazhan = Каражан
income-darkportal = Тёмный портал

## На столе

combination = { $race }, { $badge }
counter-race = { $race } ({ $seat }): { n-tokens }
counter-grey-race = { $race } в упадке ({ $seat }): { n-tokens }
counter-grey-race-about = Раса в упадке: больше не захватывает и не двигается, но каждый её регион приносит хозяину монету за ход.
counter-coins = Монеты
counter-hand = Жетоны на руке
counter-coins-about = Монеты и есть победные очки. Чужие монеты до конца игры скрыты.
counter-hand-about = Ими захватывают регионы.
counter-regions-about = Сколько регионов держит активная раса: каждый приносит монету за ход.
counter-grey-regions-about = Сколько регионов держит раса в упадке: каждый по-прежнему приносит монету за ход.
counter-beasts = Звери на руке
counter-regions = Регионы
counter-grey-regions = Регионы в упадке
counter-price = Цена
counter-found = Монет сверху
counter-tokens = Жетоны
counter-tray = Осталось в контейнере
counter-left = Осталось
panel-side = { $seat }: { $faction }
card-grey = В упадке
card-hand = На руке
card-hand-about = Жетоны, которых ещё нет на поле: ими захватывают и укрепляют регионы.
card-beasts = Звери
card-champion-hand = Готов на руке
card-champion-out = Выбыл: выкуп не заплачен
tray-column = Комбинации на выбор
tray-column-of = Комбинации, которые выбирают: { $seats }
tray-supply = Запас
supply-banners = Стопка знамён
supply-banners-about = Расы, которые ещё придут в ряд комбинаций; верхняя уже видна шестой.
supply-badges = Стопка жетонов ремёсел
supply-badges-about = Ремёсла, которые достанутся следующим расам.
supply-discards = Сброшенные жетоны ремёсел
supply-discards-about = Ремёсла рас, пришедших в упадок; когда стопка кончится, их перемешают в новую.
supply-forts = Форты
supply-forts-about = Строители ставят их в своих регионах: захват на 1 дороже.
supply-walls = Стены огоньков
supply-walls-about = Ночные эльфы ставят их в захваченных лесах: захват на 1 дороже.
supply-towers = Дозорные башни
supply-towers-about = Регион с башней соперники захватить не могут.
supply-bombs = Стопка бомб
supply-bombs-about = Гоблины подкладывают их соседям; половина не взрывается.

## Журнал

event-round = Начинается раунд { $round }.
event-turn = Ходит { $seat }.
event-game-over = Последний ход сделан. Пора считать монеты.
event-picked = { $seat } ведёт в бой новую расу: { $race }, { $badge } ({ n-tokens }).
event-badges-shuffled = Стопка жетонов ремёсел кончилась: из сброшенных перемешана новая.
event-coins = { $flow ->
    [gain] { $payee } берёт { some-coins } ({ $why }).
    [loss] { $payer } платит в банк { some-coins } ({ $why }).
   *[gift] { $payer } платит { some-coins } ({ $why }). Получает { $payee }.
}
event-income = { $item }: { n-coins } ({ $seat }).
event-captured = { $tokens ->
    [0] { $race }: воитель в одиночку захватывает регион «{ $region }».
   *[other] { $race } захватывают регион «{ $region }» ({ n-tokens }).
}
event-rolled = { $seat } бросает кубик подкреплений: { $pips }.
event-attempt-failed = Подкреплений для региона «{ $region }» не хватило: на кубике нужно было не меньше { $pips }.
event-raid-failed = Воздушный налёт на регион «{ $region }» не удался: нужно было { $need }, а на руке { $have }.
event-retreated = { $race } ({ $seat }) оставляют регион «{ $region }»: потеряно { $lost }, отступает { $retreating }.
event-routed = { $race } в упадке ({ $seat }) теряют регион «{ $region }»: в контейнер уходит { n-tokens }.
event-race-left = { $race } ({ $seat }) покидают игру.
event-declined = { $race } ({ $seat }) приходят в упадок.
event-token-saved = Дренеи ({ $seat }) спасают жетон, который потеряли бы.
event-champion-lost = Выкупить воителя не на что: он выбывает ({ $seat }).
event-champion-posted = { $seat } ставит воителя в регион «{ $region }».
event-turned-up = В регионе «{ $region }» обнаруживается { $relic }!
event-well-moved = Источник Вечности теперь бьёт здесь: «{ $region }».
event-well-replaced = Источнику Вечности негде разлиться, и он выходит из игры. Вместо него в регионе «{ $region }» появляется { $relic }.
event-fights-for = { $seat } сражается в этот ход на стороне: { $faction }.
event-left = { $seat } уходит из региона «{ $region }».
event-beasts = { $seat } созывает зверей: { $beasts }.
event-scared = { $piece ->
    [wall] { $seat } гасит стену огоньков в регионе «{ $region }».
    [fort] { $seat } сносит форт в регионе «{ $region }».
    [murloc] { $seat } прогоняет мурлока из региона «{ $region }».
    [beast] { $where ->
        [tray] { $seat } насовсем прогоняет зверя из региона «{ $region }».
       *[region] { $seat } прогоняет зверя из региона «{ $region }» в регион «{ $to }».
    }
   *[token] { $where ->
        [tray] { $seat } насовсем прогоняет жетон из региона «{ $region }».
       *[region] { $seat } прогоняет жетон из региона «{ $region }» в регион «{ $to }».
    }
}
event-swapped = { $seat } открывает портал: регионы «{ $region }» и «{ $to }» меняются жетонами.
event-pulled = { $seat } притягивает артефакт «{ $relic }» в регион «{ $region }».
event-healed = Целительница душ возвращает в строй { n-tokens }: { $race } ({ $seat }).
event-placed = { $seat } ставит { n-tokens } в регион «{ $region }».
event-tower-built = { $seat } ставит дозорную башню в регионе «{ $region }».
event-tower-removed = Дозорная башня в регионе «{ $region }» рушится.
event-objective = { $seat } назначает военную цель: регион «{ $region }».
event-harmony = { $rival } получает жетон гармонии от пандаренов ({ $seat }).
event-bomb-placed = { $seat } подкладывает бомбу в регион «{ $region }».
event-bomb-back = Бомба из региона «{ $region }» возвращается в стопку нераскрытой.
event-bomb-removed = Бомбу из региона «{ $region }» убирают нераскрытой.
event-exploded = Бабах! В регионе «{ $region }» взорвалась бомба.
event-dud = Бомба в регионе «{ $region }» не разорвалась.

## Почему нельзя

refusal-pick-first = Сначала выберите комбинацию знамени и ремесла.
refusal-choose-form = Сначала выберите облик воргенов.
refusal-choose-faction = Сначала выберите, за кого сражаетесь.
refusal-choose-water = Сначала выберите воды для Источника Вечности.
refusal-advance-or-decline = Сначала решите: продолжать захваты или привести расу в упадок.
refusal-readying-now = Идёт подготовка войск: уходите из регионов или берите войска на руку.
refusal-conquests-now = Идут захваты: продолжайте или закончите их.
refusal-raid-again-or-stop = Сначала решите судьбу налёта: бросить ещё раз или прекратить.
refusal-buy-now = Сначала скажите, сколько жетонов отрекшихся покупаете.
refusal-redeploy-now = Идёт перераспределение войск: перемещайте жетоны или скажите, что всё готово.
refusal-retreat-now = Сначала разместите отступившие войска.
refusal-forts-now = Сначала выберите регион для форта.
refusal-towers-now = Сначала выберите регион для дозорной башни.
refusal-heart-now = Сначала выберите регион для Сердца Азерот.
refusal-aegis-now = Сначала выберите регион для Эгиды Агграмара.
refusal-objectives-now = Сначала выберите регион для военной цели.
refusal-bombs-now = Вы подкладываете бомбы: выберите регион или скажите, что всё готово.
refusal-pay-or-forgo = Сначала решите судьбу бомбы: заплатить или отказаться.

refusal-no-such-combination = Такой комбинации нет: всего на выбор { $offers }.
refusal-too-dear = Слишком дорого: цена { $price }, а у вас { n-coins }.
refusal-cannot-pay = Не хватает монет: сначала надо заплатить { $price }, а у вас { n-coins }.
refusal-too-few-tokens = Не хватает жетонов: нужно { $need }, у вас { $have }.
refusal-no-tokens = Для захвата на руке мало жетонов: у вас { $have }, а нужно хотя бы { $need }.
refusal-die-not-needed = Кубик не нужен: нужно { $need }, у вас { $have }.
refusal-too-far-short = Не поможет и лучший бросок: нужно { $need }, у вас { $have }.
refusal-conquests-over = Захваты этого хода закончены.
refusal-last-conquest-made = Последний захват сделан: устрашать больше нельзя.
refusal-not-in-play = Регион «{ $region }» не участвует в игре.
refusal-own-region = Регион «{ $region }» и так ваш.
refusal-not-your-region = Регион «{ $region }» не занят вашей активной расой.
refusal-tower = Регион «{ $region }» защищён дозорной башней.
refusal-water = «{ $region }»: здесь вода, и пройдут только наги.
refusal-not-an-anchor = «{ $region }» не стартовый регион, а ваша раса ещё ничего не занимает.
refusal-out-of-reach = До региона «{ $region }» не дотянуться: он не граничит с вашими.
refusal-no-place-to-take = В регионе «{ $region }» нет раскрытого легендарного места, до которого вы можете дотянуться.
refusal-not-your-power = У вас нет такой способности.
refusal-used-up-power = Эта способность на этот ход исчерпана.
refusal-used-up = В этот ход уже применялось: { $relic }.
refusal-not-held = В регионах вашей активной расы этого нет: { $relic }.
refusal-not-in-sight = На поле этого не видно: { $relic }.
refusal-not-beside = «{ $region }» — не ваш регион рядом с артефактом.
refusal-places-stay = Легендарные места не притягиваются: { $relic } остаётся на месте.
refusal-champion-out = Воитель выбыл: выкуп за него не заплачен.
refusal-champion-on-board = Воителя сейчас нет у вас на руке.
refusal-champion-not-first = Первый захват воителю недоступен.
refusal-champion-stays = Поставить воителя в регион «{ $region }» нельзя.
refusal-nobody-to-scare = В регионе «{ $region }» некого устрашать.
refusal-nothing-there = В регионе «{ $region }» ничего такого нет.
refusal-walls-first = Сначала надо убрать форт или стену огоньков в регионе «{ $region }».
refusal-has-other-regions = У этой расы есть другие регионы: жетон из региона «{ $region }» уходит в один из них.
refusal-not-same-race = Жетон этой расы не может уйти в регион «{ $region }».
refusal-aegis-first = Регион «{ $region }» защищает Эгида Агграмара: сначала заплатите.
refusal-no-aegis = Эгида Агграмара вам ничем не мешает.
refusal-aegis-no-use = У вас нет способности, которая сейчас подействует на защищённый регион.
refusal-portal-closed = В регионе «{ $region }» портал не открыть.
refusal-not-a-source = В регионе «{ $region }» нет источника магии.
refusal-not-this-water = «{ $region }» — не море и не озеро нужного континента.
refusal-buy-limit = Купить можно не больше { $limit }.
refusal-gives-or-takes = Регион «{ $region }» уже отдавал или получал жетоны: в одном перераспределении он не делает и то и другое.
refusal-garrison-stays = Из региона «{ $region }» больше ничего взять нельзя.
refusal-nothing-in-hand = На руке у вас ничего такого нет.
refusal-just-one = На руке всего один жетон: поставьте его в регион «{ $region }» как обычно.
refusal-place-all = Сначала разместите всё, что на руке ({ $have }).
refusal-lone-tauren = Один жетон тауренов не может стоять в регионе «{ $region }».
refusal-only-add = Можно только разместить отступившие войска, остальные не двигаются.
refusal-fort-there = В регионе «{ $region }» уже есть форт.
refusal-no-tower-here = В регионе «{ $region }» дозорную башню не поставить.
refusal-objective-there = В регионе «{ $region }» уже есть военная цель.
refusal-alliance-region = Регион «{ $region }» занят Альянсом: военную цель сюда не ставят.
refusal-no-bombs = Стопка бомб пуста.
refusal-bomb-there = В регионе «{ $region }» уже есть бомба.
refusal-no-bomb-here = «{ $region }» — не соседний регион активной расы соперника.
