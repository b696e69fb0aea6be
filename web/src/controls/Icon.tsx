import { still } from "./still";

/** A drawing of the symbol sheet. Its name stands on the element around it. */
export const Icon = still(({ id, class: name }: { id: string; class?: string | undefined }) => (
  <svg class={name ?? "ico"} aria-hidden="true">
    <use href={`#${id}`} />
  </svg>
));
