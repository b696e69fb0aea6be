import { Icon } from "./Icon";
import { still } from "./still";

interface RoundelProps {
  princess?: string | null | undefined;
  power?: "none" | "later" | "ready" | "used" | "asleep" | "armed" | undefined;
  seat: number;
  name: string;
  bot?: boolean;
}

const SHOWN = {
  none: undefined,
  later: "asleep",
  ready: "ready",
  used: "spent",
  asleep: "asleep",
  armed: "armed",
} as const;

/** A player's emblem: the princess, or the first letter of a name until there is one. */
export const Roundel = still(({ princess, power = "none", seat, name, bot }: RoundelProps) => {
  if (princess) {
    return (
      <span class="roundel" data-who={princess} data-power={SHOWN[power]}>
        <Icon id={`princess-${princess}`} class="" />
      </span>
    );
  }
  if (bot || !name) {
    return (
      <span class="roundel" data-who={bot ? "bot" : "person"}>
        <Icon id={bot ? "icon-bot" : "icon-person"} class="" />
      </span>
    );
  }
  return (
    <span class="roundel" data-seat={seat}>
      <b>{[...name][0]?.toUpperCase()}</b>
    </span>
  );
});
