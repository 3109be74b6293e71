### Names and short descriptions of races, professions, artifacts, places, terrain and tokens.

## Races

race-worgen = Worgen
race-worgen-power = Each turn choose a form. Human form: take 2 bonus coins at once. Worgen form: pay 1 coin, and every conquest of this turn needs 1 token less (minimum 1).
race-worgen-brief = Each turn: 2 coins, or pay 1: conquests cost 1 less
race-gnomes = Gnomes
race-gnomes-power = Once per turn raid any region on any continent as if it bordered yours, without the toll. Name the target, then roll the reinforcement die: its pips reduce the cost (minimum 1 token). Water and watch towers cannot be raided.
race-gnomes-brief = Once a turn raid any region; the die lowers its cost
race-goblins = Goblins
race-goblins-power = At the end of your turn you may put one face-down bomb into each bordering region of a rival's active race. At the start of your next turn the bombs are revealed: an exploding bomb empties the region like a capture, a dud does nothing. There are 12 bombs, half of them duds, and each is used only once.
race-goblins-brief = Lay bombs beside rivals; half of them explode
race-dwarves = Dwarves
race-dwarves-power = Regions with a mountain cost you 2 tokens less (minimum 1).
race-dwarves-brief = Mountains cost 2 tokens less
race-draenei = Draenei
race-draenei-power = In each rival's turn you keep the first token you would lose and place it at the end of that turn. Further losses in the same turn are normal. No protection in decline.
race-draenei-brief = The first token lost in a rival's turn comes back
race-kobolds = Kobolds
race-kobolds-power = For your conquests every dungeon region counts as bordering yours. Your first conquest may be any dungeon region, without the toll.
race-kobolds-brief = Dungeons count as bordering
race-humans = Humans
race-humans-power = At the end of your turn put 2 military objectives into regions without an Alliance race. Anyone but the Horde who captures one takes 2 bonus coins; if it is not you, you take 2 as well. A Horde capture pays nobody, and the objective stays.
race-humans-brief = Set objectives: 2 coins to the captor, 2 to you
race-naga = Naga
race-naga-power = You may conquer seas and lakes, and your first conquest may be any of them for 2 tokens, without the toll. You stay there in decline.
race-naga-brief = Conquer seas and lakes
race-nightelves = Night Elves
race-nightelves-power = Forests cost you 1 token less (minimum 1), and each captured forest receives a wisp wall (+1 defence, 9 in all). The walls stay in decline.
race-nightelves-brief = Forests cost 1 less and get wisp walls
race-orcs = Orcs
race-orcs-power = Take 1 bonus coin for each region captured from an Alliance race, active or in decline. This comes on top of the faction bonus.
race-orcs-brief = +1 coin for each region taken from the Alliance
race-forsaken = Forsaken
race-forsaken-power = For each race or murloc token lost through your actions in your turn you may pay 1 coin for 1 extra Forsaken token. You buy after your last conquest, as long as the tray has tokens.
race-forsaken-brief = Buy a token for a coin for each token lost
race-pandaren = Pandaren
race-pandaren-power = At the end of your turn each rival whose active race you did not attack receives a harmony token. A rival who holds one must pay you 2 coins, once per turn, before attacking you.
race-pandaren-brief = Rivals you spared pay 2 coins to attack you
race-tauren = Tauren
race-tauren-power = You never conquer or hold a region with fewer than 2 tokens. A token left alone goes to your hand and moves to another of your regions. In decline 2 tokens stay in each region.
race-tauren-brief = Hold and take regions in twos only
race-trolls = Trolls
race-trolls-power = Non-empty regions cost you 1 token less (minimum 1).
race-trolls-brief = Non-empty regions cost 1 less
race-bloodelves = Blood Elves
race-bloodelves-power = At the end of your turn take 1 bonus coin for each of your regions with a magic source.
race-bloodelves-brief = +1 coin for each magic source
race-ethereals = Ethereals
race-ethereals-power = Once per turn either pull a face-up artifact from a bordering region into yours and use it at once, or conquer a bordering region with a face-up legendary place for 2 tokens less (minimum 1).
race-ethereals-brief = Pull artifacts; legendary places cost 2 less
race-murlocs = Murlocs
race-murlocs-power = Murlocs belong to nobody and always count as a race in decline. Each murloc makes its region non-empty and adds 1 to its cost.

## Professions

badge-archaeologists = Archaeologists
badge-archaeologists-power = At the end of your turn take 1 bonus coin for each artifact and each legendary place in your regions.
badge-archaeologists-brief = +1 coin for each artifact and legendary place
badge-berserkers = Berserkers
badge-berserkers-power = A captured region that 2 or more race tokens of a rival defended brings as many bonus coins as it had defenders. Beasts and the champion count; forts, wisp walls, mountains and murlocs do not.
badge-berserkers-brief = A coin for each of two or more defenders
badge-champions = Champions
badge-champions-power = Once per turn your champion captures a bordering region alone, whatever its defence; he cannot make the first conquest. He defends as 1 token. If his region is captured you lose no token but pay the captor 1 coin to get him back.
badge-champions-brief = Once a turn the champion takes a region alone
badge-miners = Miners
badge-miners-power = At the end of your turn take 1 bonus coin for each of your regions with a dungeon.
badge-miners-brief = +1 coin for each dungeon
badge-highlanders = Highlanders
badge-highlanders-power = At the end of your turn take 1 bonus coin for each of your mountain regions.
badge-highlanders-brief = +1 coin for each mountain
badge-watchmen = Watchmen
badge-watchmen-power = At the end of your turn each of your fields regions receives a watch tower if you hold more of its neighbours than any other race (6 towers in all). Rivals cannot capture or affect a region with a tower. The tower falls as soon as the majority is lost.
badge-watchmen-brief = Towers that cannot be captured
badge-swampdwellers = Swamp Dwellers
badge-swampdwellers-power = At the end of your turn take 1 bonus coin for each of your swamp regions.
badge-swampdwellers-brief = +1 coin for each swamp
badge-farmers = Farmers
badge-farmers-power = At the end of your turn take 1 bonus coin for each of your fields regions.
badge-farmers-brief = +1 coin for each fields region
badge-explorers = Explorers
badge-explorers-power = At the end of your turn take 1 bonus coin for each continent on which you hold a region.
badge-explorers-brief = +1 coin for each continent you are on
badge-blacksmiths = Blacksmiths
badge-blacksmiths-power = Every region costs you 1 token less (minimum 1).
badge-blacksmiths-brief = Every region costs 1 less
badge-portalmasters = Portal Masters
badge-portalmasters-power = Twice per turn swap all tokens between two regions with magic sources, whoever holds them. Mountains and legendary places stay; regions under a watch tower or an unpaid Aegis cannot be swapped. A swap is not a capture.
badge-portalmasters-brief = Twice a turn swap two magic sources
badge-seafarers = Seafarers
badge-seafarers-power = You never pay the toll.
badge-seafarers-brief = Never pay the toll
badge-fishers = Fishers
badge-fishers-power = At the end of your turn take 1 bonus coin for each of your regions bordering a sea or a lake.
badge-fishers-brief = +1 coin for each region by a sea or lake
badge-rangers = Rangers
badge-rangers-power = At the end of your turn take 1 bonus coin for each of your forest regions.
badge-rangers-brief = +1 coin for each forest
badge-strategists = Strategists
badge-strategists-power = Take 1 bonus coin at once for each non-empty region you capture.
badge-strategists-brief = +1 coin for each non-empty region captured
badge-builders = Builders
badge-builders-power = After redeployment each of your regions receives a fort: +1 defence, one per region, 10 in all. Forts keep working in decline, but no new ones are built then.
badge-builders-brief = A fort in each region: +1 defence, also in decline
badge-herbalists = Herbalists
badge-herbalists-power = At the end of your turn take 1 bonus coin for each of your hills regions.
badge-herbalists-brief = +1 coin for each hills region
badge-bogkeepers = Bog Keepers
badge-bogkeepers-power = A rival must pay you 1 coin before capturing any of your swamp regions. This keeps working in decline.
badge-bogkeepers-brief = Capturing your swamp costs the rival 1 coin
badge-beastmasters = Beastmasters
badge-beastmasters-power = At the start of each turn discard your beasts and take one for each of your hills regions (at most 5). Beasts count as race tokens. If a region with beasts is captured, you lose one beast and no race token.
badge-beastmasters-brief = Beasts for hills: extra tokens every turn
badge-intimidators = Intimidators
badge-intimidators-power = Up to three times per turn move 1 rival token from a bordering region to another region of the same race; with no other region it is lost, and murlocs always are. A fort or wisp wall goes first and costs a use. Not after your last conquest.
badge-intimidators-brief = Three times a turn drive a token away next door

## Artifacts and legendary places

relic-frostmourne = Frostmourne
relic-frostmourne-power = Artifact. Once per turn make one conquest for 2 tokens less (minimum 1). Frostmourne moves to the captured region.
relic-doomhammer = Doomhammer
relic-doomhammer-power = Artifact. Once per turn capture a reachable region with only 1 token (Tauren 2). First pay 2 coins to the player who holds it, or to the bank if no rival does.
relic-ashes = Ashes of Al'ar
relic-ashes-power = Artifact. Once per turn conquer any region on any continent as if it bordered yours, at the normal cost and without the toll. The Ashes move there.
relic-heart = Heart of Azeroth
relic-heart-power = Artifact. At the end of your turn put it into one of your regions. Each rival whose active race stands in a bordering region pays you 1 coin.
relic-aegis = Aegis of Aggramar
relic-aegis-power = Artifact. At the end of your turn put it into one of your regions. A rival can neither capture nor affect that region until they pay you 2 coins; the payment lasts for that rival's turn.
relic-well = Well of Eternity
relic-well-power = Legendary place. When revealed it moves to a sea or lake of its continent. At the end of your turn a race of yours, active or in decline, brings 2 bonus coins if it holds more bordering regions than any other race; a tie brings nothing.
relic-stone = Meeting Stone
relic-stone-power = Legendary place. While you hold it you never pay the toll.
relic-karazhan = Karazhan
relic-karazhan-power = Legendary place. At the end of your turn take 1 bonus coin for each other region of yours with the same terrain as this one.
relic-battlefield = Battlefield
relic-battlefield-power = Legendary place. The faction bonus pays 2 coins instead of 1 for a race from which you captured two or more regions. A neutral race picks a faction for each turn.
relic-darkportal = Dark Portal
relic-darkportal-power = Legendary place. At the end of your turn take 2 bonus coins.
relic-healer = Spirit Healer
relic-healer-power = Legendary place. In each redeployment take 1 new token of your active race from the tray, if any is left.
relic-chapel = Chapel of Last Hope
relic-chapel-power = Legendary place. When regions of your active race are captured, you lose no token: all of them retreat. This also holds when the Chapel itself is captured, for the last time.

## Terrain

terrain-fields = Fields
terrain-forest = Forest
terrain-hills = Hills
terrain-swamp = Swamp
terrain-mountain = Mountain
terrain-sea = Sea
terrain-lake = Lake

## Map symbols

symbol-dungeon = Dungeon
symbol-dungeon-power = Brings coins to Miners, open to Kobolds.
symbol-magic = Magic source
symbol-magic-power = Brings coins to Blood Elves, portals open here.
symbol-anchor = Anchor (starting region)
symbol-anchor-power = A new race begins here; with no region of yours beside it conquest costs 1 token more.
symbol-murloc = Murloc symbol
symbol-murloc-power = A murloc stands here at the start.
symbol-slot = Slot letter S, M or L
symbol-slot-power = A face-down artifact or legendary place lies here, revealed by the first capture.

## Tokens

token-mountain = Mountain token
token-mountain-power = +1 defence for whoever holds the region. Never removed.
token-murloc = Murloc token
token-murloc-power = A defender that belongs to nobody: +1 to the cost of the region, which counts as non-empty.
token-wall = Wisp wall
token-wall-power = +1 defence. Removed when the region is captured or becomes empty; stays when the Night Elves decline.
token-harmony = Harmony token
token-harmony-power = Its holder must pay the Pandaren player 2 coins, once per turn, before attacking the Pandaren.
token-fort = Fort
token-fort-power = +1 defence, also in decline. Removed when the region is captured or becomes empty.
token-tower = Watch tower
token-tower-power = Rivals can neither capture this region nor affect it with banners or badges. Falls when its owner loses the majority of bordering regions.
token-objective = Military objective
token-objective-power = Anyone but the Horde who captures this region takes 2 bonus coins; if it is a rival of the Humans, the Human player takes 2 as well. Adds no defence.
token-champion = Champion
token-champion-power = Once per turn captures a bordering region alone. Defends as 1 token and can hold a region by himself.
token-beast = Beast
token-beast-power = Counts as a race token until its owner's next turn. When its region is captured, one beast is the loss.
token-bomb = Bomb
token-bomb-power = Face down. Revealed at the start of the Goblins' next turn if a rival holds the region: it either explodes, which counts as a capture, or is a dud. Adds no defence.
token-facedown = Face-down artifact or legendary place token
token-facedown-power = Turned face up when its region is captured. Adds no defence and does not make the region non-empty.

## Factions

faction-alliance = Alliance
faction-horde = Horde
faction-neutral = Neutral race

## Chapters of the rules

chapter-SW-SETUP = Setting up
chapter-SW-TURN = Turns
chapter-SW-PICK = Choosing a combination
chapter-SW-READY = Readying troops
chapter-SW-CONQ = Conquests
chapter-SW-LOSS = Losses and retreat
chapter-SW-DIE = Reinforcement die
chapter-SW-REDEP = Redeployment
chapter-SW-SCORE = Coins
chapter-SW-FACTION = Alliance and Horde
chapter-SW-DECLINE = Decline
chapter-SW-END = End of the game
chapter-SW-MURLOC = Murlocs
chapter-SW-RACE = Races
chapter-SW-PROF = Professions
chapter-SW-ART = Artifacts
chapter-SW-PLACE = Legendary places
chapter-SW-TEAM = Team play
