/** Where the puzzles lie: an index, and the hundreds of each game, as scripts/puzzle_files.py writes them. */

const found = import.meta.glob<string>("../../../build/puzzles/*.json", {
  eager: true,
  query: "?url",
  import: "default",
});

export async function fetchFile<Content>(name: string): Promise<Content> {
  const answer = await fetch(found[`../../../build/puzzles/${name}.json`] ?? "");
  if (!answer.ok) throw new Error(`no puzzles: ${name}`);
  return answer.json();
}
