/** A drawing of the symbol sheet. Its name stands on the element around it. */
export function Icon({ id, class: name }: { id: string; class?: string }) {
  return (
    <svg class={name ?? "ico"} aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
}
