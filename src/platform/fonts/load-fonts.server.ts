import { mkdtempSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { loadSharp } from "../storage/images/load-sharp.server.ts";
import { isSimplifiedChinese } from "../text-analysis/simplified-chinese.ts";
import { fontFamilies, slicesWith } from "./font-slices.server.ts";
import { mainFont } from "./main-font.server.ts";

/** Has the shapes that letters have in mainland China where Japan writes them in others. */
const chineseFamily = "Noto Sans SC Thin";

const families = ["Noto Sans JP", ...fontFamilies];

/**
 * For the drawing library, which looks for a letter in one family after the other. A text in Simplified Chinese is drawn in Chinese shapes
 * as a whole: those of its letters that Japanese has too would stand out from the others.
 */
export function fontsFor(text: string, weight: "Regular" | "Bold"): string {
  return `${(isSimplifiedChinese(text) ? [chineseFamily, ...families] : families).join(", ")} ${weight}`;
}

/**
 * Gives the drawing library fonts for the letters of a text that the main font lacks. The machine may have none: the container has
 * not. Fonts come in slices, of which a text needs two or three of 400; the library reads no WOFF2, so they are unpacked.
 */
export async function loadFontsFor(text: string): Promise<void> {
  mainLetters ??= await lettersOf(mainFont.bold);
  const isChinese = isSimplifiedChinese(text);
  for (const letter of new Set([...text].map((one) => one.codePointAt(0) ?? 0))) {
    const isDrawnByMain = mainLetters.has(letter) && !(isChinese && isIdeograph(letter));
    if (isDrawnByMain || lettersLoaded.has(letter)) continue;
    await loadFontWith(letter);
    lettersLoaded.add(letter);
  }
}

const isIdeograph = (letter: number) => /\p{Script=Han}/u.test(String.fromCodePoint(letter));

let mainLetters: Set<number> | undefined;

/** Letters that have their font, or none at all: a text is drawn up to twenty times until it fits. */
const lettersLoaded = new Set<number>();

async function lettersOf(file: string): Promise<Set<number>> {
  const { create } = await import("@cantoo/fontkit");
  const font = create(await readFile(file));
  return new Set("characterSet" in font ? font.characterSet : []);
}

const slices = new Map<string, Promise<Set<number>>>();

async function loadFontWith(letter: number): Promise<void> {
  for (const file of slicesWith(letter)) {
    const loading = slices.get(file) ?? loadSlice(file);
    slices.set(file, loading);
    loading.catch(() => slices.delete(file));
    if ((await loading).has(letter)) return;
  }
}

/** Answers with the letters that it has. */
async function loadSlice(file: string): Promise<Set<number>> {
  const unpacked = join(openFolder(), `${basename(file, ".woff2")}.ttf`);
  const { default: decompress } = await import("woff2-encoder/decompress");
  await writeFile(unpacked, await decompress(await readFile(file)));
  const sharp = await loadSharp();
  // The library keeps each font that it was given once for all that it draws later.
  await sharp({ text: { text: ".", fontfile: unpacked } }).toBuffer();
  return lettersOf(unpacked);
}

let folder: string | undefined;

/** The library reads the files whenever it needs them, so they stay until the process ends. */
function openFolder(): string {
  if (folder) return folder;
  const made = mkdtempSync(join(tmpdir(), "tsudoi-fonts-"));
  process.once("exit", () => rmSync(made, { recursive: true, force: true }));
  folder = made;
  return made;
}
