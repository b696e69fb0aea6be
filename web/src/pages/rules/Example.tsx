import { batch, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { partsOf } from "../../games/games";
import type { Line, TableInfo } from "../../net/protocol";
import { wide } from "../../stage/room";
import { StoryCard, sayLine } from "../../table/Story";
import "./rules.css";
import { type AnyView, link, onTable, table, words, you } from "../../state/state";

interface Told {
  view: AnyView;
  told: Line[];
}

const FILES = import.meta.glob<{ default: Record<string, Told> }>("../../games/*/examples.json");
const NAMES = ["Ada", "Bruno", "Zofia", "Mira", "Tove", "Noor", "Juno"];

/** A case of this rule as the engine played it: the table afterwards, and the way there in numbered steps. */
export function Example({ box, id }: { box: string; id: string }) {
  const found = useSignal<Told | null>(null);
  useEffect(() => {
    let isWanted = true;
    void FILES[`../../games/${box}/examples.json`]?.().then(({ default: all }) => {
      const example = all[id];
      if (isWanted && example) lay(example);
      found.value = example ?? null;
    });
    return () => {
      isWanted = false;
      clear();
    };
  }, [box, id]);
  const say = words.value;
  const game = onTable.value?.game;
  if (!found.value || !game) return null;
  const parts = partsOf(game);
  const Scene = parts?.example?.Scene ?? parts?.Scene;
  return (
    <section class="worked" data-testid="example">
      <h2>{say.say("page-rules-worked")}</h2>
      <div class="still" ref={wide} data-game={game} style={{ "--players": onTable.value?.players }} inert>
        {Scene && <Scene />}
      </div>
      <ol class="told">
        {found.value.told.map((line, at) => (
          <Step key={at} line={line} />
        ))}
      </ol>
    </section>
  );
}

function Step({ line: [key, args] }: { line: Line }) {
  const say = words.value;
  const card = typeof args.card === "string" ? args.card : null;
  if (key !== "refused")
    return (
      <li>
        {card && <StoryCard card={card} />} <span>{sayLine([key, args])}</span>
      </li>
    );
  const [code, more] = args.reason as [string, Record<string, unknown>];
  return (
    <li data-refused="">
      {card && <StoryCard card={card} />}{" "}
      <span>
        {say.say("page-rules-refused", { seat: args.seat, card })} {say.say(`reason-${code}`, more)}
      </span>
    </li>
  );
}

/** Puts the example on the table that every part of the page looks at. */
function lay({ view: end }: Told): void {
  const view = partsOf(end.game)?.example?.view(end) ?? end;
  const seats = NAMES.slice(0, view.players).map((name) => ({ kind: "person" as const, name, here: true }));
  const info: TableInfo = {
    code: "", game: view.game, settings: {}, state: "over", host: null, pace: "quick", chat: false, watch: false, listed: false,
    game_no: 1, seats,
  }; // biome-ignore format: a record
  batch(() => {
    link.value = { state: "up", since: 0 };
    you.value = null;
    table.value = info;
    onTable.value = view;
  });
}

function clear(): void {
  batch(() => {
    table.value = null;
    onTable.value = null;
  });
}
