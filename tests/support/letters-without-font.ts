/** Prints the letters of the texts it is given that are drawn as a box with their number, which is what no font has them for. */
import { readFileSync } from "node:fs";
import { create } from "@cantoo/fontkit";
import sharp from "sharp";
import { write } from "../../src/features/events/sharing/share-picture/write-text.server.ts";
import { mainFont } from "../../src/platform/fonts/main-font.server.ts";

const main = create(readFileSync(mainFont.bold));
const known = new Set("characterSet" in main ? main.characterSet : []);
const letters = [...new Set(process.argv.slice(2).join(""))].filter(
  (letter) => !known.has(letter.codePointAt(0) ?? 0),
);

function drawAsBox(letter: string): Promise<Buffer> {
  const text = `<span foreground="#000000" fallback="false">${letter}</span>`;
  const options = { font: "Noto Sans JP Bold 40", fontfile: mainFont.bold, width: 200, rgba: true, dpi: 72 };
  return sharp({ text: { text, ...options, wrap: "word-char", spacing: 6 } })
    .png()
    .toBuffer();
}

const boxes: string[] = [];
for (const letter of letters) {
  const { data } = await write(letter, { size: 40, color: "#000000", width: 200 });
  if (data.equals(await drawAsBox(letter))) boxes.push(letter);
}
process.stdout.write(JSON.stringify(boxes));
