"""A release: one number wherever it stands, and a changelog that is cut at it."""

from __future__ import annotations

import re
import shutil
import tomllib
from pathlib import Path

import pytest
import yaml

import coronet
from scripts.release import ADDRESSES, VERSIONS, main

ROOT = Path(__file__).parent.parent


@pytest.fixture
def copy(tmp_path):
    for name in {*VERSIONS, *ADDRESSES, "CHANGELOG.md"}:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def test_the_version_is_the_same_wherever_it_stands():
    assert f"\nversion: {coronet.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_a_release_writes_its_version_everywhere_and_cuts_the_changelog(copy):
    before = (copy / "CHANGELOG.md").read_text(encoding="utf-8")
    assert main(copy, "7.8.9") == ""
    assert '\n__version__ = "7.8.9"\n' in (copy / "src/coronet/__init__.py").read_text(encoding="utf-8")
    assert re.search(r"\nversion: 7\.8\.9\ndate-released: \d{4}-\d\d-\d\d\n", (copy / "CITATION.cff").read_text())
    after = (copy / "CHANGELOG.md").read_text(encoding="utf-8")
    head, cut = re.split(r"\n## \[7\.8\.9\] - \d{4}-\d\d-\d\d\n", after)
    assert head.endswith("## [Unreleased]\n")
    assert before == head + cut


def test_where_the_project_lives_is_written_once_and_stays(copy):
    for version, addresses in {
        "7.8.9": ["https://forge.example/old"],
        "7.9.0": ["https://forge.example/a/new"],
        "8.0.0": [],
    }.items():
        changelog = copy / "CHANGELOG.md"
        changelog.write_text(changelog.read_text().replace("[Unreleased]\n", "[Unreleased]\n\n- More\n", 1))
        assert main(copy, version, *addresses) == ""
    urls = tomllib.loads((copy / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]
    assert set(urls) == {"Repository", "Changelog", "Issues"}
    assert {url.removeprefix("https://forge.example/").split("/")[:2][-1] for url in urls.values()} == {"new"}
    cited = yaml.safe_load((copy / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited["repository-code"] == urls["Repository"] == "https://forge.example/a/new"


@pytest.mark.parametrize("address", ["forge.example/a", "https://", "http://forge.example/a", 'https://a/"b'])
def test_what_is_no_address_is_refused_in_one_line(copy, address):
    before = (copy / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.fullmatch(r".* is no address: .*, or none", main(copy, "7.8.9", address))
    assert (copy / "CHANGELOG.md").read_text(encoding="utf-8") == before


@pytest.mark.parametrize(
    ("version", "said"), [("next", "next is no version.*"), ("7.8", "7.8 is no version.*"), ("0.3", ".*like 0.2.0")]
)
def test_what_is_no_version_is_refused_in_one_line(copy, version, said):
    assert re.fullmatch(said, main(copy, version))


def test_nothing_is_released_twice_nor_when_there_is_nothing(copy):
    assert main(copy, "7.8.9") == ""
    assert main(copy, "7.8.9") == "7.8.9 is in CHANGELOG.md already: give a later one"
    assert main(copy, "7.9.0") == "CHANGELOG.md has nothing unreleased"
