import type { About } from "../shelf";

const BEFORE_TRICKS = ["choose-princess", "keep-princess", "pass", "aside", "half", "show"];

export const about: About = {
  place: 1,
  emblem: "round-wedding-gift",
  wording: (view) => (view?.game === "rebel" ? view.edition : null),
  part: (view) => (view.game === "rebel" ? view.round?.number : undefined),
  trick: (view) => (view.game === "rebel" ? view.seats.reduce((sum, { tricks }) => sum + tricks, 0) : 0),
  hasPlans: ({ phase, over }) => !over && !BEFORE_TRICKS.includes(phase),
  fresh: { edition: "deluxe", players: 4, rounds: "random", length: 5 },
  lesson: {
    settings: { edition: "deluxe", players: 4, rounds: "first-game" },
    bots: 3,
    level: "good",
    fetch: () => import("./tips"),
  },
  editions: ["classic", "deluxe"],
  points: { mean: "page-figure-score", total: "page-proposals" },
};
