import { useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentType } from "preact";
import { Loading } from "./Notice";

/** A screen that is fetched when it is first wanted. */
export function Later({ load }: { load: () => Promise<ComponentType> }) {
  const found = useSignal<{ Screen: ComponentType } | null>(null);
  useSignalEffect(() => {
    void load().then((Screen) => (found.value = { Screen }));
  });
  if (found.value) return <found.value.Screen />;
  return <Loading />;
}
