import { expect, it } from "vitest";
import { messages as en } from "../../../../locales/en/browse.json?lingui";
import { messages as ja } from "../../../../locales/ja/browse.json?lingui";
import { openTexts } from "../../../shared/languages/catalogues/catalogues.ts";
import { readTime } from "../../../shared/time/read-time.ts";
import type { Texts } from "../../../ui/texts/texts.tsx";
import { deadlineText } from "./deadline-text.ts";

const at = (time: string) => readTime(time) as Date;
const texts = { en: openTexts("en", en()), ja: openTexts("ja", ja()) };
const shown = (now: string, language: "en" | "ja" = "en") =>
  deadlineText(
    at("2026-12-05 18:00"),
    ((key, values) => texts[language]._(key, values)) as Texts,
    language,
    at(now),
  );

it("a deadline is near on its day and on the day before, by Japan's calendar, and until it has passed", () => {
  expect(shown("2026-12-03 23:59")).toBe("Sat, Dec 5, 18:00");
  expect(shown("2026-12-04 00:00")).toBe("Sat, Dec 5, 18:00 (tomorrow)");
  expect(shown("2026-12-04 23:59", "ja")).toBe("12月5日(土) 18:00（明日）");
  expect(shown("2026-12-05 00:00", "ja")).toBe("12月5日(土) 18:00（今日）");
  expect(shown("2026-12-05 18:00")).toBe("Sat, Dec 5, 18:00 (today)");
  expect(shown("2026-12-05 18:01")).toBe("Sat, Dec 5, 18:00");
});

it("a deadline names its year only where it is another one than this", () => {
  expect(shown("2026-01-01 00:00")).toBe("Sat, Dec 5, 18:00");
  expect(shown("2027-01-01 00:00", "ja")).toBe("2026年12月5日(土) 18:00");
  expect(shown("2025-12-31 23:59", "ja")).toBe("2026年12月5日(土) 18:00");
});
