"""A log opened in the page: chosen or dropped, checked and played again; a damaged one refused where it was given."""

from __future__ import annotations

import pytest

from coronet.doors.play_out import PlayOut, play

DROP = """text => {
    const given = new DataTransfer();
    given.items.add(new File([text], "game.jsonl"));
    for (const kind of ["dragover", "drop"])
        window.dispatchEvent(new DragEvent(kind, { dataTransfer: given, bubbles: true, cancelable: true }));
}"""


@pytest.fixture(scope="module")
def log() -> str:
    wanted = PlayOut("rebel", {"players": 3, "rounds": ["royal-decree"]}, ("random",), 1, 8)
    return play(wanted, 0).to_text()


def test_a_log_dropped_on_the_first_page_is_played_again_all_hands_open(person, house, log):
    guest = person("/")
    guest.by_id("log-file").wait_for(state="attached")
    guest.page.evaluate(DROP, log)
    guest.by_id("replay").wait_for()
    assert guest.page.url.startswith(f"{house.page}/replay")
    guest.by_id("replay-next").click()
    assert guest.by_id("prompt").inner_text().strip()
    steps = guest.by_id("replay-rail").get_attribute("max")
    assert int(steps) == log.count('{"seat"')


def test_a_log_is_chosen_by_its_file_and_after_a_reload_another_may_be(person, house, log):
    guest = person("/replay")
    field = guest.by_id("log-file")
    field.wait_for(state="attached")
    field.set_input_files({"name": "game.jsonl", "mimeType": "application/jsonl", "buffer": log.encode()})
    guest.by_id("replay").wait_for()
    guest.page.reload()
    guest.by_id("no-log").wait_for()


def test_a_second_log_of_another_game_takes_the_place_of_the_first(person, house, log):
    guest = person("/")
    guest.by_id("log-file").wait_for(state="attached")
    guest.page.evaluate(DROP, log)
    guest.by_id("replay").wait_for()
    duel = play(PlayOut("r", {}, ("random",), 1, 8), 0).to_text()
    guest.page.evaluate(DROP, duel)
    guest.page.wait_for_function(
        "steps => document.querySelector('[data-testid=replay-rail]')?.max === steps", arg=str(duel.count('{"seat"'))
    )


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda log: "Dear diary", "not the log of a game"),
        (lambda log: log.replace('"choice":"pass', '"choice":"sing', 1), "line"),
        (lambda log: "x" * (1024 * 1024 + 1), "too long"),
    ],
    ids=["no log", "no such choice", "too long"],
)
def test_what_cannot_be_played_is_said_where_it_was_dropped(person, house, log, damage, said):
    guest = person("/")
    guest.by_id("log-file").wait_for(state="attached")
    guest.page.evaluate(DROP, damage(log))
    guest.by_id("log-refused").wait_for()
    assert said in guest.by_id("log-refused").inner_text()
    assert guest.by_id("home").count() == 1
    assert guest.by_id("log-refused").is_visible()
    guest.problems[:] = [problem for problem in guest.problems if "status of 400" not in problem]  # the refusal itself
