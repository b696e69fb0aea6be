/** What is shared of a ball: a few lines that give no card away, and a picture of the same in our own art. */

import type { BallResult } from "../../net/protocol";
import { words } from "../../state/state";

const [WIDTH, HEIGHT] = [1200, 630];
const MEDAL = 260;
const COLOURS = [
  "cloth", "cloth-2", "panel", "ink", "ink-2", "edge", "gilt", "gilt-2", "gilt-edge", "on-gilt", "silver", "silver-edge", "bronze",
  "bronze-edge", "frieze", "frieze-2", "frieze-cut", "stage-1", "stage-2", "stage-3", "stage-far", "stage-hill", "stage-front",
  "stage-ink", "moon", "lamp-1", "lamp-2", "lamp-3", "line",
]; // biome-ignore format: a list

/** The lines, in the language that is spoken. */
export function linesOf({ share }: BallResult): string[] {
  const say = words.value;
  return share.map(([key, args]) =>
    say.say(key, "game" in args ? { ...args, game: say.game(String(args.game)) } : args),
  );
}

/** The picture as SVG; it stands alone, with the colours of day or night that the page has now. */
export function pictureOf(result: BallResult, medal: SVGElement): string {
  const say = words.value;
  const style = getComputedStyle(document.documentElement);
  const colours = COLOURS.map((name) => `--${name}:${style.getPropertyValue(`--${name}`).trim()}`);
  const scheme = isDark() ? "dark" : "light";
  const [title = "", course = "", score = ""] = linesOf(result);
  const rim = `<rect x="18" y="18" width="${WIDTH - 36}" height="${HEIGHT - 36}" rx="28" fill="var(--panel)" stroke="var(--gilt)" stroke-width="6"/>`;
  const texts = [
    textAt(170, 56, 700, "ink", title.split(": ")[1] ?? title),
    textAt(236, 36, 400, "ink-2", say.say("page-ball-picture-of", { day: say.day(result.date) })),
    textAt(350, 64, 700, "ink", say.say("page-ball-medal", { medal: result.medal })),
    textAt(424, 54, 400, "stage-ink", course.replace(/\p{Extended_Pictographic}/gu, "").trim()),
    textAt(490, 34, 400, "ink-2", score),
  ];
  const curtain = symbol("scene-curtain");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`,
    ` style="color-scheme:${scheme};${colours.join(";")}"><style>${MEDAL_STYLE}</style>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--cloth)"/>${rim}`,
    `<svg x="24" y="24" width="150" height="400" viewBox="0 0 60 136" preserveAspectRatio="none">${curtain}</svg>`,
    `<g transform="translate(${WIDTH} 0) scale(-1 1)"><svg x="24" y="24" width="150" height="400" viewBox="0 0 60 136" preserveAspectRatio="none">${curtain}</svg></g>`,
    `<g transform="translate(170 150)"><svg width="${MEDAL}" height="${MEDAL * 1.25}" viewBox="0 0 48 60" data-medal="${result.medal}">${medal.innerHTML}</svg></g>`,
    ...texts,
    `<g transform="translate(470 520)" fill="var(--gilt)" color="var(--gilt)"><svg width="48" height="48" viewBox="0 0 24 24">${symbol("crown")}</svg></g>`,
    textAt(558, 36, 700, "ink-2", "Coronet", 530),
    "</svg>",
  ].join("");
}

/** The look of a medal, which in the page comes from its styles. */
const MEDAL_STYLE = `
  .ribbon{fill:var(--frieze)}.ribbon.two{fill:var(--frieze-2)}.coin{fill:var(--metal);stroke:var(--edge-of);stroke-width:2}
  .rim{fill:none;stroke:var(--edge-of);stroke-width:1}.sign{fill:var(--on-gilt)}
  [data-medal=gold]{--metal:var(--gilt-2);--edge-of:var(--gilt-edge)}[data-medal=silver]{--metal:var(--silver);--edge-of:var(--silver-edge)}
  [data-medal=bronze]{--metal:var(--bronze);--edge-of:var(--bronze-edge)}[data-medal=none]{--metal:transparent;--edge-of:var(--edge)}
  [data-medal=none] .sign{fill:var(--edge)}`;

const isDark = () => {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
};

const symbol = (id: string) => document.getElementById(id)?.innerHTML ?? "";
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function textAt(y: number, size: number, weight: number, colour: string, text: string, x = 470): string {
  const face = weight > 400 ? "Georgia, serif" : "system-ui, sans-serif";
  return `<text x="${x}" y="${y}" font-family="${face}" font-size="${size}" font-weight="${weight}" fill="var(--${colour})">${escaped(text)}</text>`;
}

/** An SVG as PNG; an error where the browser cannot draw it. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
