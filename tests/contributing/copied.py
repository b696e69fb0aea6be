"""A copy of the project to which everything is added that CONTRIBUTING.md shows, section after section."""

from __future__ import annotations

import os
import shutil
import subprocess
from fnmatch import fnmatch
from pathlib import Path
from xml.etree import ElementTree as Xml

from tests.contributing.page import ROOT, section

LEFT_OUT = (".git", ".venv", "node_modules", "__pycache__", ".*_cache", ".hypothesis", "build", "gallery", "page")
SET_UP = ("made", "dev", "play")  # in .venv: what says so
MODULES = "web/node_modules/.package-lock.json"
LONGEST_S = 240
ADDED = "tests/browser/test_added.py"

ROUND_CARD = "Adding a round card"
SETTING = "Adding a setting"
LEVEL = "Adding a level of the bots"
VARIANT = "Adding a variant of R"
GIFT = "Adding a special gift of Woo the Princess"
LANGUAGE = "Adding a language"
COMMAND = "Adding a command of the server"
TITLES = (
    LANGUAGE,
    ROUND_CARD,
    SETTING,
    LEVEL,
    VARIANT,
    GIFT,
    COMMAND,
)  # the fixtures of a language come before all else

PLAYED_AGAIN = "tests/playthroughs/test_playthroughs.py::test_the_recorded_game_plays_again_to_the_letter"
CASES = "tests/conformance/test_conformance.py::test_the_case_holds"
EXAMPLES = "tests/docs/test_examples.py::test_everything_in_the_box_has_its_example"
HOOKS = "tests/docs/test_docs.py::test_the_page_of_hooks_says_what_the_cards_do"
SPACES = "tests/docs/test_pages.py::test_the_page_of_spaces_says_what_the_games_have"
COMPLAINTS = "tests/bots/rebel/test_complaints.py::test_it_is_not_heard_here"
ROUNDS_SHOWN = "tests/browser/test_rounds.py"
IN_WORDS = "tests/words/test_words.py::test_a_language_has_all_words_with_the_same_arguments_and_its_own_plurals"
CLEAN = "tests/words/test_every_message.py::test_every_message_is_a_clean_text_that_ends_as_in_english"
OURS = ("en", "fr", "pl")
WORDS, UNSAID = "words", "unsaid"
TESTS: dict[str, tuple[str, ...]] = {
    ROUND_CARD: (
        "tests/games/rebel/rounds/test_glass_slipper.py",
        "tests/games/rebel/test_cards_are_complete.py::test_the_round_card_is_complete",
        "tests/words/test_words.py::test_the_round_cards_are_those_of_the_rules",
        f"{PLAYED_AGAIN}[rebel/deluxe/glass-slipper]",
        f"{CASES}[glass-slipper: glass-slipper: the first 7 wins]",
        f"{EXAMPLES}[rebel]",
        HOOKS,
        "tests/bots/rebel/test_complaints.py::test_every_round_card_and_every_princess_has_its_complaint",
        f"{COMPLAINTS}[good: round card: glass-slipper: gives a 7 to a trick with Princes]",
        f"{ROUNDS_SHOWN}::test_every_round_card_is_played_below",
        f"{ROUNDS_SHOWN}::test_glass_slipper_the_first_seven_wins",
        f"{ROUNDS_SHOWN}::test_its_name_and_text_stand_beside_the_table[glass-slipper]",
        f"{ADDED}::test_the_round_card_is_chosen_in_the_picker",
        f"{ADDED}::test_the_round_card_lies_beside_the_table_with_its_drawing",
    ),
    SETTING: (
        "tests/games/woo/test_ties.py",
        "tests/games/woo/test_settings.py",
        f"{ADDED}::test_the_setting_is_chosen_in_the_form_and_holds_at_the_table",
    ),
    LEVEL: (
        "tests/bots/test_learner.py",
        "tests/bots/test_playable.py::test_what_is_no_level_is_refused_by_name",
        f"{ADDED}::test_the_level_is_in_the_list_of_bots",
        f"{ADDED}::test_bots_of_the_level_play_to_the_end",
    ),
    VARIANT: (
        "tests/games/r/variants/test_patience.py",
        "tests/games/r/test_variants_are_complete.py::test_the_variant_is_complete",
        f"{PLAYED_AGAIN}[r/patience]",
        f"{CASES}[patience: patience: the fifth victory wins]",
        f"{EXAMPLES}[r]",
        SPACES,
        "tests/browser/test_other_games.py::test_every_variant_is_among_the_games",
        f"{ADDED}::test_the_variant_is_chosen_in_the_picker_and_excludes_its_like",
        f"{ADDED}::test_the_variant_is_said_and_drawn_at_the_table",
    ),
    GIFT: (
        "tests/games/woo/gifts/test_generous.py",
        "tests/games/woo/test_gifts_are_complete.py",
        f"{PLAYED_AGAIN}[woo/generous]",
        f"{CASES}[generous: Generous: Baubles are led, and all is discarded]",
        f"{EXAMPLES}[woo]",
        f"{ADDED}::test_the_gift_is_a_rule_in_force_with_its_drawing_and_text",
        f"{ADDED}::test_the_gift_is_among_those_for_a_table_of_ones_own",
    ),
    LANGUAGE: (
        f"{ADDED}::test_the_page_speaks_the_language_of_the_browser_and_english_where_it_cannot_yet",
        f"{ADDED}::test_the_language_is_in_the_menu",
    ),
    COMMAND: (
        "tests/server/tables/commands/test_no_bots.py",
        "tests/server/test_rights.py::test_every_role_command_and_state_has_the_answer_that_is_promised",
        "tests/docs/test_protocol_page.py",
        f"{ADDED}::test_the_command_is_carried_out_over_the_socket_and_the_page_shows_it",
    ),
    WORDS: (
        *(f"{IN_WORDS}[{language}]" for language in OURS),
        *(f"{CLEAN}[{language}]" for language in OURS if language != "en"),
        "tests/words/test_french.py",
    ),
    UNSAID: (f"{IN_WORDS}[de]",),  # which does not pass
}
"""What of the copy's tests says that something is complete and plays, by section; and what says so of all words."""


class Copy:
    """The project in another folder, with the tools of this one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.changed: dict[str, set[str]] = {}
        shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*LEFT_OUT), dirs_exist_ok=True)
        (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        (folder / ".venv").mkdir()
        for path in (ROOT / ".venv").iterdir():
            if path.name not in SET_UP:
                (folder / ".venv" / path.name).symlink_to(path)

    def add(self, title: str) -> None:
        """Do what a section tells, and note which files have changed."""
        told = section(title)
        before = self._texts()
        for block in told.blocks:
            block.put_into(self.folder)
        if told.targets:
            self.run("make", "--jobs=2", "--old-file=.venv/dev", f"--old-file={MODULES}", *told.targets)
        after = self._texts()
        self.changed[title] = {path for path in before | after if before.get(path) != after.get(path)}

    def unlisted(self, title: str) -> set[str]:
        """Files that a section changes and does not name, or names and does not change."""
        listed = section(title).files
        changed = self.changed[title]
        unnamed = {path for path in changed if not any(fnmatch(path, name) for name in listed)}
        return unnamed | {name for name in listed if not any(fnmatch(path, name) for path in changed)}

    def build_page(self) -> None:
        """The page, with all that was added."""
        self.run("../scripts/with-node", "node_modules/.bin/vite", "build", "--logLevel", "warn", inside="web")

    def coronet(self, *arguments: str) -> str:
        """What the program prints."""
        return self.run(".venv/bin/python", "-m", "coronet", *arguments)

    def tested(self, *tests: str) -> dict[str, str]:
        """Runs some of the copy's tests; what each came to, nothing where it passed."""
        report = self.folder / "build" / "tests.xml"
        self.tried(".venv/bin/python", "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junitxml={report}", *tests)
        found = {}
        for case in Xml.parse(report).iter("testcase"):  # noqa: S314 - written by our own run
            path = case.get("classname", "").replace(".", "/")
            trouble = [node.text or node.tag for node in case if node.tag in ("failure", "error", "skipped")]
            found[f"{path}.py::{case.get('name')}"] = "\n".join(trouble)
        return found

    def run(self, *command: str, inside: str = ".") -> str:
        """Run a command here; what it prints."""
        done = self.tried(*command, inside=inside)
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
        return done.stdout

    def tried(self, *command: str, inside: str = ".") -> subprocess.CompletedProcess[str]:
        """The same, whatever becomes of it."""
        at = f"{self.folder / 'src'}{os.pathsep}{self.folder}"
        return subprocess.run(
            command,
            cwd=self.folder / inside,
            env=os.environ | {"PYTHONPATH": at, "PYTHONDONTWRITEBYTECODE": ""},
            capture_output=True,
            text=True,
            timeout=LONGEST_S,
            check=False,
        )

    def _texts(self) -> dict[str, bytes]:
        """What every file has in it, but for what no commit would have."""
        found: dict[str, bytes] = {}
        for folder, folders, files in os.walk(self.folder):
            folders[:] = [name for name in folders if not any(fnmatch(name, left) for left in LEFT_OUT)]
            for name in files:
                path = Path(folder, name)
                found[path.relative_to(self.folder).as_posix()] = path.read_bytes()
        return found
