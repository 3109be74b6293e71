### Названия и краткие описания рас, отрядов, построек, карт, особых свойств, клеток и жетонов.

## Расы

race-humans = Люди
race-humans-power = Альянс Людей: крепки во всём. Жрецы исцеляют, карты отменяют чужую магию и уберегают от потерь.
race-humans-motto = Крепки во всём, защищены магией
race-orcs = Орки
race-orcs-power = Орочья Орда: сильнейшие Ударные Отряды из всех, слабые летуны. Карты помогают попадать, пожирать и разорять.
race-orcs-motto = Лучшие Ударные Отряды
race-nightelves = Ночные Эльфы
race-nightelves-power = Стража Ночных Эльфов: сильнейшие Стрелковые Отряды, слабые Ударные. Дриады бьют первыми, карты множат попадания.
race-nightelves-motto = Лучшие Стрелковые Отряды
race-undead = Нежить
race-undead-power = Бич Нежити: крепка во всём. Некроманты поднимают мёртвых посреди битвы, карты калечат и проклинают врага.
race-undead-motto = Павшие поднимаются вновь

## Виды фишек

kind-melee = Ударный Отряд
kind-melee-power = Движется на 1 клетку. Атакует в третьей фазе раунда битвы.
kind-ranged = Стрелковый Отряд
kind-ranged-power = Движется на 1 клетку. Атакует в первой фазе раунда битвы.
kind-flying = Летающий Отряд
kind-flying-power = Движется на 2 клетки, может входить в горы. Атакует во второй фазе раунда, а в третьей его нельзя снять как потерю.
kind-worker = Батрак
kind-worker-power = Движется на 2 клетки, собирает Золото и Дерево, возводит постройки и Заставы. Не сражается и не входит к врагу без своего отряда.
kind-necromancer = Некромант
kind-necromancer-power = Движется на 2 клетки по правилам батраков. В клетках A, B и C приводит бесплатный отряд, в D и E даёт бесплатное развитие. Гибнет рядом с отрядом Людей, если его никто не защищает.

## Жетоны Отрядов

unit-militia = Ополченец
unit-footman = Пехотинец
unit-knight = Рыцарь
unit-rifleman = Стрелок
unit-sorceress = Волшебница
unit-priest = Жрец
unit-flying-machine = Вертолет
unit-dragonhawk-rider = Наездник на дракондоре
unit-gryphon-rider = Наездник на грифоне
unit-grunt = Рубака
unit-raider = Налетчик
unit-kodo-rider = Наездник на кодо
unit-tauren = Таурен
unit-headhunter = Охотник за головами
unit-demolisher = Разрушитель
unit-shaman = Шаман
unit-batrider = Наездник на нетопыре
unit-wind-rider = Наездник на виверне
unit-huntress = Охотница
unit-druid-of-the-claw = Друид-медведь
unit-archer = Лучница
unit-glaive-thrower = Метатель глеф
unit-druid-of-the-talon = Друид-ворон
unit-dryad = Дриада
unit-hippogryph = Гиппогриф
unit-hippogryph-rider = Наездница на гиппогрифе
unit-chimaera = Химера
unit-skeleton-warrior = Скелет-воин
unit-ghoul = Вурдалак
unit-abomination = Поганище
unit-crypt-fiend = Некрорахнид
unit-banshee = Банши
unit-cult-necromancer = Некромант-культист
unit-gargoyle = Горгулья
unit-destroyer = Уничтожитель
unit-frost-wyrm = Ледяной змей

## Особые свойства

ability-blow = Неудержимый Удар
ability-blow-power = Каждая выпавшая единица наносит 2 потери вместо одной.
ability-heal = Исцеление
ability-heal-power = Пока такой отряд в битве, в каждой фазе его сторона теряет на 1 отряд меньше.
ability-poison = Медленный Яд
ability-poison-power = В начале раунда за каждый такой отряд назовите фазу: в ней ваши отряды бьют первыми. Трёх хватает на весь раунд.
ability-bloodlust = Жажда Крови
ability-bloodlust-power = В каждой фазе, где вы бросаете хотя бы одну кость, бросайте ещё одну.
ability-raise = Подъем Мертвых
ability-raise-power = За каждую выпавшую единицу можно поставить на поле битвы Ударный Отряд из резерва.

## Постройки

building-barracks = Казарма
building-barracks-power = Обучает Ударные Отряды, по одному за раз. Одна есть с начала, ещё две можно возвести.
building-range = Стрельбище
building-range-power = Обучает Стрелковые Отряды, по одному за раз. Можно возвести три.
building-aviary = Летник
building-aviary-power = Обучает Летающие Отряды, по одному за раз. Можно возвести три.
building-workshop = Мастерская
building-workshop-power = Обучает батраков, по одному за раз. Она одна, вторую возвести нельзя.
outpost = Застава
outpost-power = Сюда, как и в Город, приходят обученные отряды и батраки. Сама не сражается и пунктов не даёт.
outpost-unfinished = Ещё не достроена: будет готова в Шаге Размещения, если её батрак ничем другим не займётся.
town = Город
town-power = Сюда приходят обученные отряды и батраки. Отряд в любом Городе даёт 3 победных пункта. Владелец Города, занятого врагом дважды, выбывает.

## Карты Опыта

card-call-to-arms = Призыв к Оружию
card-call-to-arms-when = Враг вошёл к вашим батракам
card-call-to-arms-power = Все ваши батраки в этой клетке до конца Шага Движения сражаются как Ударные Отряды.
card-dispel-magic = Развал Магии
card-dispel-magic-when = Сыграна карта в битве
card-dispel-magic-power = Только что сыгранная в битве карта отменяется и сбрасывается.
card-invisibility = Невидимость
card-invisibility-when = После броска, до потерь
card-invisibility-power = Сторона выбранного игрока теряет в этой фазе на 1 отряд меньше.
card-polymorph = Полиморф
card-polymorph-when = Начало раунда битвы
card-polymorph-power = Один вражеский отряд не атакует в этом раунде.
card-devour = Поглощение
card-devour-when = Начало раунда битвы
card-devour-power = Один вражеский Ударный или Стрелковый Отряд выходит из битвы. Если победит ваша сторона, он погибает, иначе остаётся на месте.
card-ensnare = Силки
card-ensnare-when = Начало ударной фазы
card-ensnare-power = До конца битвы вражеских летунов можно снимать как потери и в ударной фазе.
card-envenomed-spears = Отравленные копья
card-envenomed-spears-when = Перед вашим броском на атаку
card-envenomed-spears-power = Все ваши промахи в этой фазе перебрасываются один раз.
card-pillage = Разорение
card-pillage-when = Враг только что снял отряд
card-pillage-power = Заберите у владельца снятого отряда столько Золота и Дерева, сколько стоит его обучение.
card-faerie-fire = Волшебный Огонь
card-faerie-fire-when = Перед вашим броском на атаку
card-faerie-fire-power = Из каждой вашей кости в этой фазе вычитается 1. Свойства, которым нужна единица, смотрят на саму кость.
card-marksmanship = Меткость
card-marksmanship-when = Перед снятием вражеской потери
card-marksmanship-power = Отряд, который теряет враг, выбираете вы.
card-moon-glaive = Лунный Серп
card-moon-glaive-when = После вашего броска на атаку
card-moon-glaive-power = За каждое попадание этого броска бросьте ещё одну кость.
card-renew = Обновление
card-renew-when = Начало вашего Шага Сбора
card-renew-power = Снимите Жетон Выработки с любой клетки Леса.
card-cripple = Увечья
card-cripple-when = Начало чужого Шага Движения
card-cripple-power = Все враждебные вам фишки в одной клетке в этот ход движутся на 1 клетку меньше.
card-curse = Проклятие
card-curse-when = После вражеского броска
card-curse-power = Бросьте по кости за каждое попадание врага: каждый результат от 1 до 3 отменяет одну потерю.
card-summon-building = Призыв к Возведению
card-summon-building-when = Возведение в Шаге Расходов
card-summon-building-power = Начните постройку в Городе без батрака. Её цену всё равно надо заплатить.
card-web = Паутина
card-web-when = Начало ударной фазы
card-web-power = До конца битвы вражеских летунов можно снимать как потери и в ударной фазе.
card-fast = Скорость
card-fast-when = Начало вашего Шага Движения
card-fast-power = Ваши отряды и батраки в одной клетке движутся в этот ход на 2 клетки дальше, но не больше чем на 3.
card-resources = Запасы
card-resources-when = Начало вашего Шага Расходов
card-resources-power = Возьмите 2 Золота или 2 Дерева.
card-town-portal = Портал в город
card-town-portal-when = Конец любого Шага Движения
card-town-portal-power = Все ваши отряды из одной клетки переносятся в ваш Город или на вашу Заставу. Кому там не хватит места, встают рядом.
card-victory-point = Единица победы
card-victory-point-when = В любое время вне битвы
card-victory-point-power = Положите карту перед собой: до конца игры она приносит 1 победный пункт.

## Клетки

terrain-town = Клетка Города
terrain-town-power = Дом одной из рас. Отряд в этой клетке приносит 3 победных пункта.
terrain-forest = Клетка Леса
terrain-forest-power = Каждый батрак приносит отсюда Дерево.
terrain-goldmine = Клетка Золотой Копи
terrain-goldmine-power = Каждый батрак приносит отсюда Золото.
terrain-mountain = Клетка Гор
terrain-mountain-power = Сюда могут входить только Летающие Отряды.
terrain-objective = Клетка Достижения
terrain-objective-power = Отряд в этой клетке приносит столько победных пунктов, сколько на ней указано.
terrain-clear = Чистая клетка
terrain-clear-power = Ничего особенного.
space-town = Город { $number }
space-forest = Лес { $number }
space-goldmine = Золотая Копь { $number }
space-mountain = Горы { $number }
space-objective = Достижение { $number }
space-clear = Клетка { $number }
space-code = Координаты: { $code }
space-lettered = { $letter }: { $space }

## Жетоны

depletion-partial = Частичная Выработка
depletion-partial-power = Ещё одна выпавшая тройка, и клетка перестанет приносить Запасы.
depletion-complete = Полная Выработка
depletion-complete-power = Клетка больше ничего не приносит.
depletion-town = Жетон Выработки в Городе
depletion-town-power = Враг уже занимал этот Город. Если он займёт его ещё раз, владелец выбывает.
token-melee = Жетон Ударного Отряда
token-melee-power = Некромант в этой клетке приводит в Шаге Сбора бесплатный Ударный Отряд. Отряд Людей уничтожает жетон.
token-ranged = Жетон Стрелкового Отряда
token-ranged-power = Некромант в этой клетке приводит в Шаге Сбора бесплатный Стрелковый Отряд. Отряд Людей уничтожает жетон.
token-flying = Жетон Летающего Отряда
token-flying-power = Некромант в этой клетке приводит в Шаге Сбора бесплатный Летающий Отряд. Отряд Людей уничтожает жетон.
token-graveyard = Кладбище
token-graveyard-power = Некромант в этой клетке даёт в Шаге Расходов бесплатное развитие. Отряд Людей уничтожает жетон.
token-nordrassil = Жетон Нордрассиля
token-nordrassil-power = Мировое Древо. Нежить побеждает, если её отряд стоит здесь в конце её хода.
captive-orcs = Тралл
captive-orcs-power = Пленник. Отряд Орков может взять его с собой; Орки побеждают, приведя его в свой Город.
captive-nightelves = Тиранда Виспервинд
captive-nightelves-power = Пленница. Отряд Ночных Эльфов может взять её с собой; Ночные Эльфы побеждают, приведя её в свой Город.

## Главы правил

chapter-WC-SETUP = Подготовка к игре
chapter-WC-TURN = Последовательность хода
chapter-WC-MOVE = Движение
chapter-WC-STACK = Ограничения численности
chapter-WC-WORKER = Батраки
chapter-WC-CAPTURE = Беззащитные батраки, Заставы и Города
chapter-WC-HARVEST = Сбор
chapter-WC-DEPLOY = Размещение
chapter-WC-SPEND = Расходы
chapter-WC-TRAIN = Обучение
chapter-WC-BUILD = Возведение построек
chapter-WC-OUTPOST = Заставы
chapter-WC-UPGRADE = Развитие
chapter-WC-BATTLE = Битвы
chapter-WC-LOSS = Потери
chapter-WC-ABIL = Особые свойства отрядов
chapter-WC-CARDS = Применение карт
chapter-WC-CARD = Карты опыта
chapter-WC-VP = Победа и конец игры
chapter-WC-TEAM = Командная игра
chapter-WC-SCEN = Сценарии
