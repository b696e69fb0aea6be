import { Icon } from "../controls/Icon";
import { partsOf } from "../games/games";
import { FIRST } from "../games/shelf";
import type { Line } from "../net/protocol";
import { walk } from "../stage/walk";
import { onTable, sheet, words } from "../state/state";

/** Every rule in force. Each opens its full text. */
export function Chips({ as, only }: { as: "chips" | "facts"; only?: readonly string[] }) {
  const chips = onTable.value?.chips ?? [];
  const isShown = ([key]: Line) => !only || only.includes(key);
  return (
    <div
      class={as}
      role="group"
      aria-label={words.value.say("page-rules-in-force")}
      onKeyDown={(event) => walk(event, event.currentTarget)}
    >
      {chips.map(
        (line, at) => isShown(line) && <Chip key={JSON.stringify(line)} line={line} at={at} long={as === "facts"} />,
      )}
    </div>
  );
}

function Chip({ line, at, long }: { line: Line; at: number; long: boolean }) {
  const [key, args] = line;
  const say = words.value;
  const round = typeof args.round === "string" ? args.round : null;
  const suit = typeof args.suit === "string" ? args.suit : undefined;
  const game = onTable.value?.game ?? FIRST;
  const drawn = partsOf(game)?.chipIcon?.(key, args) ?? (suit ? `suit-${suit}` : "icon-info");
  const icon = round ? `round-${round}` : drawn;
  const open = () => (sheet.value = round ? { of: "round", id: round } : { of: "chip", at });
  if (long && round) return null; // the panel shows the card itself
  const name = round ? say.say(`round-${round}`) : brief(line);
  return (
    <button
      type="button"
      class="chip"
      data-testid={`chip-${key.replace("chip-", "")}`}
      data-kind={round ? "round" : key === "chip-woo-wooing" ? "wooing" : undefined}
      data-suit={suit}
      aria-label={long ? undefined : name} // on small phones only its drawing is there
      tabIndex={at === (long ? 1 : 0) ? 0 : -1}
      onClick={open}
    >
      <Icon id={icon} />
      <span class="lbl">
        {name}
        {long && hint(key)}
      </span>
    </button>
  );
}

/** The chip's words; where a game has shorter ones for the page, those. */
export function brief([key, args]: Line): string {
  const short = `page-short-${key}`;
  return words.value.say(words.value.has(short) ? short : key, args);
}

function hint(key: string) {
  const say = words.value;
  return say.has(`page-${key}`) && <small>{say.say(`page-${key}`)}</small>;
}
