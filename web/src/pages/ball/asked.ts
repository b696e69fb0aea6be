/** What the house is asked about balls: how far one is with a day's, how one ended, what others made of it. */

import { ask } from "../../net/asking";
import type { BallDay, BallOthers, BallResult, Progress, Unavailable } from "../../net/protocol";
import { person } from "../../state/keep";
import { linesOf } from "../review";

/** Why there is no result: `compiler`, or anything else. */
export class NoResult extends Error {}

const bearer = () => ({ headers: { authorization: `Bearer ${person.value}` } });

/** The balls of a day, or of today. */
export async function fetchDay(day: string | null): Promise<BallDay> {
  const answer = await ask(`/api/balls/${day ?? "today"}`, bearer());
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as BallDay;
}

/** How a ball that is over compares with its par; `tell` hears how far that is. */
export async function fetchResult(
  code: string,
  no: number,
  tell: (done: number, of: number) => void,
): Promise<BallResult> {
  const answer = await ask(`/api/ball/${code}/${no}`, bearer());
  if (!answer.ok || !answer.body) throw new NoResult("other");
  for await (const line of linesOf(answer.body)) {
    const said = JSON.parse(line) as Unavailable | Progress | BallResult;
    if ("unavailable" in said) throw new NoResult(said.unavailable);
    if (!("done" in said)) return said;
    tell(said.done, said.of);
  }
  throw new NoResult("other");
}

export async function fetchOthers(code: string, no: number): Promise<BallOthers> {
  const answer = await ask(`/api/ball/${code}/${no}/others`, bearer());
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as BallOthers;
}
