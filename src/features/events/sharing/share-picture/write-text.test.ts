import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../../../../..");
const program = join(root, "tests/support/letters-without-font.ts");

/** As the container has it: no fonts but those that come with the program. */
const fontsOfContainer = join(root, "deploy/fonts.conf");

function boxesIn(...texts: string[]): string[] {
  const env = { ...process.env, FONTCONFIG_FILE: fontsOfContainer };
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...texts], { env, encoding: "utf8" });
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}

it("names in the scripts of those who come to study, and emoji, are drawn without a font of the machine", () => {
  const written = [
    "김민수 뷁",
    "张伟 刘洋 陈静 韩语简体",
    "陳怡君 龔齊 臺灣",
    "สมชาย ที่รู้จัก",
    "क्षत्रिय श्रेष्ठ",
    "মুহাম্মদ রহমান",
    "မောင်မောင် ကျော်",
    "සුනිල් පෙරේරා",
    "முருகன்",
    "សុខា",
    "ສົມສັກ",
    "محمد فاطمة پویا",
    "Өнөржаргал Қуат",
    "Ayşe Kılıç İbrahim Łukasz Ő",
    "🎉🍵🎿",
  ];
  const inNoFont = "𓀀";
  expect(boxesIn(...written, inNoFont)).toEqual([inNoFont]);
});
