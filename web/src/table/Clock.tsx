import { useEffect, useState } from "preact/hooks";
import { Icon } from "../controls/Icon";
import { link, skew, table, words } from "../state/state";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How much time a seat has left for its decision; "?" while nobody can tell. */
export function Clock({ seat }: { seat: number }) {
  const say = words.value;
  const until = table.value?.seats[seat]?.until ?? null;
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (until === null) return null;
  const isKnown = link.value.state === "up";
  const left = isKnown ? timeLeft(Math.max(0, Math.ceil((until - now - skew.value) / 1000))) : "?";
  return (
    <span class="pill clock" data-testid={`clock-${seat}`}>
      <Icon id="icon-clock" />
      <span aria-hidden="true">{left}</span>
      <span class="vh">{say.say("page-time-left-label", { seat, left })}</span>
    </span>
  );
}

/** In the largest unit that says enough. */
export function timeLeft(seconds: number): string {
  const [unit, size] = seconds >= 2 * DAY ? ["days", DAY] : seconds >= 2 * HOUR ? ["hours", HOUR] : ["seconds", 1];
  return words.value.say("page-time-left", { unit, count: Math.floor(seconds / Number(size)) });
}
