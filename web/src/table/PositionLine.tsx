import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../controls/Icon";
import type { PositionBody } from "../net/protocol";
import { command, words } from "../state/state";

/** The table as one line to study elsewhere: copied where the browser lets us, and selected in any case. */
export function PositionLine() {
  const say = words.value;
  const line = useSignal("");
  const isCopied = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  const ask = async () => {
    const answer = await command({ t: "position" });
    if (answer.t === "ack") line.value = (answer.body as unknown as PositionBody).text;
  };
  useEffect(() => {
    field.current?.select();
    if (line.value) isCopied.value = document.execCommand("copy");
  }, [line.value]);
  return (
    <>
      <button type="button" class="btn" data-testid="menu-position" onClick={ask}>
        {isCopied.value && <Icon id="icon-check" />}
        {say.say(isCopied.value ? "page-copied" : "page-position")}
      </button>
      {line.value && (
        <input
          class="input"
          readOnly
          ref={field}
          value={line.value}
          aria-label={say.say("page-position-line")}
          data-testid="position-line"
        />
      )}
    </>
  );
}
