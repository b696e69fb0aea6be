"""A command of the server is added by the files that CONTRIBUTING.md names, and is carried out and refused."""

from __future__ import annotations

from tests.contributing.copied import COMMAND


def test_its_list_names_all_files_and_no_other(copy):
    assert copy.unlisted(COMMAND) == set()


def test_it_is_documented_carried_out_and_refused(troubles):
    assert troubles[COMMAND] == {}


def test_the_page_has_its_type(copy):
    assert 't: "no-bots";' in (copy.folder / "web/src/net/protocol.ts").read_text(encoding="utf-8")
