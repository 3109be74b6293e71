### Тексты, общие для всех игр.

seat = Игрок { $number }
bank = банк

option-on = Включено
option-off = Выключено

## Что отклоняет сам стол

rule-TABLE-01 = В законченной партии действий больше нет.
rule-TABLE-02 = Отвечает только тот игрок, чьё сейчас решение.
rule-TABLE-03 = Принимаются только ответы на вопрос, заданный сейчас.
refusal-game-over = Игра окончена.
refusal-not-your-decision = Сейчас решаете не вы. Отвечает { $seat }.

## The game in five minutes

five-goal = Цель
five-turn = Ваш ход
five-forgotten = О чём часто забывают
five-end = Как заканчивается игра
