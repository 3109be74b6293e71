### Texts every game shares.

seat = Player { $number }
bank = the bank

option-on = On
option-off = Off

## What the table itself refuses

rule-TABLE-01 = A finished game takes no further actions.
rule-TABLE-02 = Only the player who must decide may answer.
rule-TABLE-03 = Only answers to the question that is open now are accepted.
refusal-game-over = The game is over.
refusal-not-your-decision = It is not your decision: { $seat } must answer now.

## The game in five minutes

five-goal = What it is about
five-turn = Your turn
five-forgotten = What people forget
five-end = How it ends
