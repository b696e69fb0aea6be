import { effect } from "@preact/signals";
import { render } from "preact";
import { livesIn } from "../net/surroundings";
import { words } from "../state/state";
import { learn } from "../words/language";
import { openHouse, opening, wireToHouse } from "./port";
import "./opening.css";

const MEGA = 1_000_000;

/** Shows how far the house is, until it is open. */
export async function houseOpened(page: Element): Promise<void> {
  livesIn(wireToHouse);
  await learn("device");
  void openHouse();
  render(<Opening />, page);
  await new Promise<void>((resolve) => {
    const stop = effect(() => {
      if (opening.value.state === "ready") resolve(queueMicrotask(() => stop()));
    });
  });
  render(null, page);
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage("keep-all")); // to play on without a network
  effect(() => {
    if (opening.value.state === "elsewhere") location.reload(); // taken by another tab
  });
}

function Opening() {
  const now = opening.value;
  const say = words.value;
  return (
    <main class="opening" data-testid={`house-${now.state}`}>
      {now.state === "fetching" && now.of > 0 && (
        <>
          <p>{say.say("device-fetching", { got: Math.floor(now.got / MEGA), of: Math.ceil(now.of / MEGA) })}</p>
          <progress value={now.got} max={now.of} />
        </>
      )}
      {now.state === "elsewhere" && (
        <>
          <p>{say.say("device-elsewhere")}</p>
          <button type="button" class="btn" data-main onClick={() => void openHouse(true)}>
            {say.say("device-take")}
          </button>
        </>
      )}
      {now.state === "old" && <p>{say.say("device-old")}</p>}
      {now.state === "failed" && (
        <>
          <p>{say.say("device-failed")}</p>
          <button type="button" class="btn" data-main onClick={() => location.reload()}>
            {say.say("device-again")}
          </button>
        </>
      )}
    </main>
  );
}
