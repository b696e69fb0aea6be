import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { route } from "../state/route";
import { mySeat, table } from "../state/state";

/** The game that ends here is noted in one's diary; where it is time for the next level, that is said. */
export function Noted() {
  const found = useSignal<{ Said: ComponentType } | null>(null);
  useEffect(() => {
    const [now, seat] = [table.peek(), mySeat.peek()];
    if (route.peek().page !== "table" || !now || seat === null) return;
    void import("../progress/AfterGame")
      .then(({ afterGame }) => afterGame(now.game, now.code, now.game_no, seat))
      .then((Said) => {
        found.value = Said && { Said };
      })
      .catch(() => {}); // without a network the house tells it later
  }, []);
  return found.value && <found.value.Said />;
}
