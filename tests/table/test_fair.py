"""Fair shuffles: the arithmetic, draws without bias, clones that draw by themselves, checks that nothing escapes."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

from coronet import Table
from coronet.errors import LogError
from coronet.games.rebel.game import GAME
from coronet.table import fair
from coronet.table.draws import DrawMissing
from coronet.table.fair import FairDraws
from coronet.table.log import ChanceLine, ChoiceLine, Log, Seal, line_body, parse_log
from coronet.table.verify import Check, check_log
from coronet.words import Words
from tests.table.fair_by_hand import VECTORS, vectors

KNOWN = json.loads(VECTORS.read_text(encoding="utf-8"))
KEY = bytes.fromhex(KNOWN["key"])
SECRET = bytes.fromhex(KNOWN["secret"])


# The arithmetic


def test_the_vectors_are_those_of_the_design_page():
    assert vectors() == KNOWN


def test_hashes_commitment_and_key_are_those_of_the_vectors():
    sealed = KNOWN["sealed"]
    settings = fair.settings_hash(sealed["game"], sealed["rules"], sealed["seats"], sealed["settings"])
    shares = [share and bytes.fromhex(share) for share in KNOWN["shares"]]
    game_id = bytes.fromhex(KNOWN["game_id"])
    assert settings.hex() == KNOWN["settings_hash"]
    assert [fair.share_hash(share).hex() for share in shares[:2]] == KNOWN["hashes"][:2]
    assert fair.commitment(game_id, settings, SECRET).hex() == KNOWN["commitment"]
    assert fair.seed_key(SECRET, game_id, settings, shares) == KEY


@pytest.mark.parametrize("size", [2, 3, 10, 40])
def test_draws_are_those_of_the_vectors(size):
    source = FairDraws(KEY)
    drawn = [source.pick(None, 1, (1 << size) - 1) for _ in range(12)]
    assert drawn == KNOWN["draws"][str(size)]
    assert source.number == 12


def test_a_deal_takes_each_item_out_of_the_pool_in_ascending_order():
    source, pool, deal = FairDraws(KEY), (1 << 40) - 1, []
    while pool & (pool - 1):
        deal.append(source.pick(None, 1, pool))
        pool &= ~(1 << deal[-1])
    assert deal == KNOWN["deal_of_40"]


def test_marks_seeds_of_bots_and_waits_are_those_of_the_vectors():
    assert [fair.mark(SECRET, row["rev"], row["body"].encode()).hex() for row in KNOWN["marks"]] == [
        row["mark"] for row in KNOWN["marks"]
    ]
    assert [fair.bot_seed(KEY, seat, 7) for seat in range(4)] == [int(word, 16) % 2**62 for word in KNOWN["bot_words"]]
    assert [fair.wait_fraction(KEY, seat, 7) for seat in range(4)] == pytest.approx(
        [int(word, 16) / 2**64 for word in KNOWN["wait_words"]]
    )


def test_one_share_more_or_less_gives_another_key():
    game_id, settings = bytes.fromhex(KNOWN["game_id"]), bytes.fromhex(KNOWN["settings_hash"])
    one, other = bytes(32), bytes([1] * 32)
    keys = {
        fair.seed_key(SECRET, game_id, settings, shares)
        for shares in ([one, other], [other, one], [one, None], [None, one], [one], [None, None])
    }
    assert len(keys) == 6


@pytest.mark.parametrize("size", [2, 3, 7, 40])
def test_every_position_is_equally_likely(size):
    draws = 4000
    counts = [0] * size
    for number in range(draws):
        counts[fair.draw_position(KEY, number, size)] += 1
    expected = draws / size
    chi_square = sum((seen - expected) ** 2 / expected for seen in counts)
    freedom = size - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5  # four standard deviations; the key is fixed


def test_words_beyond_the_last_whole_multiple_are_drawn_again(monkeypatch):
    words = iter([2**64 - 1, 2**64 - 2, 5])
    monkeypatch.setattr(fair.hmac, "digest", lambda *_: next(words).to_bytes(8, "big") + bytes(24))
    assert fair.draw_position(KEY, 0, 2**63 + 1) == 5


def test_waits_are_spread_from_0_to_below_1():
    waits = sorted(fair.wait_fraction(KEY, seat, ask) for seat in range(6) for ask in range(300))
    assert 0 <= waits[0] < 0.01
    assert 0.99 < waits[-1] < 1
    assert 0.45 < sum(waits) / len(waits) < 0.55


# At a table


SETTINGS = {"edition": "classic", "players": 4, "rounds": ["royal-decree"], "princesses": "random"}
SEATS = ["person:1", "person:2", "bot:good", "person:3"]
SHARES = [bytes([seat] * 32) for seat in (1, 2)]


def sealed_table(*, opened: bool = True) -> Table:
    data = Table.new("rebel", seed=0, **SETTINGS).settings
    settings = fair.settings_hash("rebel", GAME.rules_version, SEATS, data)
    game_id = bytes(range(16))
    shares = [SHARES[0], SHARES[1] if opened else None, None, None]
    hashes = [fair.share_hash(share).hex() for share in SHARES]
    seal = Seal(
        game_id=game_id.hex(),
        settings_hash=settings.hex(),
        commitment=fair.commitment(game_id, settings, SECRET).hex(),
        seats=SEATS,
        hashes=[*hashes, None, None],
        shares=[share and share.hex() for share in shares],
    )
    key = fair.seed_key(SECRET, game_id, settings, shares)
    return Table.new("rebel", draws=FairDraws(key), seal=seal, **SETTINGS)


def play_on(table: Table, rng: random.Random, most: int = 10_000) -> None:
    for _ in range(most):
        if table.over:
            return
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.choices(seat)))


def revealed(table: Table) -> Log:
    """The log as a server gives it out after the game: secret shown, lines marked, revisions with gaps."""
    log = table.log
    seal = msgspec.structs.replace(log.header.seal, secret=SECRET.hex())
    steps: list[list[ChoiceLine | ChanceLine]] = []
    for line in log.lines:
        if isinstance(line, ChoiceLine) or not steps:
            steps.append([])
        steps[-1].append(line)
    lines = [line for at, step in enumerate(steps) for line in fair.marked(step, 10 + 3 * at, SECRET)]
    return Log(msgspec.structs.replace(log.header, seal=seal), tuple(lines))


@pytest.fixture(scope="module")
def whole() -> Log:
    table = sealed_table()
    play_on(table, random.Random(5))
    return revealed(table)


def failed(checks: list[Check]) -> list[str]:
    return [check.name for check in checks if not check.holds]


def names(checks: list[Check]) -> list[str]:
    return [check.name for check in checks]


def test_a_clone_draws_on_by_itself_and_as_the_table_would():
    table = sealed_table()
    play_on(table, random.Random(1), 30)
    clone = table.clone()
    before = table.source.number
    play_on(clone, random.Random(2))
    assert clone.source.number > before or clone.over
    assert table.source.number == before
    second = table.clone()
    play_on(second, random.Random(2))
    assert second.log == clone.log


def test_a_clone_of_a_deal_draws_the_same_next_deal():
    table = Table.new(
        "rebel", draws=FairDraws(KEY), edition="classic", players=3, rounds=["invitation", "royal-decree"]
    )
    clone = table.clone()
    play_on(table, random.Random(3))
    play_on(clone, random.Random(3))
    assert table.log.to_text() == clone.log.to_text()
    assert table.source.number == clone.source.number


def test_a_sealed_log_has_no_seed_and_replays_by_its_chance_lines(whole):
    assert whole.header.seed is None
    again = parse_log(whole.to_text().encode())
    assert again == whole._replace(header=msgspec.structs.replace(whole.header, format=1))
    table = Table.replay(again)
    assert table.over
    assert table.log.header.seal == whole.header.seal


def test_a_replayed_table_draws_on_from_the_key():
    table = sealed_table()
    key = table.source.key
    play_on(table, random.Random(1), 30)
    loaded = Table.replay(table.log, draws=lambda number: FairDraws(key, number))
    assert loaded.source.number == table.source.number
    play_on(table, random.Random(8))
    play_on(loaded, random.Random(8))
    assert loaded.log == table.log


def test_a_sealed_game_does_not_draw_on_without_its_key():
    table = Table.new("rebel", draws=FairDraws(KEY), seal=sealed_table().seal, edition="classic", players=3)
    looked_at = Table.replay(table.log)
    assert looked_at.to_bytes() == table.to_bytes()
    with pytest.raises(DrawMissing):  # at the latest by the deal of the second round
        play_on(looked_at, random.Random(1))


def test_a_sealed_log_holds_in_every_check(whole):
    checks = check_log(whole, "game.jsonl")
    assert failed(checks) == []
    assert names(checks) == [
        "read",
        "rules",
        "replay",
        "settings",
        "shares",
        "secret",
        "draws",
        "marks",
        "unkept",
        "result",
    ]


def test_a_share_that_was_not_opened_is_listed():
    table = sealed_table(opened=False)
    play_on(table, random.Random(5))
    checks = check_log(revealed(table))
    assert failed(checks) == []
    assert [check.detail["seats"] for check in checks if check.name == "missing"] == [[1]]


def test_a_log_whose_secret_is_not_shown_is_not_proven(whole):
    seal = msgspec.structs.replace(whole.header.seal, secret=None)
    hidden = whole._replace(header=msgspec.structs.replace(whole.header, seal=seal))
    assert failed(check_log(hidden)) == ["unsealed"]


def test_a_game_with_draws_of_another_key_fails(whole):
    other = Table.new("rebel", draws=FairDraws(bytes(32)), seal=whole.header.seal, **SETTINGS)
    play_on(other, random.Random(5))
    assert failed(check_log(revealed(other))) == ["draws"]


def test_an_open_log_is_checked_against_its_seed():
    table = Table.new("rebel", seed=9, **SETTINGS)
    play_on(table, random.Random(5))
    assert failed(check_log(table.log)) == []
    assert "seed" in names(check_log(table.log))
    wrong = table.log._replace(header=msgspec.structs.replace(table.log.header, seed=8))
    assert failed(check_log(wrong)) == ["seed"]
    assert failed(check_log(table.log._replace(header=msgspec.structs.replace(table.log.header, seed=-1)))) == ["seed"]


def test_another_game_or_rules_version_is_told():
    log = sealed_table().log
    assert "rules" in failed(check_log(log._replace(header=msgspec.structs.replace(log.header, rules=99))))
    assert "game" in failed(check_log(log._replace(header=msgspec.structs.replace(log.header, game="chess"))))


def is_refused(text: str) -> bool:
    """Whether the log cannot be read, or some check of it fails."""
    try:
        return bool(failed(check_log(parse_log(text.encode()))))
    except LogError:
        return True


def places(text: str) -> list[int]:
    """Some bytes of each line, and all of the seal."""
    rng = random.Random(3)
    at, chosen = 0, []
    for number, line in enumerate(text.splitlines(keepends=True)):
        seal = line.find('"seal"')
        wanted = range(seal, len(line) - 2) if number == 0 else rng.sample(range(len(line) - 1), 2)
        chosen += [at + byte for byte in wanted]
        at += len(line)
    return chosen


def test_one_altered_byte_anywhere_in_seal_secret_share_draw_or_choice_fails(whole):
    text = whole.to_text()
    slips = []
    for at in places(text):
        old = text[at]
        new = {"0": "1", "9": "8", "a": "b"}.get(old) or (chr(ord(old) - 1) if old.isalnum() else "0")
        altered = text[:at] + new + text[at + 1 :]
        if not is_refused(altered):
            slips.append((at, text[max(0, at - 30) : at + 10], new))
    assert slips == []


def test_marks_hold_in_older_logs_that_have_a_revision_for_each_line(whole):
    bare = [msgspec.structs.replace(line, rev=None, mark=None) for line in whole.lines]
    lines = tuple(fair.marked([line], 10 + at, SECRET)[0] for at, line in enumerate(bare))
    assert failed(check_log(whole._replace(lines=lines))) == []


def test_lines_told_in_another_order_fail(whole):
    first = next(at for at, line in enumerate(whole.lines) if isinstance(line, ChoiceLine))
    lines = list(whole.lines)
    lines[first], lines[first + 1] = lines[first + 1], lines[first]
    assert "marks" in failed(check_log(whole._replace(lines=tuple(lines))))


def test_a_pass_changed_afterwards_fails_by_its_mark():
    """Passes can be exchanged against others that are as legal: only the mark knows."""
    table = sealed_table()
    play_on(table, random.Random(1), 1)
    log = revealed(table)
    choice = next(at for at, line in enumerate(log.lines) if isinstance(line, ChoiceLine))
    other = next(
        text for text in Table.replay(log, 0).choices(log.lines[choice].seat) if text != log.lines[choice].choice
    )
    lines = list(log.lines)
    lines[choice] = msgspec.structs.replace(lines[choice], choice=other)
    assert failed(check_log(log._replace(lines=tuple(lines)))) == ["marks"]


def with_another_pass() -> tuple[Log, Log]:
    """A log, and the same with a pass altered afterwards together with its mark."""
    table = sealed_table()
    play_on(table, random.Random(1), 1)
    log = revealed(table)
    at = next(at for at, line in enumerate(log.lines) if isinstance(line, ChoiceLine))
    told = log.lines[at]
    other = next(text for text in Table.replay(log, 0).choices(told.seat) if text != told.choice)
    altered = msgspec.structs.replace(told, choice=other)
    mark = fair.mark(SECRET, told.rev, line_body(altered)).hex()
    lines = (*log.lines[:at], msgspec.structs.replace(altered, mark=mark), *log.lines[at + 1 :])
    return log, log._replace(lines=lines)


def test_a_line_altered_together_with_its_mark_is_found_by_a_mark_that_was_kept():
    log, altered = with_another_pass()
    kept = {line.rev: line.mark for line in log.lines}
    assert failed(check_log(log, marks=kept)) == []
    assert failed(check_log(altered)) == []
    assert failed(check_log(altered, marks=kept)) == ["kept-marks"]


def test_without_anything_kept_no_claim_is_made_of_what_was_told_in_play(whole):
    words = Words("en")
    said = [words.say(check.key, **check.detail) for check in check_log(whole)]
    assert not [line for line in said if "told" in line or "before the first card" in line]
    assert [line for line in said if line.startswith("Not checked: whether seal and marks are those sent in play")]


def test_a_game_made_anew_with_another_secret_is_found_by_the_seal_that_was_shown(whole):
    seal = whole.header.seal.commitment
    assert failed(check_log(whole, seal=seal[:16])) == []
    assert failed(check_log(whole, seal="0" * 16)) == ["kept-seal"]


def test_a_kept_mark_of_a_line_that_the_log_has_not_fails(whole):
    last = whole.lines[-1]
    assert failed(check_log(whole._replace(lines=whole.lines[:-1]), marks={last.rev: last.mark})) == ["kept-marks"]


def test_a_log_without_a_seal_has_no_kept_mark(whole):
    bare = whole._replace(header=msgspec.structs.replace(whole.header, seal=None))
    assert "kept-marks" in failed(check_log(bare, marks={whole.lines[0].rev: whole.lines[0].mark}))


def test_every_check_has_its_words(whole):
    words = Words("en")
    open_log = Table.new("rebel", seed=9, **SETTINGS).log
    bare = msgspec.structs.replace(whole.header, seal=msgspec.structs.replace(whole.header.seal, secret="0" * 64))
    absent = sealed_table(opened=False)
    logs = [
        whole,
        open_log,
        absent.log,
        revealed(absent),
        whole._replace(header=bare),
        whole._replace(header=msgspec.structs.replace(whole.header, rules=99)),
        whole._replace(header=msgspec.structs.replace(whole.header, game="chess")),
        whole._replace(lines=whole.lines[1:]),
        open_log._replace(header=msgspec.structs.replace(open_log.header, seed=1)),
    ]
    told = set()
    for log in logs:
        kept = {"seal": "0" * 16, "marks": {1: "0" * 32}}
        for check in check_log(log, "game.jsonl") + check_log(log, "game.jsonl", **kept):
            said = words.say(check.key, **check.detail)
            assert said
            assert "{" not in said
            told.add(check.key)
    assert len(told) > 15
