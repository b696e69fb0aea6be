import type { ComponentChildren } from "preact";
import { addressOf } from "../pocket/site";
import { go } from "../state/route";

interface AnchorProps {
  href: string;
  class?: string;
  "data-main"?: boolean;
  "data-big"?: boolean;
  "data-quiet"?: boolean;
  "aria-label"?: string;
  "aria-current"?: "page";
  "data-testid"?: string;
  children: ComponentChildren;
}

/** A link within the page: a real one, followed without loading anything. */
export function Anchor({ href, children, ...rest }: AnchorProps) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(href);
  };
  return (
    <a href={addressOf(href)} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
