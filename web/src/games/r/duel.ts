/** What follows from the view of a duel for those who look at it. No rule of the game is in here. */

import { computed } from "@preact/signals";
import type { Choice, DuelView, SeriousView } from "../../net/protocol";
import { thingsOf } from "../../state/choices";
import { cardChoices, choices, mine, mySeat, onTable, readyChoice, story } from "../../state/state";

/** The duel at the table; four cards against four are one, too. */
export const duel = computed<DuelView | null>(() => {
  const game = onTable.value;
  if (game?.game === "r") return game;
  return game?.game === "serious-card" ? asDuel(game) : null;
});

function asDuel(game: SeriousView): DuelView {
  const [seat, card] = Object.entries(game.revealed ?? {})[0] ?? [];
  return {
    ...game,
    game: "r",
    own: game.own ?? null,
    variants: [],
    known: true,
    house_rules: {},
    seats: game.seats.map(({ cards, points, bonus, spied }) => {
      return { hand: cards.length, deck: 0, victories: points, held: 0, bonus, spied, severed: null, wins: 0, cards };
    }),
    revealed: seat !== undefined && card !== undefined ? { seat: Number(seat), card } : null,
    target: null,
    packet: null,
    games: null,
    night: null,
  };
}

/** One's own seat, and for those who watch the first one. */
export const near = computed(() => mySeat.value ?? 0);
export const far = computed(() => 1 - near.value);

export interface Round {
  cards: [string | null, string | null]; // by seat
  winner: number | null; // nobody: on hold
}

/** The rounds of the game at hand. */
export const rounds = computed<Round[]>(() => (duel.value?.table ?? []).map(roundOf));

function roundOf([first, second, winner]: (string | number | null)[]): Round {
  const card = (one: string | number | null | undefined) => (typeof one === "string" ? one : null);
  return { cards: [card(first), card(second)], winner: typeof winner === "number" ? winner : null };
}

const JUDGED = ["story-r-beats", "story-r-held", "story-r-lovers"];

/** The round that was decided last; after the end of a game or a night the story still has it. */
export const lastRound = computed<Round | null>(() => {
  const last = rounds.value.at(-1);
  if (last) return last;
  const line = story.value.findLast(({ line: [key] }) => JUDGED.includes(key))?.line;
  if (!line || duel.value?.phase === "keep") return null;
  const [key, { seat, card, other }] = line;
  const cards = seat === 0 ? [card, other] : [other, card];
  return roundOf([...cards.map(String), key === "story-r-held" ? null : Number(seat)]);
});

/** Whether the last round was the one that wins the game at once. */
export const lovers = computed(() => {
  const last = story.value.findLast(({ line: [key] }) => JUDGED.includes(key));
  return last?.line[0] === "story-r-lovers" && rounds.value.length > 0;
});

/** Rounds on hold, but not the one that lies on the mat. */
export const onHold = computed(() => rounds.value.filter(({ winner }) => winner === null));

const ONE_CARD = ["play", "sever", "swap"];

const oneCard = (choice?: Choice | null) => (choice && ONE_CARD.includes(choice.verb) && choice.cards?.[0]) || null;

/** A card that one has chosen in secret, or is about to. */
export const chosen = computed<string | null>(() => {
  return oneCard(mine.value?.pending_choice) ?? oneCard(readyChoice.value);
});

/** Whether a seat has made a choice that nobody else sees yet. */
export function isLocked(seat: number): boolean {
  const game = duel.value;
  return Boolean(game?.at_once && game.to_act.length === 1 && !game.to_act.includes(seat));
}

/** Choices that are made by a button alone. */
export const bare = computed(() => choices.value.filter((choice) => thingsOf(choice).length === 0));

/** Cards that may be chosen now, wherever they lie. */
export const open = computed<ReadonlySet<string>>(() => new Set(cardChoices.value.flatMap(thingsOf)));
