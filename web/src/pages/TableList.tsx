import type { ComponentChildren } from "preact";
import { Anchor } from "../controls/Anchor";
import { Icon } from "../controls/Icon";
import { aboutOf } from "../games/shelf";
import type { ListedTable } from "../net/protocol";
import { putAway } from "../state/home";
import { name } from "../state/keep";
import { words } from "../state/state";

/** The symbol of a game. */
export const emblem = (game: string) => aboutOf(game)?.emblem ?? "crown";

export const isRunning = ({ state }: ListedTable) => state !== "over" && state !== "closed";

/** Whether a table can go on only with the reader: it is their turn, or nobody else is at it. */
export function waitsForMe(one: ListedTable): boolean {
  const people = one.names.length - (one.levels?.length ?? 0);
  const isInPlay = isRunning(one) && one.state !== "lobby";
  return !one.damaged && ((one.your_turn ?? false) || (isInPlay && people === 1));
}

/** A table in a list: its game, what is to be said of it, and what one can do. */
export function TableRow({ of, says, children }: { of: ListedTable; says: string[]; children: ComponentChildren }) {
  return (
    <li>
      <span class="roundel" data-who="game">
        <Icon id={emblem(of.game)} class="" />
      </span>
      <span class="what">
        <b>{words.value.game(of.game)}</b>
        {says.map((text) => (
          <small key={text}>
            <bdi>{text}</bdi>
          </small>
        ))}
      </span>
      {children}
    </li>
  );
}

/** One's own tables; those that wait are gone on with. */
export function OwnTables({ tables }: { tables: ListedTable[] }) {
  const say = words.value;
  return (
    <ol class="gamelist" data-own>
      {tables.map((one) => (
        <TableRow key={one.code} of={one} says={[...ballAt(one), stateOf(one), ...withWhom(one)]}>
          {!one.damaged && (
            <Anchor class="btn" {...(waitsForMe(one) ? { "data-main": true } : {})} href={`/t/${one.code}`}>
              {one.plays && !waitsForMe(one)
                ? say.say("page-go-other", { name: one.plays })
                : say.say(waitsForMe(one) ? "page-continue" : "page-go")}
            </Anchor>
          )}
          <PutAway one={one} />
        </TableRow>
      ))}
    </ol>
  );
}

function PutAway({ one }: { one: ListedTable }) {
  const say = words.value;
  const key = one.away ? "page-take-up" : "page-put-away";
  return (
    <button
      type="button"
      class={one.away ? "btn" : "tool"}
      data-testid={`put-away-${one.code}`}
      title={say.say(key)}
      aria-label={say.say(`${key}.of`, { game: say.game(one.game) })}
      onClick={() => putAway(one.code, !one.away)}
    >
      {one.away ? say.say(key) : <Icon id="icon-close" />}
    </button>
  );
}

export function stateOf(one: ListedTable): string {
  const { state, free, game, round = 0 } = one;
  return one.damaged ? words.value.say("page-damaged") : words.value.say("page-state", { state, free, game, round });
}

/** That a table is a ball's. */
const ballAt = ({ ball }: ListedTable): string[] => (ball ? [words.value.say("page-ball")] : []);

/** Who else is at a table, where somebody is. */
function withWhom({ names }: ListedTable): string[] {
  const others = names.filter((other) => other !== name.value);
  return others.length > 0 ? [words.value.say("page-with", { names: others })] : [];
}
