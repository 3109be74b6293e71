### The first game. Numbers come from the lesson's file, where a test compares them with the game.

lesson-first = Your first game
lesson-first-gold =
    You lead the Humans against the Orcs. Whoever has { $target } victory points at the end of their own turn wins. Points are spaces: your Town counts { $town } while a unit of yours stands in it, and a space with a golden star counts what the star shows.
lesson-first-gold-2 =
    A turn has four steps: move, harvest, deploy, spend. First you move. Workers go up to { $steps } spaces; they bring resources but cannot fight. Send one to a <b>Goldmine</b>: click the workers, then the mine that begins to glow.
lesson-first-wood =
    Everything costs gold and wood, so another worker goes to the <b>Forest</b>. The third one stays at home: you will need him there.
lesson-first-march =
    Now the army. A Grunt holds a space with { $points } point, right beside your militia. To enter an enemy's space is to attack it. Move all { $units } of your <b>militia</b> in, one after the other.
lesson-first-battle =
    In battle every unit rolls a die. A roll up to its Strength hits, and each hit removes an enemy; your militia have Strength { $strength }. Units in neighbouring spaces fight along. The fight begins when you have moved everything: <b>end the movement</b>.
lesson-first-card =
    A battle is fought in rounds until one side is gone. Everybody in it draws a card, and cards can turn a fight. You hold <b>Polymorph</b>: the enemy you choose does not strike this round. Play it on the Grunt.
lesson-first-train =
    Won! Look into the log: your first roll missed, but the Grunt could not hit back; the second roll struck him. The winner draws one more card.
lesson-first-train-2 =
    Meanwhile the Orcs have moved, and both have harvested. A die was rolled for each worker in a mine or a forest: it says how much he brings. A three also wears the place out a little: look at your forest.
lesson-first-train-3 =
    Now spend. In one turn you may either train, or build, or improve your units, but not two of them. A building trains one unit at a time. Train <b>Militia</b>: { $gold } gold and { $wood } wood.
lesson-first-worker =
    As long as you are training you may train more, where another building is free. The Workshop makes workers, each for { $gold } gold. More workers mean more of everything. Train a <b>worker</b>.
lesson-first-point =
    Before your turn ends: you have { $points } points, { $town } for your Town and { $objective } for the space you won. Points of spaces last only while you stand there; a <b>Victory Point</b> card laid down is yours for good. Lay it down.
lesson-first-stay =
    A new turn. Whoever was second is first now: the Orcs have moved already. Your militia hold what they won, your workers stand where they harvest, so you may stay as you are. <b>End the movement</b>.
lesson-first-deploy =
    After the harvest comes deployment: what you paid for last turn arrives in your Town, never sooner. Click the <b>Barracks</b>, then the Town: there the militia stands. The worker comes from the <b>Workshop</b> in the same way.
lesson-first-build =
    And now build. A <b>Shooting range</b> costs { $gold } gold, { $wood } wood and a worker in the Town, who is back next turn when it is finished. It trains units that shoot before others strike. Build it.
lesson-first-end =
    That is a turn: move and fight, harvest, deploy, spend. Take the spaces with stars, keep a unit at home, and improve your units until they are worth points themselves. Now try a whole game against the weakest bot.
