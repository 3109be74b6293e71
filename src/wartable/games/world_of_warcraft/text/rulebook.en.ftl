### The rulebook: the game in five minutes, and the titles of its parts.

five-goal-text =
    Two factions, Alliance and Horde, each a party of heroes, grow stronger by quests. One day one of them is strong enough to defeat the Overlord of this game, and that faction wins at once. If nobody is by the end of the turn track, all heroes meet in one last fight. Your faction wins or loses together: agree on everything.
five-turn-text =
    The Horde moves in odd turns, the Alliance in even ones. Each character has two actions, in any order among friends.
    Travel one or two steps to bordering regions, or fly between flight paths of your faction. A region with a blue creature stops you.
    Challenge a group of creatures, a boss, or the enemy characters in your region; friends there may join, for one action each. Next to blue creatures you have no other action.
    Rest to regain Health and Energy, up to twice your level together. Train to buy powers for gold. In a friendly town one action does some of all this, and trades with the Merchant.
    In a fight you gather the dice of your cards (paying Energy), roll, reroll, and place tokens: each die not below the enemy's Threat is a hit. Blue hits wound at once, before the enemy strikes; red hits defend first and wound later; green ones are armour that only protects. What your defence does not stop, you lose as Health. Then the next round begins.
    After all actions you may equip and unequip cards; the turn marker moves, and an Event or a new ware of the Merchant may come.
five-forgotten-text =
    Equipping is possible only at the end of your faction's turn: a power or an item just bought does nothing yet.
    Quests are done by whoever fights when the last green or red creature of the quest falls; they share the whole reward. Blue creatures and enemy heroes bring no experience.
    A defeated hero keeps gold and cards (only enemy heroes who beat him may take one item from his Bag) and comes back at the nearest graveyard or the starting region with 1 Health and 1 Energy.
five-end-text =
    Levels 2, 3, 4 and 5 come with 4, 10, 18 and 28 experience; each brings more Health and Energy, a talent, and stronger powers to buy. Each faction has 15 turns. Whoever defeats the Overlord wins. At the end of the track everybody recovers, and the two factions fight with all their heroes; the faction with more experience attacks, and the one with a hero left standing wins.

part-start = Before the first turn
part-turn = A faction's turn
part-fight = A fight, step by step
part-pvp = Hero against hero
part-quests = Quests and experience
part-cards = Cards of your character
part-events = What happens in the world
part-end = The end, and the small print
