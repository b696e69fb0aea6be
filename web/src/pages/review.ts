/** The review of one's own choices in a finished game: fetched with its progress, kept while the page is open. */

import { ask } from "../net/asking";
import type { Decision, Progress, Review, Unavailable } from "../net/protocol";
import { person } from "../state/keep";

const kept = new Map<string, Review>();

/** Why there is no review: `compiler`, `game`, `busy`, `broken`, or anything else. */
export class NoReview extends Error {}

/** The review of a game; `tell` hears how far it is. Where `made` is asked for, only one that is there already. */
export async function fetchReview(
  code: string,
  no: number,
  { made = false, tell = () => {} }: { made?: boolean; tell?: (done: number, of: number) => void } = {},
): Promise<Review> {
  const place = `${code}/${no}`;
  const before = kept.get(place);
  if (before) return before;
  if (made && !person.value) throw new NoReview("other");
  const headers = { authorization: `Bearer ${person.value}` };
  const answer = await ask(`/api/review/${place}${made ? "?made=yes" : ""}`, { headers });
  if (!answer.ok || !answer.body) throw new NoReview(answer.status === 503 ? "busy" : "other");
  for await (const line of linesOf(answer.body)) {
    const said = JSON.parse(line) as Unavailable | Progress | Review;
    if ("unavailable" in said) throw new NoReview(said.unavailable);
    if ("done" in said) tell(said.done, said.of);
    else {
      kept.set(place, said);
      return said;
    }
  }
  throw new NoReview("broken");
}

/** The lines of an answer as they come. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line) yield line;
  }
  if (rest) yield rest;
}

/** The choices that cost something that can be told from chance, the dearest first; places in the list of decisions. */
export function dearest({ decisions }: Review): number[] {
  const dear = [...decisions.keys()].filter((at) => decisions[at]?.verdict !== "fine");
  return dear.sort((one, other) => (decisions[other]?.cost ?? 0) - (decisions[one]?.cost ?? 0));
}

/** Where on the chart the chance to win stands after each decision: across and down, each from 0 to 100. */
export function line({ decisions, start }: Review): [number, number][] {
  const wins = [start ?? 0, ...decisions.map(({ played }) => played.win ?? 0)];
  return wins.map((win, at) => [(100 * at) / Math.max(1, wins.length - 1), 100 - 100 * win]);
}

/** At which decisions another round, set or game begins. */
export function parts({ decisions }: Review): number[] {
  const part = (one: Decision | undefined) => (one ? Object.values(one.place)[0] : undefined);
  return [...decisions.keys()].filter((at) => part(decisions[at]) !== part(decisions[at - 1]));
}

/** Where in the game a decision was asked, as the words for it want it. */
export function placeKey(place: Record<string, number>): string {
  if ("trick" in place) return "review-place-trick";
  return "set" in place ? "review-place-set" : "review-place-game";
}

const LABEL = 17; // percent of the chart that the name of a part takes on a phone

/** Of the places of names along an axis those that stand clear of each other and of its end. */
export function clear(places: readonly number[]): number[] {
  const kept: number[] = [];
  for (const place of places) if (place <= 100 - LABEL && place - (kept.at(-1) ?? -LABEL) >= LABEL) kept.push(place);
  return kept;
}

/** The way of the chance to win in whole percent points: what one's choices cost, and what luck makes up for. */
export function sumOf({ start, final, decisions }: Review) {
  const percent = (share: number | null) => Math.round(100 * (share ?? 0));
  const cost = percent(decisions.reduce((sum, { best, played }) => sum + (best.win ?? 0) - (played.win ?? 0), 0));
  const [from, to] = [percent(start), percent(final)];
  return { start_percent: from, final_percent: to, decisions: cost, luck: to - from + cost };
}

/** The strokes of luck in the order in which they came. */
export const inOrder = ({ strokes, luck }: Review) =>
  strokes.toSorted((one, other) => one - other).flatMap((at) => luck[at] ?? []);
