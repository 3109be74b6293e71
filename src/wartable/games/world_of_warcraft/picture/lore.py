"""Texts that one scene needs again and again, each made once."""

from __future__ import annotations

from wartable.engine.picture.scene import Words
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import Card
from wartable.games.world_of_warcraft.picture import telling
from wartable.games.world_of_warcraft.rules.printed import Face, Quest, Reward
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.toolbox.masks import members


class Lore:
    """A state in the words of one language."""

    def __init__(self, s: Lordaeron, words: Words) -> None:
        self.s = s
        self.words = words
        self._plain: dict[str, str] = {}

    def say(self, message: str) -> str:
        """A text without facts."""
        text = self._plain.get(message)
        if text is None:
            text = self._plain[message] = self.words(message)
        return text

    def tip(self, message: str) -> str:
        """A name and what it is for, on two lines."""
        return f"{self.say(message)}\n{self.say(message + '-about')}"

    def hero(self, hero: int) -> str:
        return telling.hero_name(self.s, hero, self.words)

    def heroes(self, heroes: int) -> str:
        return telling.heroes_name(self.s, heroes, self.words)

    def region(self, region: int) -> str:
        return self.say("region-" + self.s.world.content.regions[region])

    def card(self, card: int) -> str:
        return self.say("card-" + self.s.world.content.card_names[card])

    def quest(self, quest: int) -> str:
        return self.say("quest-" + self.s.world.content.quest_names[quest])

    def event(self, event: int) -> str:
        return self.say("happening-" + self.s.world.content.event_names[event])

    def group(self, type: int, numbers: tuple[int, ...]) -> str:
        return telling.group_name(self.s, type, numbers, self.words)

    def tenths(self, number: float) -> str:
        """A number with one digit after the point, as the language writes it."""
        whole, tenth = divmod(round(10 * number), 10)
        return self.words("tenths", whole=whole, tenth=tenth)

    # Cards.

    def kind(self, face: Face) -> str:
        """Type, function, traits and category, in one line."""
        if face.kind in (ids.TALENT, ids.RACIAL, ids.AUCTION):
            return self.say("kind-" + ids.KINDS[face.kind])
        found = [self.say("type-" + ids.CARD_TYPES[face.type])]
        if face.addon >= 0:
            found.append(self.say("addon-" + ids.FUNCTIONS[face.addon]))
        found += [self.say("trait-" + ids.TRAITS[trait]) for trait in members(face.traits)]
        if face.category >= 0:
            found.append(self.say("category-" + ids.CATEGORIES[face.category]))
        if face.finisher:
            found.append(self.say("keyword-finisher"))
        return ", ".join(found)

    def brings(self, face: Face) -> str:
        """Its dice and values for the Dice Pool step; empty where it has none."""
        dice = self.dice([face.red, face.blue, face.green])
        found = [dice] if dice else []
        values = (
            ("reroll", face.reroll),
            ("attrition", face.attrition),
            ("threat", face.threat),
            ("cap-health", face.cap_health),
            ("cap-energy", face.cap_energy),
        )
        found += [self.words("numbers-" + name, number=f"{number:+d}") for name, number in values if number]
        return ", ".join(found)

    def dice(self, numbers: list[int]) -> str:
        """Dice by colour."""
        named = zip(ids.DICE, numbers, strict=True)
        return ", ".join([self.words("numbers-" + name, number=number) for name, number in named if number])

    def price(self, face: Face) -> str:
        """Level, gold and Energy, as far as there are any."""
        costs = (("level", face.level), ("gold", face.gold), ("energy", face.energy))
        return ", ".join([self.words("numbers-" + name, number=number) for name, number in costs if number])

    def about(self, face: Face) -> tuple[str, ...]:
        """What is printed on a card, line by line: what it is, what it brings, what it does."""
        lines = [self.kind(face)]
        if face.kind in (ids.POWER, ids.ITEM):
            lines.append(self.price(face))
        brings = self.brings(face)
        if brings:
            lines.append(brings)
        effect = self.effect(face)
        if effect:
            lines.append(effect)
        if face.pet_health:
            lines.append(self.words("numbers-pet", number=face.pet_health))
        if face.soulbound:
            lines.append(self.say("line-soulbound"))
        if face.exempt:
            lines.append(self.say("line-exempt"))
        return tuple(lines)

    def effect(self, face: Face) -> str:
        """What a card does beside its numbers; empty where that is nothing."""
        card = self.s.world.cards[face.number]
        return self.say("effect-" + face.name) if card.abilities or type(card) is not Card else ""

    def ability(self, name: str) -> str:
        """Of a type of creatures or an Overlord."""
        return self.say("ability-" + name)

    def event_effect(self, event: int) -> str:
        return self.say("effect-event-" + self.s.world.content.event_names[event])

    def values(self, threat: int, attack: int, health: int) -> str:
        return self.words("creature-values", threat=threat, attack=attack, health=health)

    # Rewards.

    def reward(self, reward: Reward) -> str:
        return self._reward(reward.gold, reward.xp, reward.items)

    def quest_reward(self, quest: Quest) -> str:
        text = self._reward(quest.gold, quest.xp, quest.items)
        special = [self.card(card) for card in quest.special]
        return ", ".join([text, " / ".join(special)]) if special else text

    def _reward(self, gold: int, xp: int, items: tuple[tuple[int, int], ...]) -> str:
        found = []
        if xp:
            found.append(self.words("n-xp", xp=xp))
        if gold:
            found.append(self.words("n-gold", gold=gold))
        for deck, number in sorted(set(items), key=items.index):
            # Of so many cards that are drawn one is kept (WOW-REWARD-07).
            message, name = ("n-items-of" if number > 1 else "n-items"), self.say("item-deck-" + ids.ITEM_DECKS[deck])
            found.append(self.words(message, count=items.count((deck, number)), number=number, deck=name))
        return ", ".join(found)
