/** What this browser keeps: who one is, one's name, the look, and parts of shuffles. */

import { signal } from "@preact/signals";
import { isSite } from "../pocket/site";

const SERVED = "coronet.";
const OWN = isSite ? `${SERVED}device.` : SERVED; // a server of the same place has people of its own
const TASTES = ["name", "named", "level", "theme", "preferences", "finished"]; // but whoever comes from there brings these
export const DIARY = "diary"; // what it is kept under begins so
/** Names to begin with: no bot's. */
export const NAMES = [
  ...["Mira", "Ines", "Tove", "Alma", "Noor", "Lale", "Juno", "Wren"],
  ...["Vera", "Olga", "Suki", "Enid", "Rosa", "Thea", "Yara", "Zora"],
];

function read(name: string): string | null {
  try {
    return localStorage.getItem(OWN + name) ?? (TASTES.includes(name) ? localStorage.getItem(SERVED + name) : null);
  } catch {
    return null; // a browser may forbid it; then nothing outlives the tab
  }
}

export function write(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(OWN + name);
    else localStorage.setItem(OWN + name, value);
  } catch {
    // see above
  }
}

export const kept = read;

/** What is kept under names that begin so. */
export function keptNames(beginning: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(OWN + beginning))
      .map((key) => key.slice(OWN.length));
  } catch {
    return []; // see above
  }
}

/** Tells the names of what another tab of this browser writes. */
export function hearOthers(tell: (name: string) => void): void {
  addEventListener("storage", ({ key }) => {
    if (key?.startsWith(OWN)) tell(key.slice(OWN.length));
  });
}

export const person = signal(read("person"));
export const holder = signal<string | null>(null); // who holds a device that several share; null: its owner
export const name = signal(read("name") ?? firstName());
export const isNamed = signal(read("named") !== null); // by oneself, not by us
export const level = signal(read("level")); // of bots, as one chose it last
export const theme = signal(read("theme") ?? "auto");

/** A name to begin with, other than those that are taken; it stays until it is changed. */
function firstName(taken: readonly string[] = []): string {
  const free = NAMES.filter((one) => !taken.includes(one));
  const first = free[Math.floor(Math.random() * free.length)] ?? NAMES[0] ?? "";
  write("name", first);
  return first;
}

/** Another name for who has not chosen one. */
export function nameOtherThan(taken: readonly string[]): string {
  name.value = firstName(taken);
  return name.value;
}

export function setPerson(token: string): void {
  person.value = token;
  write("person", token);
}

export function forgetPerson(): void {
  person.value = null;
  write("person", null);
  write("name", null);
  write("named", null);
  write("level", null);
  for (const name of keptNames(DIARY)) write(name, null);
}

export function setName(value: string): void {
  name.value = value;
  write("name", value);
  keepName();
}

/** The name is one's own: nobody asks for it any more. */
export function keepName(): void {
  isNamed.value = true;
  write("named", "yes");
}

export function setLevel(value: string): void {
  level.value = value;
  write("level", value);
}

/** Day, night, or what the system says. */
export function setTheme(value: string): void {
  theme.value = value;
  write("theme", value === "auto" ? null : value);
  showTheme();
}

export function showTheme(): void {
  const root = document.documentElement;
  if (theme.value === "auto") root.removeAttribute("data-theme");
  else root.setAttribute("data-theme", theme.value);
}
