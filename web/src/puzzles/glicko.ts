/**
 * Glicko-2: a rating with its deviation and volatility, after one result against a puzzle of known rating. The same as
 * src/coronet/puzzles/glicko.py, where it is described; a test holds the two against each other.
 */

export interface Rating {
  rating: number;
  deviation: number;
  volatility: number;
}

const USUAL = 1500;
const WIDEST = 350;
const SCALE = 173.7178;
const TAU = 0.5;
const CLOSE = 1e-6;

export const UNRATED: Rating = { rating: USUAL, deviation: WIDEST, volatility: 0.06 };

/** The rating after a result: 1 found, 0 not. */
export function rated(before: Rating, against: Pick<Rating, "rating" | "deviation">, score: number): Rating {
  const deviation = before.deviation / SCALE;
  const rating = (before.rating - USUAL) / SCALE;
  const weight = 1 / Math.sqrt(1 + (3 * (against.deviation / SCALE) ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + Math.exp(-weight * (rating - (against.rating - USUAL) / SCALE)));
  const variance = 1 / (weight ** 2 * expected * (1 - expected));
  const surprise = weight * (score - expected);
  const volatility = volatilityAfter(before.volatility, deviation, variance, variance * surprise);
  const between = Math.hypot(deviation, volatility);
  const after = 1 / Math.sqrt(1 / between ** 2 + 1 / variance);
  return {
    rating: SCALE * (rating + after ** 2 * surprise) + USUAL,
    deviation: Math.min(WIDEST, SCALE * after),
    volatility,
  };
}

/** The zero of a function, enclosed from both sides. */
function volatilityAfter(before: number, deviation: number, variance: number, change: number): number {
  const start = Math.log(before ** 2);
  const height = (at: number) => {
    const power = Math.exp(at);
    const total = deviation ** 2 + variance + power;
    return (power * (change ** 2 - total)) / (2 * total ** 2) - (at - start) / TAU ** 2;
  };
  let low = start;
  let high = Math.log(change ** 2 - deviation ** 2 - variance);
  if (change ** 2 <= deviation ** 2 + variance) {
    let steps = 1;
    while (height(start - steps * TAU) < 0) steps += 1;
    high = start - steps * TAU;
  }
  let [atLow, atHigh] = [height(low), height(high)];
  while (Math.abs(high - low) > CLOSE) {
    const between = low + ((low - high) * atLow) / (atHigh - atLow);
    const atBetween = height(between);
    if (atBetween * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [between, atBetween];
  }
  return Math.exp(low / 2);
}
