"""R as a game of OpenSpiel, thin: its states are our records, so that its algorithms judge our solutions.

Seats that choose at once move one after the other; what a seat may know is its veiled record.
"""

from __future__ import annotations

from typing import Any

import pyspiel

from coronet.games.r.flow import act
from coronet.games.r.game import GAME
from coronet.games.r.record import GAME_OVER, Duel
from coronet.kernel.bits import lowest

MOST_ACTIONS = GAME.most_choices
KIND = pyspiel.GameType(
    short_name="coronet_r",
    long_name="R",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)


class SpielGame(pyspiel.Game):
    """The duel from one record on."""

    def __init__(self, start: Duel, most_rounds: int) -> None:
        info = pyspiel.GameInfo(MOST_ACTIONS, 0, 2, -1.0, 1.0, 0.0, 4 * most_rounds)
        super().__init__(KIND, info, {})
        self.start = start

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.start.copy())


class SpielState(pyspiel.State):
    """A record; an action is the number of a choice among the legal ones."""

    def __init__(self, game: SpielGame, record: Duel) -> None:
        super().__init__(game)
        self.record = record

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else lowest(self.record.waiting)

    def is_terminal(self) -> bool:
        return self.record.phase == GAME_OVER

    def choices(self) -> list[int]:
        out = [0] * MOST_ACTIONS
        return out[: GAME.choices(self.record, self.current_player(), out)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.choices())))

    def _apply_action(self, action: int) -> None:
        act(self.record, self.current_player(), self.choices()[action])

    def veiled(self, seat: int) -> Duel:
        record = self.record.copy()
        GAME.veil(record, seat)
        return record

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return f"{seat} {self.veiled(seat).to_words()}"

    def returns(self) -> list[float]:
        value = {0: 0.0, 1: 1.0, 2: -1.0}[self.record.winners] if self.is_terminal() else 0.0
        return [value, -value]

    def clone(self) -> Any:
        return SpielState(self.get_game(), self.record.copy())

    def __str__(self) -> str:
        return str(self.record.to_words())
