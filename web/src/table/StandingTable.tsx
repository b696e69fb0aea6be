import type { ComponentChildren } from "preact";
import { words } from "../state/state";

interface StandingProps {
  label: string; // its words
  testid: string;
  columns: (string | number)[]; // their headings
  children: ComponentChildren; // a row for each
}

/** How everybody stands, in columns that may be wider than their room. */
export function StandingTable({ label, testid, columns, children }: StandingProps) {
  const title = words.value.say(label);
  return (
    <div class="sheetwrap" tabIndex={0} role="group" aria-label={title}>
      <table class="standing" data-testid={testid}>
        <caption class="vh">{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
