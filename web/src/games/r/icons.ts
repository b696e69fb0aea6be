/** A drawing for each variant. */
export const VARIANT_ICONS: Record<string, string> = {
  standard: "r-prince", sever: "r-assassin", "three-card": "icon-trick", alternative: "icon-trick", traitor: "icon-swap",
  impatience: "icon-hourglass", numbers: "icon-score", "numbers-jester": "r-jester", "numbers-minister": "r-minister",
  "numbers-jester-minister": "r-magician", draft: "icon-hand", loser: "round-upside-down", "random-deal": "icon-reverse",
  prophecy: "round-crystal-clear", fortune: "round-odds-and-evens", "last-chance": "icon-undo", balance: "icon-both",
  "princess-attack": "r-princess", "till-dawn": "icon-night", "true-king": "crown",
}; // biome-ignore format: a record

const CHIP_ICONS: Record<string, string> = {
  "chip-r-bonus": "r-general", "chip-r-spied": "r-spy", "chip-r-leads": "icon-eye", "chip-r-held": "r-jester",
  "chip-r-held-for": "r-jester", "chip-r-target": "crown", "chip-r-match": "crown", "chip-r-until": "icon-night",
  "chip-r-jester-stops-all": "r-jester", "chip-r-held-minister-owner": "r-minister", "chip-r-deck": "icon-trick",
  "chip-r-deal": "icon-hand", "chip-r-pot": "proposal", "chip-r-game": "icon-score",
}; // biome-ignore format: a record

/** The drawing of a chip. */
export function chipIcon(key: string, args: Record<string, unknown>): string | undefined {
  return VARIANT_ICONS[String(args.variant)] ?? CHIP_ICONS[key];
}
