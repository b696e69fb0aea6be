// A bot from outside in JavaScript, with Node alone: it draws lots among its legal choices.
//
// Try it: coronet tournament r --bot by-lot="node examples/bots/by-lot.mjs" --bots by-lot,good

import { createInterface } from "node:readline";

// The same seed draws the same lot, so that a tournament can be played again.
const drawn = ({ seed, legal }) => legal[seed % legal.length];

const answers = {
  coronet: () => `hello ${JSON.stringify({ protocol: 1, name: "By lot" })}`,
  game: () => "ready",
  choose: (question) => `bestmove ${drawn(question)}`,
};

for await (const line of createInterface({ input: process.stdin })) {
  const [word] = line.split(" ", 1);
  if (word === "quit") break;
  const data = line.slice(word.length);
  const answer = answers[word]?.(data ? JSON.parse(data) : null);
  if (answer) console.log(answer);
}
