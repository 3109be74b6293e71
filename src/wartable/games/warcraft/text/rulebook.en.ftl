### The rulebook: the game in five minutes, and the titles of its parts.

five-goal-text =
    You lead a race from its Town: workers bring gold and wood, these become units and buildings, and units take the spaces that are worth victory points. In the main game for two, 15 points at the end of your own turn win at once. Scenarios have goals of their own.
five-turn-text =
    A turn has four steps; in each everybody acts once before the next begins.
    Move. Melee and ranged units go 1 space, flyers and workers 2; only flyers enter mountains. At the end no space holds more than 3 of your units and 3 of your workers. Where your units meet enemy units there is a battle.
    A battle is fought in a space, but units in all adjacent spaces join in from the flanks. First ranged units attack, then flyers, then melee: one die for each unit, and a roll not above its Strength hits. Each hit removes one unit, which its owner chooses. Everybody in the battle draws an experience card, the winner one more.
    Harvest. Each worker in a Goldmine or a Forest rolls 1 to 3 and brings so much gold or wood. A roll of 3 depletes the space: after the second there is nothing left.
    Deploy. What you bought in the turn before comes into play: units in your Town or an Outpost, buildings are finished.
    Spend, on one thing only: train units and workers, construct buildings and Outposts (2 gold and 2 wood each, and a worker who is busy until it is finished), or upgrade a kind of unit by one level for 2 gold and 2 wood.
five-forgotten-text =
    Workers cannot fight. Those left alone with an enemy unit are destroyed, and so is an Outpost.
    Only one kind of spending is possible each turn, and what you buy now arrives in the next.
    Enemy units that stand in your Town when all have moved leave a token there; the second time you are eliminated.
five-end-text =
    Points are counted anew at the end of each player's own turn: 3 for each Town and the printed number for each objective that one of your units stands in, 1 for each kind of unit at its top level, 1 for each Victory Point card laid down. Points from spaces are not collected: hold them at one time. With 15 (in the game for four, a team with 30) you win. The other way is to eliminate all opponents.

part-start = Before the first turn
part-move = Step 1: moving
part-battle = Step 1: battles
part-economy = Steps 2 and 3: harvest and deployment
part-spend = Step 4: spending
part-cards = Experience cards
part-end = Winning, teams and scenarios
