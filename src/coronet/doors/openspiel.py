"""The games as OpenSpiel games: importing this registers each as `coronet_<name>`, installed ones too.

    import pyspiel
    import coronet.doors.openspiel

    game = pyspiel.load_game("coronet_rebel(players=3,rounds=royal-decree+magic-beans)")

Chance is explicit: every card that is drawn is a chance node. Seats that choose at once are a simultaneous node where
`at_once` says so (R), and otherwise act one after the other, unseen by each other. What a player knows is its veiled
record; as numbers it is the observation of `coronet.doors.spaces`. Needs the extra `doors`.
"""

from __future__ import annotations

from typing import Any, ClassVar

from coronet.doors.openspiel_parameters import Parameters, parameters_of, read
from coronet.doors.opponents import next_action
from coronet.doors.sitting import NOBODY, Setup, Sitting
from coronet.doors.suspended import Wanted, attempt
from coronet.errors import ExtraMissing, InputError
from coronet.games.catalogue import all_games, game_named
from coronet.kernel.bits import count, each
from coronet.table.picture import text_of
from coronet.words import Words

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise ExtraMissing("doors", error.name) from None

__all__ = ["GAMES", "LevelBot", "SpielGame", "SpielState", "name_of", "register"]

QUESTIONS = 10_000  # more than a seat is asked in a game
MOST_ITEMS = 62  # a pool is a set of bits


def _type_of(game: str, parameters: Parameters) -> Any:
    kinds = pyspiel.GameType
    is_winning = parameters.rewards == "winning"
    declared = game_named(game).declared
    return kinds(
        short_name=name_of(game),
        long_name=Words("en").game(game),
        dynamics=kinds.Dynamics.SIMULTANEOUS if parameters.at_once else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if is_winning else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL if is_winning else kinds.RewardModel.REWARDS,
        max_num_players=max(declared.players),
        min_num_players=min(declared.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters_of(declared),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """One of our games with its settings."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, given = self.name, params or {}
        parameters = read(game, given)
        self.setup = Setup(game, parameters.settings, parameters.rewards, parameters.deal)
        self.at_once = parameters.at_once
        is_winning = parameters.rewards == "winning"
        declared = game_named(game).declared
        most = 1 if is_winning else declared.most_points
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.space.size,
            max_chance_outcomes=MOST_ITEMS,
            num_players=self.setup.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if is_winning else None,
            max_game_length=declared.most_actions,
        )
        super().__init__(_type_of(game, parameters), info, given)

    def new_initial_state(self) -> SpielState:
        """A game before its first draw."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | FactoredObserver:
        """What a player knows, as text and numbers; with perfect recall or without it is the same."""
        if params:
            raise InputError("params", value=params, allowed="no parameters: an observation is as the layout says")
        is_whole = iig_obs_type is None or (
            iig_obs_type.public_info and iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
        return Observer(self.setup) if is_whole else FactoredObserver(is_public=iig_obs_type.public_info)


class SpielState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A game in play, or in the middle of a step that waits for a draw."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._before: Sitting | None = None  # as it was before the step at hand; None before the game has begun
        self._moves: list[tuple[int, int]] = []  # the seats and actions of that step
        self._items: list[int] = []  # what it has drawn so far
        self._wanted: Wanted | None = None
        self._rewards = [0.0] * game.setup.seats
        self._try()

    @property
    def _game(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    @property
    def sitting(self) -> Sitting | None:
        """The game as it stood when chance was last waited for; None before the first choice."""
        return self._before

    def _try(self) -> None:
        setup = self._game.setup
        found = attempt(lambda source: setup.begin(0, source), self._before, self._moves, self._items)
        if isinstance(found, Wanted):
            self._wanted = found
            self._rewards = [0.0] * setup.seats
            return
        before = setup.worth(self._before) if self._before else [0.0] * setup.seats
        self._rewards = [now - then for now, then in zip(setup.worth(found), before, strict=True)]
        self._before, self._moves, self._items, self._wanted = found, [], [], None

    def current_player(self) -> int:
        """The seat that must act, or one of OpenSpiel's stand-ins."""
        if self._wanted is not None:
            return int(pyspiel.PlayerId.CHANCE)
        sitting: Any = self._before
        if sitting.over:
            return int(pyspiel.PlayerId.TERMINAL)
        to_act: list[int] = sitting.to_act
        return int(pyspiel.PlayerId.SIMULTANEOUS) if self._game.at_once and len(to_act) > 1 else to_act[0]

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self._wanted is None and self._before is not None and self._before.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The items of the pool, all equally likely."""
        pool = self._wanted.pool if self._wanted else 0
        return [(item, 1 / count(pool)) for item in each(pool)]

    def _legal_actions(self, player: int) -> list[int]:
        sitting: Any = self._before
        return [action for action, may in enumerate(sitting.mask(player)) if may]

    def _apply_action(self, action: int) -> None:
        if self._wanted is not None:
            self._items.append(action)
        else:
            self._moves = [(self.current_player(), action)]
        self._try()

    def _apply_actions(self, actions: list[int]) -> None:
        sitting: Any = self._before
        self._moves = [(seat, actions[seat]) for seat in sitting.to_act]
        self._try()

    def _action_to_string(self, player: int, action: int) -> str:
        space = self._game.setup.space
        if self._wanted is not None:
            event, pool = self._wanted
            names = dict(zip(each(pool), space.game.items(event, pool), strict=True))
            name = names.get(action, str(action))
            alike = list(names.values()).count(name) > 1
            return f"{space.game.events[event]} {name}" + (f" {action}" if alike else "")
        sitting: Any = self._before
        if player < 0 or not sitting.mask(player)[action]:
            return str(space.names[action])
        choice = sitting.choice_after(player, action)
        is_whole = space.actions.is_whole(sitting.record, player, choice)
        return str(space.game.text_of(choice) if is_whole else space.names[action])

    def rewards(self) -> list[float]:
        """What each seat has won by the last action."""
        return self._rewards

    def returns(self) -> list[float]:
        """What each seat has won so far."""
        setup = self._game.setup
        return setup.worth(self._before) if self._before else [0.0] * setup.seats

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that agrees with all that the player knows: another world, drawn by `imagine`."""
        sitting: Any = self._before
        world = sitting.space.game.imagine(sitting.veiled(player), player, int(sampler() * 2**53))
        state: SpielState = self.clone()
        state._before = sitting.in_world(world)
        return state

    def __str__(self) -> str:
        if self._before is None:
            return f"draws {self._items}"
        shown = text_of(self._before.scene())
        return f"{shown}draws {self._items}\n" if self._wanted else shown


class LevelBot(pyspiel.Bot):  # type: ignore[misc] # OpenSpiel has no types
    """One of our bots, for OpenSpiel to play with or against."""

    def __init__(self, player: int, level: str, seed: int = 0) -> None:
        super().__init__()
        self._player, self._level, self._seed = player, level, seed

    def restart(self) -> None:
        """Another game: other seeds."""
        self._seed += QUESTIONS

    def step(self, state: SpielState) -> int:
        """The action it takes now."""
        sitting: Any = state.sitting
        return next_action(sitting, self._player, self._level, self._seed)


class Observer:
    """What a player knows, as OpenSpiel asks for it."""

    def __init__(self, setup: Setup) -> None:
        self.tensor = np.zeros(setup.space.width, np.float32)
        self.dict = {name: self.tensor[place] for name, place in setup.space.places.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers; all 0 before the first choice."""
        sitting = state.sitting
        self.tensor[:] = sitting.observe(player) if sitting else 0

    def string_from(self, state: SpielState, player: int) -> str:
        """The player's veiled record, field by field, and what it has begun to choose."""
        return f"seat {player}: " + ", ".join(_known(state.sitting, player))


class FactoredObserver:
    """What everybody knows, or what a player knows beyond that, as text alone."""

    tensor = None
    dict: ClassVar[dict[str, Any]] = {}

    def __init__(self, *, is_public: bool) -> None:
        self._is_public = is_public

    def set_from(self, state: SpielState, player: int) -> None:
        """There are no numbers."""

    def string_from(self, state: SpielState, player: int) -> str:
        """The veiled record of somebody who looks on; or where the player's differs from it."""
        public = _known(state.sitting, NOBODY)
        if self._is_public:
            return ", ".join(public)
        return f"seat {player}: " + ", ".join(line for line in _known(state.sitting, player) if line not in public)


def _known(sitting: Sitting | None, viewer: int) -> list[str]:
    """The fields of a veiled record that are not empty, with what they hold."""
    if sitting is None:
        return []
    veiled = sitting.veiled(viewer)
    fields = [(name, _trimmed(getattr(veiled, name))) for name, _ in veiled.FIELDS]
    begun = 0 if viewer == NOBODY else sitting.begun[viewer]
    return [f"begun {begun}", *(f"{name} {shown}" for name, shown in fields if shown)]


def _trimmed(value: int | list[int]) -> str:
    """A number, or a row without the zeros at its end; empty where there is nothing else."""
    row = [value] if isinstance(value, int) else value
    last = max((at for at, number in enumerate(row) if number), default=-1)
    return " ".join(map(str, row[: last + 1]))


def name_of(game: str) -> str:
    """The name under which OpenSpiel knows a game."""
    return f"coronet_{game.replace('-', '_')}"


def register(game: str) -> str:
    """Let OpenSpiel know a game, of ours or added by `coronet.add_game`; the name under which it does."""
    name = name_of(game)
    # A class and not a function: OpenSpiel lets go of what it was given when Python has gone already.
    own = type(name, (SpielGame,), {"name": game, "__module__": __name__})
    globals()[name] = own  # where a pickle looks for it
    pyspiel.register_game(_type_of(game, read(game, {})), own)
    return name


GAMES = tuple(register(game) for game in all_games())
"""The names under which OpenSpiel knows them."""
