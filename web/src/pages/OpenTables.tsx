import { useSignal } from "@preact/signals";
import { Anchor } from "../controls/Anchor";
import { NameField } from "../controls/NameField";
import type { ListedTable } from "../net/protocol";
import { sitDown } from "../state/home";
import { isNamed, keepName } from "../state/keep";
import { home, words } from "../state/state";
import { stateOf, TableRow } from "./TableList";

/** The open list: tables of others, those first at which one can sit down. */
export function OpenTables() {
  const say = words.value;
  const asked = useSignal<string | null>(null); // the table for which one is asked one's name
  const others = (home.value?.listed ?? []).filter(({ seat = null }) => seat === null);
  const tables = [...others].sort((one, other) => Number(hasSeat(other)) - Number(hasSeat(one)));
  const take = (code: string) => {
    if (isNamed.value) return sitDown(code);
    asked.value = code;
  };
  return (
    <section class="paper" data-testid="listed">
      <h2>{say.say("page-listed-tables")}</h2>
      {tables.length === 0 && <p class="hint">{say.say("page-no-listed")}</p>}
      <ol class="gamelist">
        {tables.map((one) => (
          <TableRow key={one.code} of={one} says={aboutTable(one)}>
            {hasSeat(one) ? (
              asked.value !== one.code && (
                <button
                  type="button"
                  class="btn"
                  data-main
                  data-testid={`sit-${one.code}`}
                  onClick={() => take(one.code)}
                >
                  {say.say("page-sit")}
                </button>
              )
            ) : (
              <Anchor class="btn" href={`/t/${one.code}`}>
                {say.say("page-watch")}
              </Anchor>
            )}
            {asked.value === one.code && <NameFirst code={one.code} />}
          </TableRow>
        ))}
      </ol>
    </section>
  );
}

const hasSeat = ({ state, free, damaged }: ListedTable) => !damaged && state === "lobby" && free > 0;

function aboutTable(one: ListedTable): string[] {
  const say = words.value;
  const levels = [...new Set(one.levels ?? [])].map((level) => say.level(level));
  const taken = say.say("page-seats-taken", { taken: one.players - one.free, players: one.players });
  return [
    hasSeat(one) ? taken : stateOf(one),
    say.say("page-with", { names: one.names }),
    ...(levels.length > 0 ? [say.say("page-bots-play", { levels })] : []),
  ];
}

/** One's name, asked for once before one sits down among others. */
function NameFirst({ code }: { code: string }) {
  const take = (event: Event) => {
    event.preventDefault();
    keepName();
    sitDown(code);
  };
  return (
    <form class="row name-first" data-testid="name-first" onSubmit={take}>
      <NameField />
      <button type="submit" class="btn" data-main data-testid={`sit-${code}`}>
        {words.value.say("page-sit")}
      </button>
    </form>
  );
}
