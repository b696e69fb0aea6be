"""Pictures that move, as a browser reads them."""

from __future__ import annotations

import base64

import pytest

from tests.browser.moving import Still, moving_picture

WIDTH, HEIGHT = 40, 30
DRAWN = """([colour, width, height]) => {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d");
  pen.fillStyle = colour;
  pen.fillRect(0, 0, width, height);
  return canvas.toDataURL("image/webp").split(",")[1];
}"""
FRAMES = """async (file) => {
  const data = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
  const decoder = new ImageDecoder({ data, type: "image/webp" });
  await decoder.tracks.ready;
  const frames = [];
  for (let frameIndex = 0; frameIndex < decoder.tracks.selectedTrack.frameCount; frameIndex++) {
    const { image } = await decoder.decode({ frameIndex });
    const pen = new OffscreenCanvas(image.displayWidth, image.displayHeight).getContext("2d");
    pen.drawImage(image, 0, 0);
    const [red, , blue] = pen.getImageData(image.displayWidth / 2, image.displayHeight / 2, 1, 1).data;
    const size = [image.displayWidth, image.displayHeight];
    frames.push([red > blue ? "red" : "blue", image.duration / 1000, ...size]);
  }
  return frames;
}"""


@pytest.fixture(scope="module")
def page(browser, house):
    """A page of the server's own: only there may pictures be decoded."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{house.page}/healthz")
    yield page
    context.close()


def still(page, colour: str, milliseconds: int) -> Still:
    return Still(base64.b64decode(page.evaluate(DRAWN, [colour, WIDTH, HEIGHT])), milliseconds)


def frames_of(page, *stills: Still) -> list[list[object]]:
    """What a browser sees in a film of these: colour, milliseconds, width and height of each frame."""
    film = moving_picture(list(stills), WIDTH, HEIGHT)
    return page.evaluate(FRAMES, base64.b64encode(film).decode())


def test_two_stills_are_two_frames_with_their_times(page):
    frames = frames_of(page, still(page, "red", 80), still(page, "blue", 640))
    assert frames == [["red", 80, WIDTH, HEIGHT], ["blue", 640, WIDTH, HEIGHT]]


def test_stills_that_look_the_same_stand_as_one(page):
    frames = frames_of(page, still(page, "red", 80), still(page, "red", 80), still(page, "blue", 80))
    assert frames == [["red", 160, WIDTH, HEIGHT], ["blue", 80, WIDTH, HEIGHT]]
