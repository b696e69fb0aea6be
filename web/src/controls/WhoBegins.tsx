import { name } from "../state/keep";
import { route } from "../state/route";
import { table, words } from "../state/state";
import { called } from "./Fields";

interface BeginsProps {
  label: string;
  name: string; // of the setting
  seats: number;
  value: unknown; // a seat; anything else is what the game does by itself
  drawn?: string | undefined; // that in words, where it is not the first seat
  ghost?: number | undefined; // a seat that nobody has
  onPick: (seat: number | null) => void;
}

/** Who leads or begins first: somebody at the table, by name, or whom the game draws. */
export function WhoBegins({ label, name: setting, seats, value, drawn, ghost, onPick }: BeginsProps) {
  const say = words.value;
  const seat = typeof value === "number" && value < seats ? value : null;
  return (
    <label class="field">
      {called(label)}
      <select
        value={seat ?? ""}
        data-testid={`set-${setting}`}
        onChange={({ currentTarget: { value: now } }) => onPick(now === "" ? null : Number(now))}
      >
        {drawn && <option value="">{drawn}</option>}
        {Array.from({ length: seats }, (_, at) => (
          <option key={at} value={at}>
            {at === ghost ? say.say("play-ghost") : nameAt(at)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Who sits there, or will. */
function nameAt(seat: number): string {
  const say = words.value;
  if (route.value.page === "create") return seat === 0 ? name.value : say.say("page-seat-number", { number: seat + 1 });
  return table.value?.seats[seat]?.name ?? say.say("page-seat-number", { number: seat + 1 });
}
