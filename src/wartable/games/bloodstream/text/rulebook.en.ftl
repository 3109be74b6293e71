### The rulebook: the game in five minutes, and the titles of its parts.

five-goal-text =
    Alliance and Horde build a base, arm and fight for the map. What wins is told by the scenario: to destroy the enemy's troops or buildings, to gather a sum of resources first, or to bring units safely from one point to another. Nothing is hidden; dice are plain.
five-turn-text =
    Your turn has six stages, one after the other.
    Gather: each worker in a gold mine or in a forest brings 1 gold or 1 wood; nothing is carried home. A forest in which two or more workers cut is gone afterwards. A tanker brings oil from a patch with your own Oil Rig.
    Completion: what you ordered in your last turn is finished. Units come out beside their building and may move at once.
    Order: pay for units, research, buildings and repairs. A building does one job at a time; a new building needs a free worker in the hex where it will stand.
    Movement: a unit goes as far as its speed and may attack afterwards, or one hex farther and may not. Instead of moving it may Stand Ground.
    Attack: say for every unit whom it attacks, then roll. A die not above the attack minus the target's armour hits, and a hit kills. Several units with one target roll a single die: the best attack, plus 1 for each helper.
    End: markers come off, and the next player begins.
five-forgotten-text =
    Stand Ground gives the first blow: when an enemy steps into range, those units may attack at once, in his turn. It lasts until they get another order.
    Whoever survives an attack from the next hex strikes back, once in a turn. Archers farther off are safe.
    A stack is up to five units of one type, and one that was reinforced in this turn moves and attacks only one by one. And a building is a single target: one die, one hit at most. Bring helpers and siege engines against thick walls.
five-end-text =
    Each hit puts a Burn marker on a building; with more of them than it has fires it falls. A player who has nothing left of what the scenario counts is out at once. If the scenario has a last round, the score that it names decides after it, such as the value of all that you have. Where turns are equal, the round in which somebody reaches the goal is played to its end.

part-start = Before the first turn
part-gather = Stage 1: gathering
part-produce = Stages 2 and 3: production
part-move = Stage 4: movement
part-attack = Stage 5: attack
part-sea = By sea and by air
part-magic = Magic
part-end = Stage 6, and who wins
