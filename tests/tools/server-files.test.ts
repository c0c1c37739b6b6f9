import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { asAscii } from "../../tools/vite/server-files-plugin.ts";

const folder = join(import.meta.dirname, "../../build/server");
const notAscii = /[^\0-\x7f]/;

it.each([
  ['"集い, 花見🌸"'],
  ["`集い`"],
  ['"\\集\\\\い\\n"'],
  ["/^[ぁ-ん\\、]+$/.test('い、')"],
  ["/^\\p{Emoji}🌸$/u.test('🌸🌸')"],
  ["new RegExp(String.raw`^\\s*、$`).test(' 、')"],
])("%s says the same in ASCII", (code) => {
  const ascii = asAscii(code);
  expect(ascii).not.toMatch(notAscii);
  const run = (text: string): unknown => new Function(`return ${text}`)();
  expect(run(ascii)).toBe(run(code));
});

it("the built server has one file that is not ASCII, for the texts of all languages", () => {
  const files = globSync("**/*.js", { cwd: folder });
  const others = files.filter((file) => notAscii.test(readFileSync(join(folder, file), "utf8")));
  expect(others).toEqual([expect.stringMatching(/^assets\/texts-/)]);
});
