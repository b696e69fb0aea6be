import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Anchor } from "../../controls/Anchor";
import type { Decision, Review } from "../../net/protocol";
import { words } from "../../state/state";
import { amount } from "../../table/hint";
import { learn } from "../../words/language";
import { fetchReview, placeKey } from "../review";

/** Where one's own choices turned the ball. */
export function Decided({ code, no }: { code: string; no: number }) {
  const say = words.value;
  const review = useSignal<Review | null>(null);
  const progress = useSignal<{ done: number; of: number } | null>(null);
  const isLost = useSignal(false);
  useEffect(() => {
    const tell = (done: number, of: number) => (progress.value = { done, of });
    Promise.all([fetchReview(code, no, { tell }), learn("review")]).then(
      ([found]) => (review.value = found),
      () => (isLost.value = true),
    );
  }, [code, no]);
  const turn = review.value?.decisions[review.value.turns[0] ?? -1];
  return (
    <div class="decided" data-testid="decided">
      <h3>{say.say("page-ball-decided")}</h3>
      {review.value && turn && <Turn of={turn} review={review.value} code={code} no={no} />}
      {review.value && !turn && <p>{say.say("page-ball-decided-fine")}</p>}
      {!review.value && isLost.value && <p class="hint">{say.say("page-ball-decided-none")}</p>}
      {!review.value && !isLost.value && (
        <p class="hint" role="status">
          {say.say("page-ball-decided-working", progress.value ?? { done: 0, of: 1 })}
        </p>
      )}
    </div>
  );
}

function Turn({ of, review, code, no }: { of: Decision; review: Review; code: string; no: number }) {
  const say = words.value;
  const { place, played, best, reason, step, cost } = of;
  const sum = amount(review.unit, cost);
  return (
    <p>
      <Anchor href={`/replay/${code}/${no}?seat=${review.seat}#${step}`} data-testid="turn">
        {say.say(placeKey(place), place)}
      </Anchor>
      {": "}
      {say.say("page-ball-decided-by", { played: say.choice(played.choice), best: say.choice(best.choice) })}{" "}
      {say.say("page-ball-decided-cost", {
        cost: say.say(`review-amount-${review.unit}`, { amount: sum, percent: sum }),
      })}{" "}
      {say.say(reason.key, reason.args)}
    </p>
  );
}
