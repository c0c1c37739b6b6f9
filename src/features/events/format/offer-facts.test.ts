import { expect, it } from "vitest";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import { offerFacts } from "./offer-facts.server.ts";

const event = { is_online: false, access_station: "京都駅", access_minutes: 5, fee: 1500 };
const text = { fee_note: "", access_station: "" };
const told = (changes: Partial<typeof event> | { [Key in keyof typeof event]?: null }, words = {}) =>
  offerFacts({ ...event, ...changes } as never, { ...text, ...words }, mailTextsIn("ja"), "ja");

it("the way from the station is told as far as it is known, and not of an event online", () => {
  const way = (changes: object) => told({ fee: null, ...changes })[0]?.[1];
  expect(way({})).toBe("京都駅から徒歩5分");
  expect(way({ access_minutes: 0 })).toBe("京都駅すぐ");
  expect(way({ access_minutes: null })).toBe("最寄り駅：京都駅");
  expect(way({ access_station: null, access_minutes: null })).toBeUndefined();
  expect(way({ is_online: true })).toBeUndefined();
  expect(told({ fee: null }, { access_station: "Kyoto" })).toEqual([["アクセス", "Kyotoから徒歩5分"]]);
});

it("the fee is told with its note; free is told, and what is not told is not", () => {
  const cost = (fee: number | null, fee_note = "") =>
    told({ access_station: null, access_minutes: null, fee } as never, { fee_note })[0]?.[1];
  expect(cost(1500)).toBe("1,500円");
  expect(cost(1500, "お茶つき")).toBe("1,500円 · お茶つき");
  expect(cost(0)).toBe("無料");
  expect(cost(null, "会場で")).toBe("会場で");
  expect(cost(null)).toBeUndefined();
});
