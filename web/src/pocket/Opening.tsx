import { effect } from "@preact/signals";
import { render } from "preact";
import { livesIn } from "../net/surroundings";
import { Hero } from "../pages/Hero";
import { words } from "../state/state";
import { ThemeTool, TopBar } from "../table/TopBar";
import { learn } from "../words/language";
import { openHouse, opening, wireToHouse } from "./port";
import "./opening.css";

const MEGA = 1_000_000;

/** Shows how far the house is, until it is open. */
export async function houseOpened(page: Element): Promise<void> {
  livesIn(wireToHouse);
  await learn("device");
  void openHouse();
  page.textContent = "";
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

/** The first page as it will be, and in the place of its buttons what there is to be said before. */
function Opening() {
  const say = words.value;
  return (
    <div class="page home" data-testid={`house-${opening.value.state}`}>
      <TopBar tools={<ThemeTool />} />
      <main>
        <div class="front">
          <Hero />
          <div class="two">
            <section class="paper welcome opening">
              <h1>{say.say("page-motto")}</h1>
              <p class="intro">{say.say("page-intro")}</p>
              <HowFar />
            </section>
          </div>
        </div>
      </main>
    </div>
  );
}

function HowFar() {
  const now = opening.value;
  const say = words.value;
  switch (now.state) {
    case "fetching": {
      const of = Math.max(1, Math.round(now.of / MEGA));
      const got = Math.min(of, Math.floor(now.got / MEGA));
      const text = say.say(now.got < now.of ? "device-fetching" : "device-opening", { got, of });
      return (
        <>
          <p>{text}</p>
          {now.of > 0 && <progress value={now.got} max={now.of} aria-label={text} />}
        </>
      );
    }
    case "elsewhere":
      return <Way says="device-elsewhere" label="device-take" onPress={() => void openHouse(true)} />;
    case "old":
      return <p role="alert">{say.say("device-old")}</p>;
    case "failed":
      return <Way says="device-failed" label="device-again" onPress={() => location.reload()} />;
    case "ready":
      return null;
  }
}

/** What is in the way, and how one goes on. */
function Way({ says, label, onPress }: { says: string; label: string; onPress: () => void }) {
  const say = words.value;
  return (
    <>
      <p role="alert">{say.say(says)}</p>
      <button type="button" class="btn" data-main onClick={onPress}>
        {say.say(label)}
      </button>
    </>
  );
}
