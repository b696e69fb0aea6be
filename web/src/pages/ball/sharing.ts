/** What is shared of a ball: a few lines that give no card away, and a picture of the same in our own art. */

import type { BallResult } from "../../net/protocol";
import { words } from "../../state/state";

const [WIDTH, HEIGHT] = [1200, 630];
const LEFT = 500; // of what is written
const WIDEST = 900; // letters of a name times their size
const [MEDAL_WIDTH, MEDAL_HEIGHT] = [240, 300];
const DISCS = [
  { tone: "stage-3", size: 190 },
  { tone: "stage-2", size: 160 },
  { tone: "stage-1", size: 130 },
];

type Line = BallResult["share"][number];

/** A line as it is said; what is shared names its game. */
function said([key, args]: Line): string {
  const say = words.value;
  return say.say(key, "game" in args ? { ...args, game: say.game(String(args.game)) } : args);
}

/** The lines, in the language that is spoken. */
export const linesOf = ({ share }: BallResult): string[] => share.map(said);

/** The picture as SVG: it stands alone, in the colours that the page has now. `medal` is as the page draws it. */
export function pictureOf(result: BallResult, medal: SVGElement): string {
  const say = words.value;
  const line = (key: string) => result.share.find(([one]) => one === key);
  const score = line("ball-share-score");
  const texts = [
    textAt(170, Math.min(56, WIDEST / say.game(result.game).length), "bold", "ink", say.game(result.game)),
    textAt(228, 34, "plain", "ink-2", say.say("page-ball-picture-of", { day: say.day(result.date) })),
    textAt(344, 72, "bold", "ink", say.say("page-ball-medal", { medal: result.medal })),
    textAt(420, 52, "plain", "stage-ink", String(line("ball-share-course")?.[1].symbols ?? "")),
    textAt(484, 34, "plain", "ink-2", score ? said(score) : ""),
    textAt(558, 36, "bold", "ink-2", "Coronet", LEFT + 60),
  ];
  const curtain = placed(symbol("scene-curtain"), 22, 22, 130, 420, "0 0 60 136");
  const drawn = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--panel)"/>`,
    `<clipPath id="stage"><rect x="21" y="21" width="${WIDTH - 42}" height="${HEIGHT - 42}" rx="26"/></clipPath>`,
    `<g clip-path="url(#stage)">`,
    ...DISCS.map(({ tone, size }) => `<circle cx="300" cy="315" r="${size}" fill="var(--${tone})"/>`),
    curtain,
    `<g transform="translate(${WIDTH} 0) scale(-1 1)">${curtain}</g></g>`,
    `<rect x="18" y="18" width="${WIDTH - 36}" height="${HEIGHT - 36}" rx="28" fill="none" stroke="var(--gilt)" stroke-width="6"/>`,
    placed(painted(medal), 300 - MEDAL_WIDTH / 2, 300 - MEDAL_HEIGHT / 2, MEDAL_WIDTH, MEDAL_HEIGHT, "0 0 48 60"),
    ...texts,
    `<g color="var(--gilt)">${placed(symbol("crown"), LEFT, 524, 44, 44, "0 0 24 24")}</g>`,
  ].join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" style="${coloursIn(drawn)}">${drawn}</svg>`;
}

const symbol = (id: string) => document.getElementById(id)?.innerHTML ?? "";

const placed = (art: string, x: number, y: number, width: number, height: number, box: string) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="none">${art}</svg>`;

/** The shapes of a drawing with the colours that the page's styles give them. */
function painted(drawing: SVGElement): string {
  return [...drawing.children]
    .map((shape) => {
      const copy = shape.cloneNode() as Element;
      const style = getComputedStyle(shape);
      for (const name of ["fill", "stroke", "stroke-width"]) copy.setAttribute(name, style.getPropertyValue(name));
      return copy.outerHTML;
    })
    .join("");
}

/** The tokens that a drawing names, as the page has them by day or by night. */
function coloursIn(drawn: string): string {
  const style = getComputedStyle(document.documentElement);
  const names = new Set([...drawn.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name ?? ""));
  const tokens = [...names].map((name) => `--${name}:${style.getPropertyValue(`--${name}`).trim()}`);
  return [`color-scheme:${isDark() ? "dark" : "light"}`, ...tokens].join(";");
}

const isDark = () => {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
};

function textAt(y: number, size: number, kind: "bold" | "plain", tone: string, text: string, x = LEFT): string {
  const face =
    kind === "bold" ? `font-family="Georgia, serif" font-weight="700"` : `font-family="system-ui, sans-serif"`;
  const escaped = text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<text x="${x}" y="${y}" font-size="${size}" ${face} fill="var(--${tone})">${escaped}</text>`;
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
