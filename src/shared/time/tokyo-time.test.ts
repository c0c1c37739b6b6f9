import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTime } from "./read-time.ts";
import {
  displayDate,
  displayDateTime,
  displayMonth,
  displayTime,
  displayWeekday,
  displayWithWeekday,
  displayYearMonth,
  fromTokyo,
  isLongPast,
  toEditTime,
  tokyoDaysUntil,
  tokyoParts,
  toWireTime,
} from "./tokyo-time.ts";

describe("time in Japan", () => {
  it("goes out with Japan's offset and milliseconds", () => {
    expect(toWireTime(new Date("2025-05-10T09:00:00Z"))).toBe("2025-05-10T18:00:00.000+09:00");
    expect(toWireTime(new Date("2025-12-31T15:30:00Z"))).toBe("2026-01-01T00:30:00.000+09:00");
  });

  it.each([
    ["2025-05-10 18:00", "2025-05-10T09:00:00.000Z"],
    ["２０２５-０５-１０ １８:００", "2025-05-10T09:00:00.000Z"],
    ["2025-05-10T18:00:00+09:00", "2025-05-10T09:00:00.000Z"],
    ["2025-05-10T09:00:00.000Z", "2025-05-10T09:00:00.000Z"],
    ["2025-05-10T04:00:00-05:00", "2025-05-10T09:00:00.000Z"],
    ["2024-02-29 00:00", "2024-02-28T15:00:00.000Z"],
    [" 2025-5-1 9:00:30 ", "2025-05-01T00:00:30.000Z"],
    ["2025-05-10T18:00:00.5 +09:00", "2025-05-10T09:00:00.000Z"],
    ["2025-05-10t09:00:00z", "2025-05-10T09:00:00.000Z"],
    ["2025-05-10T23:29:00+1429", "2025-05-10T09:00:00.000Z"],
    ["2025-05-10T23:59:59+14:59", "2025-05-10T09:00:59.000Z"],
    ["1900-01-01 00:00", "1899-12-31T15:00:00.000Z"],
    ["2999-12-31 23:59", "2999-12-31T14:59:00.000Z"],
  ])("reads %s", (text, moment) => {
    expect(readTime(text)?.toISOString()).toBe(moment);
  });

  it.each([
    "",
    "tomorrow",
    "2025-02-29 10:00",
    "2025-13-01 10:00",
    "2025-05-10",
    "2025-05-10 24:00",
    "2025-05-10 10:60",
    "9999-12-31 23:59",
    "9999-12-31T23:59:00Z",
    "2999-12-31T15:00:00Z",
    "1899-12-31T10:00:00Z",
    "0000-01-01 00:00",
    "2025-05-10T18:00:00+99:00",
    "2025-05-10T18:00:00+15:00",
    "2025-05-10T18:00:00+09:60",
    "2025-00-10 10:00",
    "2025-05-00 10:00",
    "2025-05-10 10:00:60",
    "2025-12-31 24:00",
    "2025-04-31 10:00",
    "x2025-05-10 10:00",
    "2025-05-10 10:00x",
    "2025-05-10_10:00",
    "2025-05-10 10",
  ])("does not read %j", (text) => expect(readTime(text)).toBeNull());

  it("that is read can be answered and sent back", () => {
    const zones = fc.constantFrom("Z", "", "+09:00", "-12:00", "+14:00", "+0530", "+23:59");
    const moments = fc.date({
      min: new Date("1890-01-01"),
      max: new Date("9999-12-31"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, zones, (date, zone) => {
        const read = readTime(date.toISOString().replace("Z", zone));
        if (!read) return;
        expect(toWireTime(read)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000\+09:00$/);
        expect(readTime(toWireTime(read))).toEqual(read);
        expect(readTime(toEditTime(read))).not.toBeNull();
      }),
    );
  });

  it("is shown zero padded in Japanese and with an abbreviated month and ordinal in English", () => {
    const shown = (text: string) => {
      const moment = readTime(text) as Date;
      return [displayDate(moment, "ja"), displayDate(moment, "en")];
    };
    expect(shown("2026-11-20 18:00")).toEqual(["2026年11月20日", "Nov. 20th 2026"]);
    expect(shown("2026-06-01 00:00")).toEqual(["2026年06月01日", "June. 1st 2026"]);
    expect(shown("2026-09-02 00:00")[1]).toBe("Sept. 2nd 2026");
    expect(shown("2026-01-03 00:00")[1]).toBe("Jan. 3rd 2026");
    expect(shown("2026-01-11 00:00")[1]).toBe("Jan. 11th 2026");
    expect(shown("2026-01-22 00:00")[1]).toBe("Jan. 22nd 2026");
    expect(displayTime(readTime("2026-11-20 08:05") as Date, "ja")).toBe("08:05");
    expect(displayDateTime(readTime("2026-11-20 08:05") as Date, "en")).toBe("Nov. 20th 2026 08:05");
    expect([displayYearMonth(2027, 3, "ja"), displayYearMonth(2027, 3, "en")]).toEqual([
      "2027年03月",
      "Mar. 2027",
    ]);
    expect(toEditTime(readTime("2026-11-20 08:05") as Date)).toBe("2026-11-20 08:05");
  });

  it("falls apart into what calendars and clocks show, and is put together from it", () => {
    const parts = { year: 2026, month: 1, day: 1, hour: 0, minute: 30, weekday: 4 };
    const moment = new Date("2025-12-31T15:30:00Z");
    expect(tokyoParts(moment)).toEqual(parts);
    expect(fromTokyo(parts)).toEqual(moment);
    expect(fromTokyo({ year: 2026, month: 1, day: 32 })).toEqual(new Date("2026-01-31T15:00:00Z"));
  });

  it("is shown with its weekday, and as a calendar's leaf, in each language", () => {
    const moment = readTime("2026-11-20 08:05") as Date;
    expect([displayWeekday(moment, "ja"), displayWeekday(moment, "en")]).toEqual(["金", "Fri"]);
    expect([displayWithWeekday(moment, "ja"), displayWithWeekday(moment, "en")]).toEqual([
      "2026年11月20日（金）08:05",
      "Fri, Nov. 20th 2026 08:05",
    ]);
    expect((["ja", "en", "vi"] as const).map((language) => displayMonth(moment, language))).toEqual([
      "11月",
      "Nov",
      "Th 11",
    ]);
    const days = ["10", "12", "13", "14", "21", "23", "24", "30"].map(
      (day) => displayDate(readTime(`2026-11-${day} 00:00`) as Date, "en").split(" ")[1],
    );
    expect(days).toEqual(["10th", "12th", "13th", "14th", "21st", "23rd", "24th", "30th"]);
  });

  it("counts as long past only after more than 24 hours", () => {
    const now = new Date("2026-11-20T00:00:00Z");
    expect(isLongPast(new Date("2026-11-19T00:00:00Z"), now)).toBe(false);
    expect(isLongPast(new Date("2026-11-18T23:59:59Z"), now)).toBe(true);
  });

  it.each([
    ["2026-11-20 23:59", "2026-11-20 13:00", 0],
    ["2026-11-21 00:00", "2026-11-20 23:59", 1],
    ["2026-11-21 13:00", "2026-11-20 14:00", 1],
    ["2026-11-22 00:00", "2026-11-20 23:59", 2],
    ["2026-11-20 12:00", "2026-11-20 12:00", 0],
  ])("counts midnights in Tokyo until %s, seen at %s: %i", (moment, now, days) => {
    expect(tokyoDaysUntil(readTime(moment) as Date, readTime(now) as Date)).toBe(days);
  });
});
