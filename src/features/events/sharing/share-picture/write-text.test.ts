import { spawnSync } from "node:child_process";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { write } from "./write-text.server.ts";

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
    "Nguyễn Thị Đặng Ượng ẵ ệ ữ ợ",
    "नेपाली विद्यार्थीहरूको साँझ",
    "Ayşe Kılıç İbrahim Łukasz Ő",
    "🎉🍵🎿",
  ];
  const inNoFont = "𓀀";
  expect(boxesIn(...written, inNoFont)).toEqual([inNoFont]);
});

const style = { size: 60, color: "#000000", width: 600 };
const widthOf = async (text: string) => (await write(text, style)).info.width;

it("letters of Nepali that are written as one are drawn as one", async () => {
  expect(await widthOf("क्ष")).toBeLessThan((await widthOf("क")) + (await widthOf("ष")));
  expect(await widthOf("द्य")).toBeLessThan(await widthOf("द\u094d\u200cय"));
});

it("what Chinese and Japanese write in different shapes is drawn as the whole text is written", async () => {
  const firstLetter = async (text: string) => {
    const { data } = await write(text, style);
    return sharp(data).extract({ left: 0, top: 0, width: 50, height: 50 }).raw().toBuffer();
  };
  const chinese = await firstLetter("直东");
  expect(chinese.equals(await firstLetter("直东京"))).toBe(true);
  expect(chinese.equals(await firstLetter("直東"))).toBe(false);
});
