### What the picture says: sheets, trays, combat, tooltips and what an answer leads to.

## Numbers and names

n-gold = { $gold } gold
n-xp = { $xp } XP
n-items = { $count ->
    [one] { $count } { $deck } item
   *[other] { $count } { $deck } items
}
n-items-of = { $count ->
    [one] { $count } { $deck } item (1 of { $number })
   *[other] { $count } { $deck } items (1 of { $number } each)
}
tenths = { $whole }.{ $tenth }
nothing = nothing
group = { $creatures } ({ $counted })
group-green = green { $number }
group-red = red { $number }
group-blue = blue { $number }
group-only-green = { $number ->
   *[other] green
}
group-only-red = { $number ->
   *[other] red
}
group-only-blue = { $number ->
   *[other] blue
}
foe-token = Kazzak token
plague = Plague token

## Character sheets

panel = { $hero } · { $seat }
counter-capacity = { $name } (capacity { $most })
counter-copies = Copies
counter-cost = Energy to pay
counter-price = Price in gold
counter-pet = Health of the Pet or Demon
counter-tokens = Tokens on the card
counter-deck = Cards left
counter-turn = Turn of { $last }
slot = Slot { $number }
slot-accepts = Slot { $number } accepts: { $types }
slot-covers = Covers the preprinted card: { $card }
row-slots = Slots
row-addons = Add-ons
row-bag = Bag: { $number } of { $most }
row-spellbook = Spellbook
row-talents = Talents
row-lots = Auction Items
row-brought = Dice of these cards lie in the pool: click to leave them out
row-race = Racial ability
line-soulbound = Soulbound
line-exempt = Does not count for the Bag
line-marked = There is a bounty on this character
line-relic = Bears the relic

## Trays

tray-classes = Classes
tray-choice = To choose from
tray-lessons = Powers to learn: { $hero }
tray-auction = Up for auction
tray-quests = Quests
tray-merchant = Merchant
tray-events = Events in play
tray-overlord = Overlord and tracks
tray-decks = Decks
line-reward = Reward: { $reward }
line-rewards = Reward of the stronger faction: { $strong }; of the weaker: { $weak }
chance-alone = { $percent }% to win
chance-together = together { $percent }%
chance-without = without you { $percent }%
chance-so = victory { $percent }%
line-quest-level = Quest level { $level }
line-far = { $hero }: { $number ->
    [0] is there
    [one] { $number } step
   *[other] { $number } steps
}
line-bid = Your bid for { $hero }: { $gold }
line-guarded = In the way, blue: { $creatures }
line-bounty = Bounty: { $heroes }
line-trophies = Trophies of { $faction }: { $number }
line-hoard = Hoard: { $gold } gold, { $cards }
line-hidden = Hidden under one of { $number } tokens
track-turn = Turn track
track-turn-about = After the last space all characters meet in the final fight.
track-event = { $turn }: event
track-item = { $turn }: item for the Merchant ({ $deck })
track-xp = XP: { $faction }
track-hero = { $hero }: { $xp } XP, level { $level }
deck-items = Items: { $deck }
deck-events = Events
deck-quests = Quests of { $faction }: { $deck }

## Tooltips

tip-health = Health { $now } of { $most }
tip-energy = Energy { $now } of { $most }
tip-level = Level { $level }, { $xp } XP
tip-next-level = { $xp } XP more for level { $level }
tip-top-level = The highest level
tip-stun = Stun: { $number }
tip-curse = Curse: { $number }
tip-actions = Actions left: { $number }
tip-blue = Independent: whoever comes here stops, and must challenge them first.
tip-quest = Quest { $code } of { $faction }: { $quest }. Reward: { $reward }
tip-token = Nobody of your faction has looked at it.
tip-token-true = Your faction has seen: Kazzak is here.
tip-token-false = Your faction has seen: nobody is here.
tip-box-damage = Hits in the damage box: they defeat opponents.
tip-box-defense = Hits in the defense box: they hold back wounds, then become damage.
tip-box-armor = Armor tokens in the defense box: they hold back wounds.
tip-box-attrition = Hits in the attrition box: they become damage at the end of the round.

## Combat

box-short-damage = damage
box-short-defense = defense
box-short-armor = armor
box-short-attrition = attrition
contest = { $region } · round { $round }
contest-attack = { $title } · { $hero } attacks
stage-pool = Dice Pool
stage-reroll = Reroll
stage-tokens = Place Tokens
stage-defense = Defense
side = { $faction }
side-hero = { $hero }: Health { $health }, Energy { $energy }
side-out = Out of the combat: { $heroes }
die-hits = hit
die-misses = miss
use-together = Use what is chosen and roll
reroll-together = Reroll what is chosen

## What an answer leads to

detail-ability = Ability
detail-attack = Attack
detail-foe-health = Health to break through
detail-brings = Brings
detail-chance = Chance of a hit
detail-covers = Covers
detail-creatures = Blue creatures
detail-curse = Curse
detail-damage = Hits in the damage box
detail-effect = Effect
detail-enemies = Enemies there
detail-energy = Energy
detail-expected = Hits on average
detail-gives-up = Gives up
detail-gold = Gold
detail-health = Health
detail-now = Now
detail-place = Place
detail-quest = Quest there
detail-reward = Reward
detail-travel-ends = Travel ends here
detail-way = Way
detail-steps = Steps
detail-replaces = In place of
detail-usual = Hits on average at Threat { $threat }
detail-rerolls = Reroll
detail-attrition = Attrition
detail-wounds = Wounds if nothing changes
detail-foe-life = Health
detail-victory = Chance to win alone
way-flight = by flight
attack-against = { $attack } against your { $health } Health
recover-up-to = up to { $number } Health and Energy
note-steps = up to { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
note-targets = { $number ->
    [one] { $number } opponent
   *[other] { $number } opponents
}
note-lessons = { $number ->
    [one] { $number } power, { $gold } gold
   *[other] { $number } powers, { $gold } gold
}
note-hits = ≈ { $hits } hits
reward-victory = victory in the game
shortcut-equip = Equip: { $new }
shortcut-travel = Travel to { $region }

## Goal and end

note-draft = Each player chooses a class; factions are formed when all are chosen.
note-goal = Goal: defeat the Overlord, { $overlord }.
note-end = { $number ->
    [one] { $number } turn is left, then the factions fight the final battle.
   *[other] { $number } turns are left, then the factions fight the final battle.
}
note-lap = Lap { $lap } of { $laps }: only defeating the Overlord wins.
standing = { $hero }: level { $level }, { $xp } XP, { $gold } gold

## What decks and dice are for

deck-items-about = Items of rewards and the Merchant's wares come from it.
deck-events-about = Events come on the marked spaces of the turn track.
deck-quests-about = From here the faction draws a new quest for a completed one; the farther the colour, the harder and richer.
dice-blue-about = Hits wound at once, before the opponent strikes.
dice-red-about = Hits defend first and wound at the end of the round.
dice-green-about = Hits are armour, which only defends.
