import type { Tricks } from "../../first/teacher";
import type { About } from "../shelf";

const BEFORE_TRICKS = ["choose-princess", "keep-princess", "pass", "aside", "half", "show"];

const EASY = ["snow-white", "thumbelina", "cinderella", "rapunzel"]; // princesses whose power is soon understood

export const about: About = {
  place: 1,
  emblem: "round-wedding-gift",
  wording: (view) => (view?.game === "rebel" ? view.edition : null),
  part: (view) => (view.game === "rebel" ? view.round?.number : undefined),
  trick: (view) => (view.game === "rebel" ? view.seats.reduce((sum, { tricks }) => sum + tricks, 0) : 0),
  hasPlans: ({ phase, over }) => !over && !BEFORE_TRICKS.includes(phase),
  fresh: { edition: "deluxe", players: 4, rounds: "random", length: 5 },
  lesson: {
    settings: { edition: "deluxe", players: 4, rounds: "first-game", length: 3 },
    bots: 3,
    level: "good",
    minutes: 8,
    fetch: () => import("./tips"),
  },
  start: {
    tricks: () => import("./first-tricks.json").then(({ default: tricks }) => tricks as unknown as Tricks), // as written
    roles: EASY,
    settings: (princess) => ({
      edition: "deluxe",
      players: EASY.length,
      rounds: ["once-upon-a-time", "royal-decree", "three-times-a-lady"],
      princesses: [princess, ...EASY.filter((other) => other !== princess)],
      house_rules: { powers: "second-round" },
    }),
    bots: EASY.length - 1,
    level: "beginner",
  },
  editions: ["classic", "deluxe"],
  points: { mean: "page-figure-score", total: "page-proposals" },
};
