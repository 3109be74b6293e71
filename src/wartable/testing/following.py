"""What a client makes of what it is sent: whole pictures of differences."""

from __future__ import annotations

from typing import Any

from wartable.server.picture.differences import changed


class Follower:
    """One that looks through a socket, from beginning to end; what it is sent must fit what it has."""

    def __init__(self) -> None:
        self.number = -1
        self.scene: dict[str, Any] = {}

    def hear(self, message: dict[str, Any]) -> dict[str, Any]:
        """The message with a whole scene."""
        if message["t"] != "scene":
            return message
        if "changes" in message:
            assert message["picture"] == self.number + 1, "a difference from something else"
            self.scene = changed(self.scene, message["changes"])
        else:
            self.scene = message["scene"]
        self.number = message["picture"]
        return {**message, "scene": self.scene}
