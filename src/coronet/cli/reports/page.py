"""The page itself: plots and figures in one HTML file without scripts, light or dark as the reader has it."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

from coronet.cli.faults import faults_in
from coronet.cli.reports.plots import Dot, dots, lines
from coronet.cli.reports.results import Results
from coronet.words import Words

STYLE = Path(__file__).with_name("page.css")
Figure = Callable[[Words, float], str]


def page(words: Words, results: Results) -> str:
    """The whole page as text."""
    title = words.say("report-title", game=words.game(results.game))
    fair = 1 / results.players
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(_about(words, results))}</p>",
        _section(words, "share", _dots(words, results, ["win_share", "low", "high"], title, _percent, fair), fair=fair),
    ]
    if all("rating" in bot for bot in results.bots):
        rating = ["rating", "rating_low", "rating_high"]
        plot = _dots(words, results, rating, words.say("report-rating"), _signed, 0.0)
        parts.append(_section(words, "rating", plot))
        score = ["mean_score", "score_low", "score_high"]
        plot = _dots(words, results, score, words.say("report-score"), _number)
        parts.append(_section(words, "score", plot))
    if results.deal_sets > 1:
        plot = lines(list(results.growth.items()), words.say("report-growth"), partial(_percent, words), fair)
        parts.append(_section(words, "growth", plot))
    if all(bot.get("by_seat") for bot in results.bots):
        parts.append(_section(words, "seats", _seats(words, results)))
    parts += [_section(words, "table", _table(words, results)), _settings(words, results)]
    return _whole_page(words.language, title, "".join(parts))


def _about(words: Words, results: Results) -> str:
    if not results.deal_sets:
        return words.say("report-about-summary", players=results.players)
    return words.say("report-about", sets=results.deal_sets, players=results.players, seed=str(results.seed))


def _dots(
    words: Words, results: Results, fields: list[str], title: str, figure: Figure, line: float | None = None
) -> str:
    """A plot of a figure of every bot: the fields are its value and its interval."""
    rows = [Dot(bot["name"], *(bot[field] for field in fields)) for bot in results.bots]
    shown = partial(figure, words)

    def told(row: Dot) -> str:
        value, low, high = map(shown, (row.value, row.low, row.high))
        return words.say("page-plot-row", name=row.name, value=value, low=low, high=high)

    return dots(rows, title, shown, told, line)


def _section(words: Words, name: str, body: str, *, fair: float = 0) -> str:
    note = ""
    if words.has(f"report-{name}-note"):
        note = f"<p>{escape(words.say(f'report-{name}-note', fair_percent=round(100 * fair, 1)))}</p>"
    return f"<section><h2>{escape(words.say(f'report-{name}'))}</h2>{note}{body}</section>"


def _seats(words: Words, results: Results) -> str:
    seats = range(results.players)
    head = [words.say("report-bot"), *(words.say("report-seat", number=seat) for seat in seats)]
    rows = []
    for bot in results.bots:
        shares = {entry["seat"]: entry["win_share"] for entry in bot["by_seat"]}
        rows.append([bot["name"], *(_percent(words, shares[seat]) if seat in shares else "" for seat in seats)])
    return _grid(head, rows)


def _table(words: Words, results: Results) -> str:
    keys = ["report-bot", "report-games", "report-share", "report-low", "report-high", "report-score", "report-ms"]
    rows = [
        [
            bot["name"],
            str(bot["games"]),
            _percent(words, bot["win_share"]),
            _percent(words, bot["low"]),
            _percent(words, bot["high"]),
            _number(words, bot["mean_score"]),
            _number(words, bot["ms_per_decision"]),
        ]
        for bot in results.bots
    ]
    lost = [faults_in(words, bot["name"], bot["faults"], bot["said"]) for bot in results.bots if bot.get("faults")]
    return _grid([words.say(key) for key in keys], rows) + "".join(f"<p>{escape(line)}</p>" for line in lost)


def _grid(head: list[str], rows: list[list[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def _settings(words: Words, results: Results) -> str:
    data: dict[str, Any] = results.settings
    pairs = "".join(f"<dt>{escape(name)}</dt><dd>{escape(_value(value))}</dd>" for name, value in data.items())
    return f"<section><h2>{escape(words.say('report-settings'))}</h2><dl>{pairs}</dl></section>" if pairs else ""


def _value(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _percent(words: Words, value: float) -> str:
    return words.say("percent", value=round(100 * value, 1))


def _signed(words: Words, value: float) -> str:
    return "+" * (value > 0) + words.figure(round(value))


def _number(words: Words, value: float) -> str:
    return words.figure(value, 2)


def _whole_page(language: str, title: str, body: str) -> str:
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE.read_text(encoding='utf-8')}</style></head>"
        f"<body><main>{body}</main></body></html>\n"
    )
