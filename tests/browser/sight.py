"""Looking at the page as a reader would, at many sizes: nothing overlaps, is cut off, too small, or out of reach."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from coronet.words import languages

SIZES = ((320, 568), (390, 664), (390, 844), (844, 390), (768, 1024), (1280, 800), (1920, 1080))
LARGE_TEXT = ((320, 568), (390, 844), (768, 1024), (1280, 800), (1920, 1080))
LONG_WORDS = ((320, 568), (390, 844), (768, 1024), (1280, 800))
OTHER_LANGUAGES = tuple(code for code in languages() if code != "en")
IN_OTHER_LANGUAGES = ((320, 568), (844, 390), (1280, 800))
LOOK = Path(__file__).with_name("sight.js").read_text(encoding="utf-8")

# A frame drawn, all that watches sizes included, and every motion that has an end at its end: a chip that turns over is
# low for a moment.
RESTED = """() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => {
  const ends = (motion) => motion.effect.getComputedTiming().endTime !== Infinity;
  for (const motion of document.getAnimations().filter(ends)) motion.finish();
  done();
})))"""
# A language whose words are 40 per cent longer. Names of people and what stands on cards stay.
LENGTHEN = """() => {
  const walker = document.createTreeWalker(document.getElementById("page"), NodeFilter.SHOW_TEXT);
  window.plain = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text.parentElement.closest("bdi, .card, .mini, .vh, svg, pre, [aria-hidden=true]")) continue;
    window.plain.push([text, text.data]);
    const longer = (word) => word + word.slice(0, Math.ceil(word.length * 0.4)).toLowerCase();
    text.data = text.data.replace(/\\p{L}+/gu, longer);
  }
}"""
# As if the reader had chosen it in another tab; its words come when they are fetched.
SPEAK = """(language) => new Promise((done) => {
  localStorage.setItem("coronet.preferences", JSON.stringify({ language, sound: false }));
  window.dispatchEvent(new StorageEvent("storage", { key: "coronet.preferences" }));
  const look = () => document.documentElement.lang === language ? done() : requestAnimationFrame(look);
  look();
})"""
# Drawings and shadows take time at every new size, and no room: the symbol sheet goes, and every use of it is empty.
UNDRAWN = """() => {
  document.querySelector("svg.sheet")?.remove();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, ::before, ::after {
    background-image: none !important; box-shadow: none !important; filter: none !important;
  }`);
  document.adoptedStyleSheets = [sheet];
}"""
SHORTEN = "() => { for (const [text, data] of window.plain) text.data = data; }"
FRAMES_TO_SETTLE = 5


def lasting(page: Page, look: str, how: bool | int) -> list[str]:
    """The faults that a look finds and the next frames do not mend: a busy page is laid out later."""
    for _ in range(FRAMES_TO_SETTLE):
        found: list[str] = page.evaluate(look, how)
        if not found:
            break
        page.evaluate(RESTED)
    return found


class Sight:
    """The same page at many sizes, with large text, with long words, and in other languages."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.chrome = page.context.new_cdp_session(page)

    def faults(self, *, words: bool = True) -> list[str]:
        """What is wrong at any size, and where `words` says so with long and with large words; each with its size."""
        self.page.evaluate(UNDRAWN)
        found: list[str] = []
        for size in SIZES:
            self._turn_to(size)
            found += self._look(f"{size[0]} x {size[1]}", whole=True)
            if words and size in LONG_WORDS:
                self.page.evaluate(LENGTHEN)
                self.page.evaluate(RESTED)
                found += self._look(f"{size[0]} x {size[1]}, long words", whole=False)
                self.page.evaluate(SHORTEN)
        if not words:
            return found
        self._write_at(32)
        for size in LARGE_TEXT:
            self._turn_to(size)
            found += self._look(f"{size[0]} x {size[1]}, text 200 %", whole=False)
        self._write_at(16)
        return found

    def faults_in_other_languages(self) -> list[str]:
        """What is wrong where the words of this very page are those of another language, at a few sizes."""
        found: list[str] = []
        for language in OTHER_LANGUAGES:
            self.page.evaluate(SPEAK, language)
            for size in IN_OTHER_LANGUAGES:
                self._turn_to(size)
                found += self._look(f"{size[0]} x {size[1]}, {language}", whole=True)
        self.page.evaluate(SPEAK, "en")
        return found

    def _turn_to(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(RESTED)

    def _write_at(self, pixels: int) -> None:
        """The browser's own text size, to which all of the page's sizes refer."""
        self.chrome.send("Page.setFontSizes", {"fontSizes": {"standard": pixels, "fixed": pixels - 3}})
        self.page.evaluate(RESTED)

    def _look(self, at: str, *, whole: bool) -> list[str]:
        return [f"{at}: {fault}" for fault in lasting(self.page, LOOK, whole)]
