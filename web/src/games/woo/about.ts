import type { About } from "../shelf";

export const about: About = {
  place: 4,
  emblem: "suit-R",
  words: ["woo"],
  part: (view) => (view.game === "woo" ? view.set : undefined),
  trick: (view) => (view.game === "woo" ? view.round : 0),
  hasPlans: ({ phase, over }) => !over && phase !== "exchange",
  lesson: {
    settings: { players: 3, goal: 2, max_sets: 2 },
    bots: 2,
    level: "beginner",
    minutes: 2,
    fetch: () => import("./tips"),
  },
};
