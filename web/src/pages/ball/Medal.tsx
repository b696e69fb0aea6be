import type { Medal as Kind } from "./days";

/** A medal on its ribbon; without one, an empty coin. What it is stands beside it in words. */
export function Medal({ of }: { of: Kind }) {
  return (
    <svg class="medal" data-medal={of} viewBox="0 0 48 60" aria-hidden="true">
      {of !== "none" && (
        <>
          <path class="ribbon" d="M8 0h13l6 22-11 6z" />
          <path class="ribbon two" d="M40 0H27l-6 22 11 6z" />
        </>
      )}
      <circle class="coin" cx="24" cy="40" r="17" />
      <circle class="rim" cx="24" cy="40" r="13" />
      <path class="sign" d="M15.5 36l4.7 3.4L24 32l3.8 7.4 4.7-3.4-1.6 8.500H17.1zM17.5 46h13v2h-13z" />
    </svg>
  );
}
