import { type Signal, useSignal } from "@preact/signals";
import { words } from "../state/state";
import { type Handed, handOn } from "./handing";

interface HandingOn {
  handed: Signal<Handed | null>;
  pass: () => Promise<void>;
}

/** A link, or a text, to hand on: how that went, if it was tried, and the way to do it. */
export function useHandOn(text: () => string, as: "url" | "text" = "url"): HandingOn {
  const handed = useSignal<Handed | null>(null);
  const pass = async () => {
    handed.value = await handOn(text(), as);
  };
  return { handed, pass };
}

/** The link as a text that is selected already, where nothing else could take it. */
export function LinkByHand({ handed, url }: { handed: Signal<Handed | null>; url: string }) {
  if (handed.value !== "by-hand") return null;
  return (
    <input
      class="input"
      readOnly
      value={url}
      aria-label={words.value.say("page-rules-copy")}
      data-testid="link-by-hand"
      ref={(field) => field?.select()}
    />
  );
}
