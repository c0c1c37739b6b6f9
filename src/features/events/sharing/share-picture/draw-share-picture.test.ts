import sharp from "sharp";
import { expect, it } from "vitest";
import { drawSharePicture, whenInTwoLines } from "./draw-share-picture.server.ts";

const texts = {
  eventId: 7,
  purposeId: 3,
  title: "雪まつりをいっしょに歩こう <b>& more</b> ".repeat(8),
  startAt: new Date("2026-11-20T18:00:00+09:00"),
  endAt: new Date("2026-11-20T20:00:00+09:00"),
  place: "大通公園 西1丁目（テレビ塔前）",
  organization: "北の架け橋サークル",
};

it("an event's share picture is 1200 × 630 and takes any text", async () => {
  for (const language of ["ja", "en"] as const) {
    const picture = await drawSharePicture(texts, language);
    const { width, height, format } = await sharp(picture).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
  }
  const empty = await drawSharePicture({ ...texts, title: "", place: "", organization: "" }, "ja");
  expect(empty.length).toBeGreaterThan(1000);
});

it.each([
  ["ja", "留学生といっしょにつくる世界の家庭料理とお茶の会、はじめての方も歓迎します"],
  ["en", "International cooking night: dumplings, curry and tea with exchange students, part 2"],
] as const)("a title in %s is cut only where no space is left", async (language, title) => {
  const whole = await drawSharePicture({ ...texts, title }, language);
  const another = await drawSharePicture({ ...texts, title: title.replace(/.$/u, "？") }, language);
  expect(whole.equals(another)).toBe(false);
});

it("pictures tell the hours without how they are read", () => {
  expect(whenInTwoLines(texts, "ja-easy")).toEqual(["2026年11月20日 (金)", "午後6:00–午後8:00"]);
  const nextDay = { ...texts, endAt: new Date("2026-11-21T09:00:00+09:00") };
  expect(whenInTwoLines(nextDay, "ja-easy")).toEqual([
    "2026年11月20日 (金) 午後6:00 –",
    "2026年11月21日 (土) 午前9:00",
  ]);
});
