import { batch } from "@preact/signals";
import { isLongGone } from "../state/absence";
import { again, mySeat, onTable, readsOn, rematch, table, words, you } from "../state/state";

/** One more game: whoever wants it says so, and everybody stays at the result until all do. */
export function Another() {
  const say = words.value;
  const now = table.value;
  const mine = mySeat.value;
  if (mine === null || !now) return null;
  if (readsOn.value) return <Way testid="to-table" label="page-to-table" isMain onClick={comeAlong} />;
  if (now.state !== "over") return null;
  const wanting = now.again ?? [];
  if (!wanting.includes(mine)) {
    const label = now.ball ? "page-practise" : wanting.length ? "page-join-in" : "page-rematch";
    return <Way testid="rematch" label={label} isMain={!now.ball} onClick={() => rematch(false)} />;
  }
  const mayBegin = you.value?.host || stillReading().every(isLongGone);
  return mayBegin ? (
    <Way testid="begin-now" label="page-begin-without" onClick={() => rematch(true)} />
  ) : (
    <p class="hint">{say.say("page-another-waits", { seats: stillReading() })}</p>
  );
}

/** Who wants another game, and whom it waits for. */
export function AnotherLine() {
  const say = words.value;
  const now = table.value;
  if (readsOn.value) {
    return (
      <p class="conn" role="status" data-testid="laid-anew">
        {say.say("page-laid-anew")}
      </p>
    );
  }
  const wanting = now?.state === "over" ? (now.again ?? []) : [];
  const others = wanting.filter((seat) => seat !== mySeat.value);
  if (wanting.length === 0) return null;
  return (
    <p class="conn another" data-good="" role="status" data-testid="another">
      {others.length > 0 && say.say("page-wants-another", { seats: others })}{" "}
      {wanting.includes(mySeat.value ?? -1) && say.say("page-another-waits", { seats: stillReading() })}
    </p>
  );
}

/** The host may lay the table anew: other seats, other settings. */
export function LayAnew() {
  if (!you.value?.host || mySeat.value === null || table.value?.state !== "over" || table.value.ball) return null;
  return (
    <p class="row">
      <button type="button" class="btn" data-quiet data-testid="lay-anew" onClick={again}>
        {words.value.say("page-lay-anew")}
      </button>
    </p>
  );
}

function comeAlong(): void {
  batch(() => {
    readsOn.value = false;
    onTable.value = null;
  });
}

/** People who have not said yet that they want another. */
function stillReading(): number[] {
  const { seats, again = [] } = table.value ?? { seats: [] };
  return [...seats.keys()].filter((seat) => seats[seat]?.kind === "person" && !again.includes(seat));
}

interface WayProps {
  testid: string;
  label: string;
  isMain?: boolean | undefined;
  onClick: () => void;
}

function Way({ testid, label, isMain, onClick }: WayProps) {
  return (
    <button
      type="button"
      class="btn"
      data-main={isMain ? "" : undefined}
      data-big
      data-testid={testid}
      onClick={onClick}
    >
      {words.value.say(label)}
    </button>
  );
}
