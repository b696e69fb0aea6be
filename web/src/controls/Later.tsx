import { useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentType } from "preact";
import { words } from "../state/state";
import { Notice } from "./Notice";

/** A screen that is fetched when it is first wanted. */
export function Later({ load }: { load: () => Promise<ComponentType> }) {
  const found = useSignal<{ Screen: ComponentType } | null>(null);
  useSignalEffect(() => {
    void load().then((Screen) => (found.value = { Screen }));
  });
  const say = words.value;
  if (found.value) return <found.value.Screen />;
  return <Notice testid="loading" title={say.say("page-loading")} text={say.say("page-loading.text")} />;
}
