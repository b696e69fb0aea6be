import type { ComponentChildren } from "preact";
import { Icon } from "./Icon";

interface FoldProps {
  title: string;
  hint: string; // what is inside, as it stands now
  inside?: string; // more classes of what is inside
  testid?: string;
  onToggle?: () => void;
  children: ComponentChildren;
}

/** Details that open when they are wanted. */
export function Fold({ title, hint, inside, testid, onToggle, children }: FoldProps) {
  return (
    <details class="fold" data-testid={testid} onToggle={onToggle}>
      <summary>
        {title}
        <span class="hint">{hint}</span>
        <Icon id="icon-down" />
      </summary>
      <div class={inside ? `in ${inside}` : "in"}>{children}</div>
    </details>
  );
}
