import type { About } from "../shelf";

export const about: About = {
  place: 1,
  emblem: "round-wedding-gift",
  wording: (view) => (view?.game === "rebel" ? view.edition : null),
  part: (view) => (view.game === "rebel" ? view.round?.number : undefined),
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
