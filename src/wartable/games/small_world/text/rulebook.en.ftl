### The rulebook: the game in five minutes, and the titles of its parts.

five-goal-text =
    Azeroth is too small for everybody. You lead a race, take regions, and are paid a coin for each that you hold at the end of your turn. Coins are the victory points: whoever has the most after the last round wins. No race lasts: the art is to take a fresh one in time.
five-turn-text =
    Choose a combination of a race banner and a profession badge, if you have no active race. The top one is free; for a lower one you lay a coin on each above it. You get as many race tokens as both numbers say, and both powers.
    From your second turn with a race, take all its tokens in hand except one in each region. Or let it go into decline instead (see below).
    Conquer. A region costs 2 tokens, and 1 more for each rival token, murloc, mountain, fort or wisp wall there. A race with no region begins on an anchor; later you go to bordering regions, or to an anchor anywhere for 1 token more as a toll.
    When your tokens no longer suffice, you may name one last region and roll the reinforcement die: its pips may make up for up to 3 tokens. Your conquests are over then.
    Redeploy: move tokens freely among your regions, at least one in each.
    Collect coins: 1 for each region of your active race and of your race in decline, and what the powers bring. A race of the Alliance or the Horde also earns 1 for each race of the other faction that it took a region from.
five-forgotten-text =
    Decline takes a whole turn. One token stays in each region, turned grey, and goes on earning; the powers stop, and the next turn begins with a new combination. You have only one such race: the older one leaves.
    Whoever loses a region loses one token for good; the others are placed elsewhere when the attacker's turn ends. A race in decline loses all of them.
    You need not conquer. Tokens that stay make a region dear to attack, and coins not paid for a combination are points too.
five-end-text =
    With 2 or 3 players the game lasts 10 rounds, with 4 players 9, with 5 players 8. Coins are kept secret until then. The most coins win; if they are equal, the most race tokens on the board, active and in decline.

part-start = Before the first turn
part-turn = Your turn, step by step
part-change = When your race is spent
part-world = Who and what you meet
part-powers = What each power does
part-end = The end, and playing in teams
