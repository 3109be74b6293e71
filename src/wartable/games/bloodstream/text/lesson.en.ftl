### The first game. Numbers come from the lesson's file, where a test compares them with the game.

lesson-first = Your first game
lesson-first-order =
    You lead the Alliance against the Horde. Destroy everything the enemy has, or be worth more than he is when the rounds are over. This is a border village: your hall and barracks, and a few soldiers in the east.
lesson-first-order-2 =
    Your turn has six stages: gather, complete, order, move, attack, end. Gathering goes by itself: every worker in a mine brings a gold, every one in a forest a wood. That is done; what you have stands beside your name.
lesson-first-order-3 =
    Now you order. What you order is paid at once and is ready on your next turn. Click the <b>barracks</b>, then the card <b>Footman</b>: it costs { $gold } gold.
lesson-first-ordered =
    Each building takes one order at a time, and your gold is spent. <b>End the stage</b>.
lesson-first-stand =
    Movement. Grunts of the Horde stand two hexes from your soldiers. You need not run into them: whoever is ordered to <b>Stand Ground</b> strikes first when an enemy comes near. Click your Footmen and let all { $units } stand ground.
lesson-first-moved =
    They wait now, for as long as you give no other order. The workers stay at work. <b>End the stage</b>.
lesson-first-shoot =
    Attack. Your <b>Ballista</b> shoots { $range } hexes far. Its attack is { $attack }, a Grunt's armour { $armour }: a die of { $needed } or less hits, and a hit kills. Click the Ballista, then a Grunt.
lesson-first-attacked =
    A hit! Who shoots from afar is not struck back; in hand-to-hand fighting those who survive hit back. Nothing else can attack now: <b>end the stage</b>, and with it your turn.
lesson-first-interrupt =
    Look: the Horde comes on, and steps beside your Footmen. They stand ground, so before the enemy may do anything you are asked.
lesson-first-interrupt-2 =
    Everybody on one target gives one die: attack { $attack }, and one more for each helper. With all { $units } that is { $attack } + { $helpers } − { $armour } armour: { $needed } or less hits. <b>Attack</b> with the Footmen, and send all of them against one Grunt.
lesson-first-place =
    One Grunt less, and the other has gone back. Your turn again: your workers brought { $gold } gold and { $wood } wood, and the Footman is ready. Put him on the free hex <b>that glows</b>.
lesson-first-nothing =
    You could order a worker or save up for something dearer: research, towers, knights, ships. For now <b>end the stage</b>.
lesson-first-march =
    Beside the enemy's farm the way is free. Click the four Footmen and send them to the hex <b>that glows</b>. Most units go one hex; one hex more is possible, but whoever does that cannot attack.
lesson-first-stopped =
    They stand beside the farm. <b>Stop</b> there if you are asked, and <b>end the stage</b>.
lesson-first-siege =
    A siege. Buildings have an armour of { $armour }: alone nobody can do anything. The four Footmen together need a { $needed }. That is little, but begin so: <b>attack</b> the farm with all four.
lesson-first-ballista =
    Before the die is rolled others may join in. The strongest leads, the others help: the <b>Ballista</b>'s { $attack } + { $helpers } − { $armour } makes { $needed }. Click the Ballista, then the farm.
lesson-first-end =
    Burnt down! Larger buildings stand several hits, but this is the way: many against one, siege engines in front, and Stand Ground where you wait. Gather, order, move, attack: now try a whole game against the weakest bot.
