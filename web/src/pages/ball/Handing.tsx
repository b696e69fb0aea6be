import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { useHandOn } from "../../controls/HandOn";
import { Icon } from "../../controls/Icon";
import type { BallResult } from "../../net/protocol";
import { words } from "../../state/state";
import { Medal } from "./Medal";
import { linesOf, pictureOf, pngOf } from "./sharing";

/** The result to hand on: as text, and as a picture. */
export function Handing({ result }: { result: BallResult }) {
  const say = words.value;
  const text = () => linesOf(result).join("\n");
  const { handed, pass } = useHandOn(text, "text");
  const isFailed = useSignal(false);
  const drawn = useRef<HTMLSpanElement>(null);
  const picture = async () => {
    const medal = drawn.current?.querySelector("svg");
    if (!medal) return;
    try {
      await handPicture(await pngOf(pictureOf(result, medal)), `coronet-${result.game}-${result.date}.png`);
    } catch {
      isFailed.value = true;
    }
  };
  return (
    <div class="handing">
      <pre data-testid="share-text">{text()}</pre>
      <div class="row">
        <button type="button" class="btn" data-testid="share-ball" onClick={pass}>
          <Icon id={handed.value === "copied" ? "icon-check" : "icon-share"} />
          {say.say(handed.value === "copied" ? "page-ball-copied" : "page-ball-share")}
        </button>
        <button type="button" class="btn" data-testid="share-picture" onClick={picture}>
          <Icon id="icon-eye" />
          {say.say("page-ball-picture")}
        </button>
      </div>
      {isFailed.value && <p role="status">{say.say("page-ball-picture-failed")}</p>}
      <span ref={drawn} hidden>
        <Medal of={result.medal} />
      </span>
    </div>
  );
}

/** By the device's own sheet where it takes pictures, otherwise as a file. */
async function handPicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  const isPhone = matchMedia("(pointer: coarse)").matches;
  if (isPhone && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch((error) => {
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error; // closed by its reader
    });
    return;
  }
  const url = URL.createObjectURL(picture);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url));
}
