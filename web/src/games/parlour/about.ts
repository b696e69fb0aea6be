import type { About } from "../shelf";

export const about: About = {
  place: 3,
  emblem: "r-jester",
  book: "r",
  words: ["r", "parlour"],
};
