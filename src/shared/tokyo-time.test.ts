import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  displayDate,
  displayDateTime,
  displayTime,
  displayYearMonth,
  isLongPast,
  readTime,
  toEditTime,
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
    expect(displayTime(readTime("2026-11-20 08:05") as Date)).toBe("08:05");
    expect(displayDateTime(readTime("2026-11-20 08:05") as Date, "en")).toBe("Nov. 20th 2026 08:05");
    expect([displayYearMonth(2027, 3, "ja"), displayYearMonth(2027, 3, "en")]).toEqual([
      "2027年03月",
      "Mar. 2027",
    ]);
    expect(toEditTime(readTime("2026-11-20 08:05") as Date)).toBe("2026-11-20 08:05");
  });

  it("counts as long past only after more than 24 hours", () => {
    const now = new Date("2026-11-20T00:00:00Z");
    expect(isLongPast(new Date("2026-11-19T00:00:00Z"), now)).toBe(false);
    expect(isLongPast(new Date("2026-11-18T23:59:59Z"), now)).toBe(true);
  });
});
