import dayjs from "dayjs";
import { expect, it } from "vitest";
import { type Language, languages, localeOf } from "../../../shared/languages/languages.ts";
import { addCalendarNames, calendarLabel } from "./calendar-names.ts";

const namesIn = (language: Language) => {
  addCalendarNames(language);
  const day = dayjs("2026-11-02").locale(localeOf(language));
  const label = calendarLabel(language, { year: "numeric", month: "long" })("2026-11-02");
  return [day.format("MMMM"), day.format("dd"), label];
};

it("a calendar names months and weekdays in the language of its page, also where browsers know none", () => {
  expect(namesIn("ko")).toEqual(["11월", "월", "2026년 11월"]);
  expect(namesIn("ne")).toEqual(["नोभेम्बर", "सोम", "2026 नोभेम्बर"]);
  const english = namesIn("en");
  const others = languages.filter((language) => language !== "en");
  for (const language of others) {
    for (const [place, name] of namesIn(language).entries()) expect(name).not.toBe(english[place]);
  }
});
