import { expect, it } from "vitest";
import { annotated } from "../../../shared/ruby/ruby-marks.ts";
import { googleCalendarLink, mapLink } from "./calendar-links.ts";

it("Google's calendar is opened with the event filled in; without an end it is a moment there", () => {
  const event = { start_at: "2026-12-01T18:45:00.000+09:00", end_at: "2026-12-01T20:00:00.000+09:00" };
  const texts = { title: "Tea & talk", place: "Hall A, Oita" };
  const link = new URL(googleCalendarLink(event, texts));
  expect(link.origin + link.pathname).toBe("https://calendar.google.com/calendar/render");
  expect(Object.fromEntries(link.searchParams)).toEqual({
    action: "TEMPLATE",
    text: "Tea & talk",
    dates: "20261201T094500Z/20261201T110000Z",
    ctz: "Asia/Tokyo",
    location: "Hall A, Oita",
  });
  const moment = new URL(googleCalendarLink({ ...event, end_at: null }, texts));
  expect(moment.searchParams.get("dates")).toBe("20261201T094500Z/20261201T094500Z");
});

it("a map is searched for the place", () => {
  expect(mapLink(`${annotated("北門", "きたもん")}1`)).toBe(
    "https://www.google.com/maps/search/?api=1&query=北門1",
  );
  expect(mapLink("Hall A & B")).toBe("https://www.google.com/maps/search/?api=1&query=Hall+A+%26+B");
});
