"""Draws the icons of the installed page from web/art/icons/icon.svg: `python -m tests.browser.icons`."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import launched

FOLDER = Path(__file__).parents[2] / "web" / "art" / "icons"
SIZES = {"icon-192": 192, "icon-512": 512, "icon-maskable-512": 512, "apple-touch-icon": 180}
FULL = ("icon-maskable-512", "apple-touch-icon")  # cut to shape by the phone itself


def main() -> None:
    drawing = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = launched(playwright)
        for name, size in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            drawn = drawing.replace('rx="112"', "") if name in FULL else drawing
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>{drawn}")
            page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
