### The first game. Numbers come from the lesson's file, where a test compares them with the game.

lesson-first = Your first game
lesson-first-sheet =
    You lead the Alliance: a Mage and a Paladin who grow stronger together, quest by quest, until they can defeat the Overlord, Lord Kazzak. The Horde does the same. If nobody manages it in time, the factions fight each other.
lesson-first-sheet-2 =
    The button <b>Sheet</b> beside a name opens that hero's sheet. The Mage has { $health } Health and { $energy } Energy, which pays for powers. Cards on the sheet bring dice: what she wears is what she can do. Gold buys new cards.
lesson-first-sheet-3 =
    In a turn every hero has { $actions } actions: travel, rest, train, challenge a creature. A quest of yours waits in Tarren Mill: a Ghoul. The <b>Mage</b> goes first: choose her.
lesson-first-travel =
    Choose <b>Travel</b>, then <b>Tarren Mill</b>, the region that glows. A hero who travels goes to neighbouring regions; between flight paths of her faction she could fly.
lesson-first-together =
    She could go on; press <b>Done</b> and she stays. Alone the Ghoul would be hard for her: send the <b>Paladin</b> to Tarren Mill as well.
lesson-first-challenge =
    Both are there. Press <b>Done</b> to stay, and again when you are asked about trading: you need not. Then choose the <b>Mage</b>: with her second action she <b>challenges</b> the Ghoul.
lesson-first-invite =
    These are the Ghoul's numbers. Threat { $threat }: a die must show at least that. Attack { $attack }: so many wounds it deals in a round. Health { $health }: so many hits defeat it. Invite the <b>Paladin</b>; he spends his second action, too.
lesson-first-first =
    They attack one after the other, then the Ghoul strikes once. The order is yours: let the <b>Paladin</b> begin.
lesson-first-roll =
    The cards he wears bring his dice. Blue ones hit before the Ghoul can strike, red ones hit and hold off a wound, green ones are armour and only hold off. { $threat } or more counts. <b>Roll</b>.
lesson-first-wand =
    Very good: { $red } red hit and { $green } armour lie in the common defense box now. The Mage is next. Before rolling she may use cards for Energy, which comes back when she rests.
lesson-first-wand-2 =
    Her <b>Moonstone Wand</b> gives one blue die more for { $energy } Energy. Click the card.
lesson-first-fireball =
    <b>Fireball</b> costs { $energy } Energy and adds a blue die, too. Cards of this kind are chosen together, and it is chosen already: press <b>Use what is chosen and roll</b>.
lesson-first-settle =
    One hit. Some cards could still be used now, her robe for instance, but count first: { $box } in the defense box will hold off an Attack of { $attack }, and the red hits then strike the Ghoul. That is enough. Press <b>Done</b>.
lesson-first-reward =
    The Ghoul is defeated without a scratch, and the quest is done: { $xp } experience for each hero, gold, and items to choose from. Experience brings new levels. Take the <b>Neophyte's Robe</b>.
lesson-first-owner =
    A faction shares what it finds. The robe is cloth, so it suits the <b>Mage</b>.
lesson-first-quest =
    For every quest done a new one is opened. The colours are levels: green ones come next, red ones would kill you now. Draw from the <b>green</b> deck.
lesson-first-equip =
    At the end of the turn, and only then, cards are put on and taken off. Press <b>Done</b> where you are asked about trading, then <b>equip</b> the robe: it lies in her bag and covers the one she wore.
lesson-first-end =
    One more die in every fight: that is how heroes grow. Do quests together, train, equip, and rest before the next fight; when your heroes are strong enough, look for the Overlord. Now try a whole game against the weakest bot.
