import type { About } from "../shelf";

export const about: About = {
  place: 2,
  emblem: "r-prince",
  words: ["r"],
  lesson: { settings: {}, bots: 1, level: "beginner", minutes: 2, fetch: () => import("./tips") },
};
