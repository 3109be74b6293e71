### Names of everything that is printed: regions, creatures, characters, cards, quests, events.

## Factions, areas and regions

faction-alliance = Alliance
faction-horde = Horde
area-tirisfal-glades = Tirisfal Glades
area-silverpine-forest = Silverpine Forest
area-alterac-mountains = Alterac Mountains
area-hillsbrad-foothills = Hillsbrad Foothills
area-western-plaguelands = Western Plaguelands
area-hinterlands = The Hinterlands
area-eastern-plaguelands = Eastern Plaguelands
region-agamand-mills = Agamand Mills
region-garrens-haunt = Garren's Haunt
region-scarlet-monastery = Scarlet Monastery
region-brightwater-lake = Brightwater Lake
region-venomweb-vale = Venomweb Vale
region-brill = Brill
region-stillwater-pond = Stillwater Pond
region-deathknell = Deathknell
region-nightmare-vale = Nightmare Vale
region-tirisfal-outpost = Tirisfal Outpost
region-balnir-farmstead = Balnir Farmstead
region-undercity = The Undercity
region-north-tides-hollow = North Tide's Hollow
region-shining-strand = Shining Strand
region-fenris-isle = Fenris Isle
region-deep-elem-mine = Deep Elem Mine
region-sepulcher = The Sepulcher
region-olsens-farthing = Olsen's Farthing
region-ambermill = Ambermill
region-pyrewood-village = Pyrewood Village
region-dalaran-ruins = Dalaran Ruins
region-corrahns-dagger = Corrahn's Dagger
region-ruins-of-alterac = Ruins of Alterac
region-soferas-naze = Sofera's Naze
region-chillwind-point = Chillwind Point
region-uplands = The Uplands
region-hillsbrad-fields = Hillsbrad Fields
region-tarren-mill = Tarren Mill
region-azurelode-mine = Azurelode Mine
region-southshore = Southshore
region-durnholde-keep = Durnholde Keep
region-aerie-valley = Aerie Valley
region-dun-garok = Dun Garok
region-purgation-isle = Purgation Isle
region-bulwark = The Bulwark
region-hearthglen = Hearthglen
region-dalsons-tears = Dalson's Tears
region-weeping-cave = The Weeping Cave
region-gahrrons-withering = Gahrron's Withering
region-ruins-of-andorhal = Ruins of Andorhal
region-sorrow-hill = Sorrow Hill
region-caer-darrow = Caer Darrow
region-aerie-peak = Aerie Peak
region-plaguemist-ravine = Plaguemist Ravine
region-queldanil-lodge = Quel'Danil Lodge
region-shadra-alor = Shadra'Alor
region-altar-of-zul = Altar of Zul
region-skulk-rock = Skulk Rock
region-seradane = Seradane
region-shaol-watha = Shaol'watha
region-jintha-alor = Jintha'Alor
region-overlook-cliffs = Overlook Cliffs
region-stratholme = Stratholme
region-terrordale = Terrordale
region-northpass-tower = Northpass Tower
region-plaguewood = Plaguewood
region-blackwood-lake = Blackwood Lake
region-eastwall-tower = Eastwall Tower
region-noxious-glade = The Noxious Glade
region-fungal-vale = Fungal Vale
region-marris-stead = Marris Stead
region-crown-guard-tower = Crown Guard Tower
region-infectis-scar = The Infectis Scar
region-pestilent-scar = Pestilent Scar
region-darrowshire = Darrowshire
region-corins-crossing = Corin's Crossing
region-tyrs-hand = Tyr's Hand

## Creatures and Overlords

creature-murloc = Murloc
creature-gnoll = Gnoll
creature-ghoul = Ghoul
creature-crusader = Scarlet Crusader
creature-naga = Naga
creature-spider = Giant Spider
creature-wraith = Wraith
creature-worgen = Worgen
creature-wildkin = Wildkin
creature-ogre = Ogre
creature-drake = Drake
creature-doomguard = Doom Guard
creature-infernal = Infernal
overlord-kazzak = Lord Kazzak
overlord-nefarian = Nefarian
overlord-kelthuzad = Kel'Thuzad

## How many creatures

creatures-murloc = { $number ->
    [one] { $number } Murloc
   *[other] { $number } Murlocs
}
creatures-gnoll = { $number ->
    [one] { $number } Gnoll
   *[other] { $number } Gnolls
}
creatures-ghoul = { $number ->
    [one] { $number } Ghoul
   *[other] { $number } Ghouls
}
creatures-crusader = { $number ->
    [one] { $number } Scarlet Crusader
   *[other] { $number } Scarlet Crusaders
}
creatures-naga = { $number ->
    [one] { $number } Naga
   *[other] { $number } Nagas
}
creatures-spider = { $number ->
    [one] { $number } Giant Spider
   *[other] { $number } Giant Spiders
}
creatures-wraith = { $number ->
    [one] { $number } Wraith
   *[other] { $number } Wraiths
}
creatures-worgen = { $number ->
    [one] { $number } Worgen
   *[other] { $number } Worgens
}
creatures-wildkin = { $number ->
    [one] { $number } Wildkin
   *[other] { $number } Wildkins
}
creatures-ogre = { $number ->
    [one] { $number } Ogre
   *[other] { $number } Ogres
}
creatures-drake = { $number ->
    [one] { $number } Drake
   *[other] { $number } Drakes
}
creatures-doomguard = { $number ->
    [one] { $number } Doom Guard
   *[other] { $number } Doom Guards
}
creatures-infernal = { $number ->
    [one] { $number } Infernal
   *[other] { $number } Infernals
}

## Classes, races and characters

class-druid = Druid
class-hunter = Hunter
class-mage = Mage
class-paladin = Paladin
class-priest = Priest
class-rogue = Rogue
class-shaman = Shaman
class-warlock = Warlock
class-warrior = Warrior
race-night-elf = Night Elf
race-tauren = Tauren
race-human = Human
race-orc = Orc
race-gnome = Gnome
race-troll = Troll
race-undead = Undead
race-dwarf = Dwarf
character-artumnis-moondream = Artumnis Moondream
character-meadowfrey = Meadowfrey
character-burbonn-fang = Burbonn Fang
character-thundershot = Thundershot
character-brebo-bigshot = Brebo Bigshot
character-sofeea-icecall = Sofeea Icecall
character-brandon-lightstone = Brandon Lightstone
character-weefla-sorrowfall = Weefla Sorrowfall
character-wennu-bloodsinger = Wennu Bloodsinger
character-alissi-quicksting = Alissi Quicksting
character-dongon-swiftblade = Dongon Swiftblade
character-zowka-shattertusk = Zowka Shattertusk
character-sandrai-darkshine = Sandrai Darkshine
character-leeam-sagewind = Leeam Sagewind
character-shailara-witherblade = Shailara Witherblade
character-grumbaz-crowsblood = Grumbaz Crowsblood

## Cards: racial abilities

card-racial-night-elf = Shadowmeld
card-racial-tauren = Warstomp
card-racial-human = Weapon Specialization
card-racial-orc = Bloodfury
card-racial-gnome = Expansive Mind
card-racial-troll = Regeneration
card-racial-undead = Cannibalize
card-racial-dwarf = Stoneform

## Cards printed on the sheets

card-preprinted-wrath = Wrath
card-preprinted-darkwood-staff = Darkwood Staff
card-preprinted-camouflaged-cloak = Camouflaged Cloak
card-preprinted-old-blunderbuss = Old Blunderbuss
card-preprinted-hunters-blade = Hunter's Blade
card-preprinted-huntsmans-cape = Huntsman's Cape
card-preprinted-moonstone-wand = Moonstone Wand
card-preprinted-dire-wand = Dire Wand
card-preprinted-crooked-staff = Crooked Staff
card-preprinted-magesmith-robe = Magesmith Robe
card-preprinted-crimson-robe = Crimson Robe
card-preprinted-judgement = Judgement
card-preprinted-forsaken-maul = Forsaken Maul
card-preprinted-rusty-chainmail = Rusty Chainmail
card-preprinted-spellcrafter-wand = Spellcrafter Wand
card-preprinted-heavy-mace = Heavy Mace
card-preprinted-apprentice-robe = Apprentice Robe
card-preprinted-frayed-robe = Frayed Robe
card-preprinted-ashwood-bow = Ashwood Bow
card-preprinted-assassins-blade = Assassin's Blade
card-preprinted-cursed-felblade = Cursed Felblade
card-preprinted-worn-leather-vest = Worn Leather Vest
card-preprinted-lightning-bolt = Lightning Bolt
card-preprinted-rough-staff = Rough Staff
card-preprinted-primal-wraps = Primal Wraps
card-preprinted-gravestone-scepter = Gravestone Scepter
card-preprinted-worn-staff = Worn Staff
card-preprinted-azure-silk-hood = Azure Silk Hood
card-preprinted-moldy-robes = Moldy Robes
card-preprinted-battle-stance = Battle Stance
card-preprinted-charge = Charge
card-preprinted-rusty-sword = Rusty Sword
card-preprinted-slarkskin = Slarkskin

## Cards of the Druid

card-druid-bear-form = Bear Form
card-druid-mark-of-the-wild = Mark of the Wild
card-druid-rejuvenation = Rejuvenation
card-druid-cat-form = Cat Form
card-druid-moonfire = Moonfire
card-druid-entangling-roots = Entangling Roots
card-druid-thorns = Thorns
card-druid-healing-touch = Healing Touch
card-druid-barkskin = Barkskin
card-druid-ferocious-bite = Ferocious Bite
card-druid-starfire = Starfire
card-druid-tranquility = Tranquility
card-druid-moonfury = Moonfury
card-druid-ferocity = Ferocity
card-druid-omen-of-clarity = Omen of Clarity
card-druid-natures-grasp = Nature's Grasp
card-druid-natures-grace = Nature's Grace
card-druid-improved-rejuvenation = Improved Rejuvenation
card-druid-hurricane = Hurricane
card-druid-thick-hide = Thick Hide
card-druid-weapon-balance = Weapon Balance
card-druid-strength-of-the-wild = Strength of the Wild
card-druid-vengeance = Vengeance
card-druid-innervate = Innervate

## Cards of the Hunter

card-hunter-scorpid-sting = Scorpid Sting
card-hunter-aspect-of-the-monkey = Aspect of the Monkey
card-hunter-hunters-mark = Hunter's Mark
card-hunter-wing-clip = Wing Clip
card-hunter-bear = Bear
card-hunter-serpents-sting = Serpent's Sting
card-hunter-aspect-of-the-hawk = Aspect of the Hawk
card-hunter-mend-pet = Mend Pet
card-hunter-multi-shot = Multi-Shot
card-hunter-aspect-of-the-cheetah = Aspect of the Cheetah
card-hunter-white-tiger = White Tiger
card-hunter-immolation-trap = Immolation Trap
card-hunter-lightning-reflexes = Lightning Reflexes
card-hunter-efficiency = Efficiency
card-hunter-precision = Precision
card-hunter-improved-hunters-mark = Improved Hunter's Mark
card-hunter-improved-sting = Improved Sting
card-hunter-lethal-shots = Lethal Shots
card-hunter-mortal-shots = Mortal Shots
card-hunter-growl = Growl
card-hunter-aimed-shot = Aimed Shot
card-hunter-lacerate = Lacerate
card-hunter-frenzy = Frenzy
card-hunter-trueshot = Trueshot

## Cards of the Mage

card-mage-arcane-intellect = Arcane Intellect
card-mage-fireball = Fireball
card-mage-frostbolt = Frostbolt
card-mage-fire-blast = Fire Blast
card-mage-polymorph = Polymorph
card-mage-arcane-missiles = Arcane Missiles
card-mage-mana-shield = Mana Shield
card-mage-dispel = Dispel
card-mage-teleport = Teleport
card-mage-cone-of-cold = Cone of Cold
card-mage-portal = Portal
card-mage-arcane-explosion = Arcane Explosion
card-mage-arcane-focus = Arcane Focus
card-mage-winters-chill = Winter's Chill
card-mage-arcane-meditation = Arcane Meditation
card-mage-piercing-ice = Piercing Ice
card-mage-ice-block = Ice Block
card-mage-impact = Impact
card-mage-arcane-mind = Arcane Mind
card-mage-shatter = Shatter
card-mage-combustion = Combustion
card-mage-ice-barrier = Ice Barrier
card-mage-arcane-power = Arcane Power
card-mage-incinerate = Incinerate

## Cards of the Paladin

card-paladin-seal-of-righteousness = Seal of Righteousness
card-paladin-devotion-aura = Devotion Aura
card-paladin-blessing-of-might = Blessing of Might
card-paladin-holy-light = Holy Light
card-paladin-lay-on-hands = Lay on Hands
card-paladin-hammer-of-justice = Hammer of Justice
card-paladin-blessing-of-freedom = Blessing of Freedom
card-paladin-seal-of-justice = Seal of Justice
card-paladin-concentration-aura = Concentration Aura
card-paladin-seal-of-command = Seal of Command
card-paladin-blessing-of-protection = Blessing of Protection
card-paladin-consecration = Consecration
card-paladin-improved-devotion = Improved Devotion
card-paladin-improved-righteousness = Improved Righteousness
card-paladin-mace-specialization = Mace Specialization
card-paladin-improved-might = Improved Might
card-paladin-holy-shield = Holy Shield
card-paladin-reckoning = Reckoning
card-paladin-vengeance = Vengeance
card-paladin-benediction = Benediction
card-paladin-improved-holy-light = Improved Holy Light
card-paladin-holy-shock = Holy Shock
card-paladin-conviction = Conviction
card-paladin-blessing-of-kings = Blessing of Kings

## Cards of the Priest

card-priest-shadow-word-pain = Shadow Word: Pain
card-priest-power-word-fortitude = Power Word: Fortitude
card-priest-lesser-heal = Lesser Heal
card-priest-power-word-shield = Power Word: Shield
card-priest-greater-heal = Greater Heal
card-priest-shadowguard = Shadowguard
card-priest-holy-fire = Holy Fire
card-priest-smite = Smite
card-priest-mind-control = Mind Control
card-priest-resurrection = Resurrection
card-priest-prayer-of-healing = Prayer of Healing
card-priest-starshards = Starshards
card-priest-holy-specialization = Holy Specialization
card-priest-improved-pain = Improved Pain
card-priest-improved-healing = Improved Healing
card-priest-mental-strength = Mental Strength
card-priest-inner-focus = Inner Focus
card-priest-meditation = Meditation
card-priest-holy-nova = Holy Nova
card-priest-improved-smite = Improved Smite
card-priest-darkness = Darkness
card-priest-shadowform = Shadowform
card-priest-mental-agility = Mental Agility
card-priest-divine-spirit = Divine Spirit

## Cards of the Rogue

card-rogue-stealth = Stealth
card-rogue-eviscerate = Eviscerate
card-rogue-sinister-strike = Sinister Strike
card-rogue-ambush = Ambush
card-rogue-backstab = Backstab
card-rogue-evasion = Evasion
card-rogue-dual-wield = Dual Wield
card-rogue-cheap-shot = Cheap Shot
card-rogue-vanish = Vanish
card-rogue-rupture = Rupture
card-rogue-deadly-poison = Deadly Poison
card-rogue-slice-and-dice = Slice and Dice
card-rogue-improved-backstab = Improved Backstab
card-rogue-improved-sinister-strike = Improved Sinister Strike
card-rogue-relentless-strikes = Relentless Strikes
card-rogue-opportunity = Opportunity
card-rogue-improved-dual-wield = Improved Dual Wield
card-rogue-improved-ambush = Improved Ambush
card-rogue-ruthlessness = Ruthlessness
card-rogue-cold-blood = Cold Blood
card-rogue-preparation = Preparation
card-rogue-adrenaline-rush = Adrenaline Rush
card-rogue-seal-fate = Seal Fate
card-rogue-premeditation = Premeditation

## Cards of the Shaman

card-shaman-rockbiter-weapon = Rockbiter Weapon
card-shaman-lightning-shield = Lightning Shield
card-shaman-healing-wave = Healing Wave
card-shaman-earth-shock = Earth Shock
card-shaman-stoneskin-totem = Stoneskin Totem
card-shaman-reincarnation = Reincarnation
card-shaman-windfury-weapon = Windfury Weapon
card-shaman-ghost-wolf = Ghost Wolf
card-shaman-chain-lightning = Chain Lightning
card-shaman-frost-shock = Frost Shock
card-shaman-purge = Purge
card-shaman-strength-of-earth-totem = Strength of Earth Totem
card-shaman-elemental-focus = Elemental Focus
card-shaman-improved-healing-wave = Improved Healing Wave
card-shaman-improved-rockbiter = Improved Rockbiter
card-shaman-call-of-thunder = Call of Thunder
card-shaman-thundering-strikes = Thundering Strikes
card-shaman-parry = Parry
card-shaman-stormstrike = Stormstrike
card-shaman-improved-windfury = Improved Windfury
card-shaman-natures-swiftness = Nature's Swiftness
card-shaman-elemental-fury = Elemental Fury
card-shaman-elemental-mastery = Elemental Mastery
card-shaman-mana-tide-totem = Mana Tide Totem

## Cards of the Warlock

card-warlock-immolate = Immolate
card-warlock-shadow-bolt = Shadow Bolt
card-warlock-demon-armor = Demon Armor
card-warlock-corruption = Corruption
card-warlock-imp = Imp
card-warlock-curse-of-recklessness = Curse of Recklessness
card-warlock-voidwalker = Voidwalker
card-warlock-curse-of-agony = Curse of Agony
card-warlock-curse-of-exhaustion = Curse of Exhaustion
card-warlock-succubus = Succubus
card-warlock-ritual-of-summoning = Ritual of Summoning
card-warlock-deathcoil = Deathcoil
card-warlock-improved-shadow-bolt = Improved Shadow Bolt
card-warlock-demonic-embrace = Demonic Embrace
card-warlock-conflagrate = Conflagrate
card-warlock-fel-stamina = Fel Stamina
card-warlock-improved-immolate = Improved Immolate
card-warlock-shadowburn = Shadowburn
card-warlock-siphon-life = Siphon Life
card-warlock-sacrifice = Sacrifice
card-warlock-soothing-kiss = Soothing Kiss
card-warlock-unholy-power = Unholy Power
card-warlock-holocaust = Holocaust
card-warlock-nightfall = Nightfall

## Cards of the Warrior

card-warrior-heroic-strike = Heroic Strike
card-warrior-rend = Rend
card-warrior-battle-shout = Battle Shout
card-warrior-thunder-clap = Thunder Clap
card-warrior-intercept = Intercept
card-warrior-defensive-stance = Defensive Stance
card-warrior-bloodrage = Bloodrage
card-warrior-shield-wall = Shield Wall
card-warrior-revenge = Revenge
card-warrior-cleave = Cleave
card-warrior-berserker-stance = Berserker Stance
card-warrior-execute = Execute
card-warrior-improved-heroic-strike = Improved Heroic Strike
card-warrior-anger-management = Anger Management
card-warrior-cruelty = Cruelty
card-warrior-piercing-howl = Piercing Howl
card-warrior-unbridled-wrath = Unbridled Wrath
card-warrior-improved-battleshout = Improved Battleshout
card-warrior-dual-wield-specialization = Dual Wield Specialization
card-warrior-enrage = Enrage
card-warrior-impale = Impale
card-warrior-mortal-strike = Mortal Strike
card-warrior-shield-discipline = Shield Discipline
card-warrior-blood-thirst = Blood Thirst

## Triangle items

card-triangle-trogg-club = Trogg Club
card-triangle-bent-staff = Bent Staff
card-triangle-dull-blade = Dull Blade
card-triangle-gnarled-staff = Gnarled Staff
card-triangle-rakzur-club = Rakzur Club
card-triangle-scimitar = Scimitar
card-triangle-bastard-sword = Bastard Sword
card-triangle-ley-staff = Ley Staff
card-triangle-iridescent-hammer = Iridescent Hammer
card-triangle-laminated-recurve-bow = Laminated Recurve Bow
card-triangle-shadow-wand = Shadow Wand
card-triangle-fine-longbow = Fine Longbow
card-triangle-skycaller = Skycaller
card-triangle-neophytes-robe = Neophyte's Robe
card-triangle-footman-tunic = Footman Tunic
card-triangle-cadet-vest = Cadet Vest
card-triangle-robe-of-apprenticeship = Robe of Apprenticeship
card-triangle-cured-leather-armor = Cured Leather Armor
card-triangle-soldiers-armor = Soldier's Armor
card-triangle-archers-buckler = Archer's Buckler
card-triangle-cobalt-buckler = Cobalt Buckler
card-triangle-minor-agility-potion = Minor Agility Potion
card-triangle-minor-mana-potion = Minor Mana Potion
card-triangle-minor-healing-potion = Minor Healing Potion
card-triangle-scroll-of-lesser-spirit = Scroll of Lesser Spirit
card-triangle-scroll-of-lesser-strength = Scroll of Lesser Strength
card-triangle-crocolisk-steak = Crocolisk Steak

## Square items

card-square-battlesmasher-of-the-bear = Battlesmasher of the Bear
card-square-advisors-gnarled-staff = Advisor's Gnarled Staff
card-square-witch-doctors-cane = Witch Doctor's Cane
card-square-decapitating-sword = Decapitating Sword
card-square-solid-iron-maul = Solid Iron Maul
card-square-darkwater-talwar = Darkwater Talwar
card-square-skullsplitting-crossbow = Skullsplitting Crossbow
card-square-firestarter = Firestarter
card-square-ravenwood-bow = Ravenwood Bow
card-square-wand-of-eventide = Wand of Eventide
card-square-dustfall-robes = Dustfall Robes
card-square-enchanted-gold-bloodrobe = Enchanted Gold Bloodrobe
card-square-bone-studded-leather = Bone-Studded Leather
card-square-tortoise-armor = Tortoise Armor
card-square-skullance-shield = Skullance Shield
card-square-glyphed-helm = Glyphed Helm
card-square-lesser-healing-potion = Lesser Healing Potion
card-square-lesser-mana-potion = Lesser Mana Potion
card-square-lesser-agility-potion = Lesser Agility Potion
card-square-greater-mana-potion = Greater Mana Potion
card-square-greater-healing-potion = Greater Healing Potion
card-square-greater-agility-potion = Greater Agility Potion
card-square-scroll-of-great-strength = Scroll of Great Strength
card-square-scroll-of-great-spirit = Scroll of Great Spirit

## Circle items

card-circle-deathblow = Deathblow
card-circle-spire-of-hakkar = Spire of Hakkar
card-circle-war-maul = War Maul
card-circle-crackling-staff = Crackling Staff
card-circle-hameyas-slayer = Hameya's Slayer
card-circle-taran-smasher = Taran Smasher
card-circle-screeching-bow = Screeching Bow
card-circle-earthen-rod = Earthen Rod
card-circle-gorewood-bow = Gorewood Bow
card-circle-bone-of-the-infernal = Bone of the Infernal
card-circle-opulent-tunic-of-the-whale = Opulent Tunic of the Whale
card-circle-royal-highmark-vestments = Royal Highmark Vestments
card-circle-flamestrider-robes = Flamestrider Robes
card-circle-cadaverous-armor = Cadaverous Armor
card-circle-deathchill-armor = Deathchill Armor
card-circle-dragonscale-armor = Dragonscale Armor

## Special items

card-special-robes-of-the-west = Robes of the West
card-special-amulet-of-protection = Amulet of Protection
card-special-scroll-of-the-whale = Scroll of the Whale
card-special-cannonball-runner = Cannonball Runner
card-special-cowl-of-heroes = Cowl of Heroes
card-special-robe-of-power = Robe of Power
card-special-thorium-helm = Thorium Helm
card-special-fist-of-the-peoples-militia = Fist of the People's Militia
card-special-electrocutioner-leg = Electrocutioner Leg
card-special-felstone-good-luck-charm = Felstone Good Luck Charm
card-special-head-of-grimhal-duuc = Head of Grim'hal Duuc
card-special-icicle-rod = Icicle Rod
card-special-archeus = Archeus
card-special-outriders-bow = Outrider's Bow
card-special-fist-of-stone = Fist of Stone
card-special-biznicks-accurascope = Biznick's Accurascope
card-special-pyric-caduceus = Pyric Caduceus
card-special-crest-of-retribution = Crest of Retribution
card-special-lorekeepers-ring = Lorekeeper's Ring
card-special-feathered-breastplate = Feathered Breastplate
card-special-bloodrazor = Bloodrazor
card-special-lunar-wand-of-arcane-wrath = Lunar Wand of Arcane Wrath
card-special-quelserrar = Quel'Serrar
card-special-shadowforge-bushmaster = Shadowforge Bushmaster
card-special-ironfoe = Ironfoe
card-special-bad-mojo-mask = Bad Mojo Mask
card-special-jade-breastplate-of-power = Jade Breastplate of Power
card-special-ankh-of-life = Ankh of Life

## Auction Items

card-auction-ring-of-agility = Ring of Agility
card-auction-boots-of-endurance = Boots of Endurance
card-auction-trusty-mount = Trusty Mount
card-auction-hood-of-shadow = Hood of Shadow

## Quests

quest-A01 = Gnolls on the Warpath
quest-A02 = Dogs in the Mill
quest-A03 = Island of the Muckdwellers
quest-A04 = Raiders in the Ruins
quest-A05 = Red Ruin
quest-A06 = Fishy Business
quest-A07 = Ghoulish Harvest
quest-A08 = Dark Alliances
quest-A09 = Shades of Sorrow
quest-A10 = City by the Sea
quest-A11 = The Fields of War
quest-A12 = Lost Treasure
quest-A13 = Murlocs in the Mountains
quest-A14 = Prospects of Wealth
quest-A15 = Crusade Against the Crusaders
quest-A16 = Murlocs in the Mines
quest-A17 = Ghost Farm
quest-A18 = Serpents in the Lake
quest-A19 = Moonrage Mines
quest-A20 = Shadows of the Past
quest-A21 = Alone in the Wild
quest-A22 = Unexpected Visitors
quest-A23 = The Moon-Cursed Village
quest-A24 = Savage Raiders
quest-A25 = Ogres in Andorhal
quest-A26 = Blighted Beasts
quest-A27 = Wildkin in the Woods
quest-A28 = A Danger from the Depths
quest-A29 = Eyes in the Ruins
quest-A30 = Crushing the Crushridge
quest-A31 = Demon in the Depths
quest-A32 = Murloc Menace
quest-A33 = Crimson Lair
quest-A34 = Howling at the Moon
quest-A35 = Web of Evil
quest-A36 = Darkness and Flame
quest-A37 = The Mouth of Hell
quest-A38 = Unnatural Fury
quest-A39 = Lair of the Wyrm
quest-A40 = The Haunted Tower
quest-H01 = Horrors at the Gates
quest-H02 = Nightmare Zealots
quest-H03 = A Scourge of Ghouls
quest-H04 = A Darkness in Brightwater
quest-H05 = A Howling in Haunted Places
quest-H06 = Terror in the Fields
quest-H07 = Danger in Stillwater
quest-H08 = Legacy of Evil
quest-H09 = Shadows of War
quest-H10 = Evil Brew
quest-H11 = A Hunger in the Vale
quest-H12 = Wolves in the Fold
quest-H13 = Devils from the Deep
quest-H14 = The Sunken Shrine
quest-H15 = Shades of Darkness
quest-H16 = Hinterlands Outrunners
quest-H17 = Unwelcome Visitors
quest-H18 = Red Vengeance
quest-H19 = Belly of the Beast
quest-H20 = Dark Hills, Dark Hearts
quest-H21 = Dealing with Goblins
quest-H22 = Ghosts in the Ruins
quest-H23 = Into the Scarlet Monastery
quest-H24 = Monsters on the March
quest-H25 = Ogres in the Uplands
quest-H26 = Rumbling on the River
quest-H27 = Flayers in the Vale
quest-H28 = A Battle in the Wild
quest-H29 = Ghouls in the Graveyard
quest-H30 = Skulking Wildkin
quest-H31 = Tower Infernal
quest-H32 = Shattered Mill
quest-H33 = Poison for the Poisoners
quest-H34 = Cold Scales
quest-H35 = The Hunger of Death
quest-H36 = Curse of Savagery
quest-H37 = Murlocs in the Ruins
quest-H38 = In Service to Demons
quest-H39 = The Ogres of Durnholde
quest-H40 = Brutes in the Barrows

## Events

happening-old-hatreds = Old Hatreds
happening-professions-and-crafts = Professions and Crafts
happening-new-horizons = New Horizons
happening-goblin-zeppelin = Goblin Zeppelin
happening-traveling-merchants = Traveling Merchants
happening-the-beasts-of-lordaeron = The Beasts of Lordaeron
happening-another-path-to-power = Another Path to Power
happening-subterfuge = Subterfuge
happening-bounty = Bounty
happening-goblin-merchant = Goblin Merchant
happening-ears-and-heads-of-the-wild = Ears and Heads of the Wild
happening-cleanse-the-land = Cleanse the Land
happening-foul-plaguewinds = Foul Plaguewinds
happening-the-andorhal-war = The Andorhal War
happening-the-domination-war = The Domination War
happening-the-two-towers-war = The Two Towers War
happening-the-hinterlands-war = The Hinterlands War
happening-the-silverpine-war = The Silverpine War
happening-the-abomination-of-darrowshire = The Abomination of Darrowshire
happening-zaeldarr-the-outcast = Zaeldarr the Outcast
happening-the-old-snake = The Old Snake
happening-a-spectral-revenge = A Spectral Revenge
happening-daecris-of-the-many = Daecris of the Many
happening-auction-house-ring-of-agility = Auction House: Ring of Agility
happening-auction-house-boots-of-endurance = Auction House: Boots of Endurance
happening-auction-house-trusty-mount = Auction House: Trusty Mount
happening-auction-house-hood-of-shadow = Auction House: Hood of Shadow
happening-scourge-cauldrons = Scourge Cauldrons
happening-light-of-ages = Light of Ages
happening-soul-taint = Soul Taint
happening-spread-the-plague = Spread the Plague
happening-arcane-corruption = Arcane Corruption

## Words on cards and decks

type-melee = melee
type-ranged = ranged
type-armor = armor
type-general = general
type-instant = instant
type-active = active
type-bag = bag
trait-mace = Mace
trait-staff = Staff
trait-sword = Sword
trait-bow = Bow
trait-gun = Gun
trait-wand = Wand
trait-cloth = Cloth
trait-leather = Leather
trait-mail = Mail
trait-potion = Potion
trait-scroll = Scroll
trait-food = Food
trait-trinket = Trinket
trait-head = Head
addon-shield = Shield
addon-helmet = Helmet
addon-scope = Scope
addon-poison = Poison
category-aura = Aura
category-blessing = Blessing
category-seal = Seal
category-stance = Stance
category-pet = Pet
category-demon = Demon
category-aspect = Aspect
category-beast-form = Beast Form
category-weapon-enhancement = Weapon Enhancement
keyword-finisher = Finisher
item-deck-triangle = Triangle
item-deck-square = Square
item-deck-circle = Circle
item-deck-special = Special
quest-deck-gray = Gray
quest-deck-green = Green
quest-deck-yellow = Yellow
quest-deck-red = Red
colour-green = green
colour-red = red
colour-blue = blue

## Marks on the board

mark-capital-alliance = Alliance town and starting region
mark-capital-alliance-power = The faction begins here; enemies cannot enter.
mark-capital-horde = Horde town and starting region
mark-capital-horde-power = The faction begins here; enemies cannot enter.
mark-town-alliance = Alliance town
mark-town-alliance-power = Trade and better rest.
mark-town-horde = Horde town
mark-town-horde-power = Trade and better rest.
mark-flight-alliance = Alliance flight path
mark-flight-alliance-power = One step to any other sign like it.
mark-flight-horde = Horde flight path
mark-flight-horde-power = One step to any other sign like it.
mark-graveyard = Graveyard
mark-graveyard-power = Defeated characters return here.
