### The first game. Numbers come from the lesson's file, where a test compares them with the game.

lesson-first = Your first game
lesson-first-pick =
    Welcome! You lead a people, spread it over the map and earn coins with it. After { $rounds } rounds whoever has the most coins wins. You begin with { $coins }.
lesson-first-pick-2 =
    A people is a race and a profession; each gives a power. The first pair in the row is free. For every pair you skip you lay { $price } coin on it, and whoever takes it later gets the coins. Take the second one: <b>Orcs, Farmers</b>.
lesson-first-first =
    You have { $tokens } tokens in hand. Any region costs { $base } tokens. You come from the sea, so you land on a shore with an anchor and pay a toll of { $toll } more: { $cost } in all. Conquer <b>Sunfurrow</b>.
lesson-first-cost =
    From now on you spread to neighbours, without a toll. Whatever stands in a region makes it dearer: murlocs live in <b>Cairn Hills</b>, so it costs { $base } + { $murloc }. The number on the map is the price for you. Conquer it.
lesson-first-fields =
    Your Farmers bring a coin more for every region of fields at the end of each turn. <b>Millers Flats</b> are fields, and you have { $tokens } tokens left. Conquer them.
lesson-first-die =
    You have { $tokens } tokens, and the mountain <b>Stormcradle</b> costs { $cost }. For the last conquest of a turn you may be short: the die must bring what is missing, here { $pips } or more. Half its faces are blank. Try it!
lesson-first-redeploy =
    A blank! Nothing is lost: those tokens are still yours. After the conquests you may move your tokens about; each region must keep one. The more tokens stand in a region, the dearer it is to take. Place yours in <b>Sunfurrow</b> and press Done.
lesson-first-coins =
    The turn ends with coins: one for each of your { $regions } regions, and { $fields } from the Farmers for the fields. That makes { $coins }. Press <b>Done</b> once more to end the turn.
lesson-first-again =
    The bot leads the Night Elves. With them it took the coin you had laid there, and it has captured Stormcradle, beside you. Now it is your turn again: go on conquering with the Orcs.
lesson-first-hand =
    At the start of a turn you take your tokens up again, and only { $left } stays in each region. So you attack with nearly all of them, every turn. Leaving a region altogether would free its last token, but you would lose the region. Take up the troops.
lesson-first-attack =
    Now take <b>Stormcradle</b> from the Night Elves: { $base } as always, { $mountain } for the mountain, { $defenders } for the token that defends it. That makes { $cost }. The rival loses one token for good and gets the others back.
lesson-first-crossing =
    { $tokens } tokens are left. You may cross to any region with an anchor, even on another continent, for a toll of { $toll }. <b>Cobbler's Acre</b> has an anchor, and it is fields. Conquer it.
lesson-first-income =
    Look at what this turn brings: your regions, the fields, and two coins for Stormcradle, because the Horde took it from the Alliance, and because that is the Orcs' own power. { $coins } coins! Move tokens if you like, then press <b>Done</b>.
lesson-first-decline =
    Your Orcs are spread thin: nearly every token must stay where it is, and there is little left to conquer with. That is how it goes with every people.
lesson-first-decline-2 =
    So you let them go into <b>decline</b>. It takes a whole turn. One token stays in each region, and each goes on bringing its coin until somebody captures it; the powers are gone. Next turn you begin afresh with new tokens. Do it.
lesson-first-new-race =
    Now you choose a new people, as at the start. The first pair is free: <b>Goblins, Blacksmiths</b>. If you would rather have another, take it.
lesson-first-both =
    The new race lands like the first one did, while the grey tokens of the old one go on earning. Point at any badge, or hold a finger on it, to read its power: with the Blacksmiths every region costs a token less. Conquer a first region with them.
lesson-first-end =
    That is the whole game: pick, conquer, redeploy, count coins, and decline in time. Every race and profession bends one of these rules, and its card says how. Now try a whole game against the weakest bot.
