import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, serve } from "../../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import type { Language } from "../../../../shared/languages/languages.ts";
import { displayDay } from "../../../../shared/time/display-day.ts";
import { startOfDate } from "../../../../shared/time/tokyo-date.ts";
import type { TeamFigures } from "../team-figures.contract.ts";
import { TeamFiguresPanel } from "./team-figures-panel.tsx";

const call = "GET /uniteam/figures";
const week = (monday: string, events: number) => ({
  monday,
  events,
  applications: 0,
  attended: 0,
  new_people: 0,
});

async function open(weeks: TeamFigures["weeks"], language: Language = "en") {
  serve({ [call]: { weeks, by_university: [], by_language: [] } });
  const page = await show(<TeamFiguresPanel />, { language });
  const chart = await screen.findByRole("img");
  const field = (part: "from" | "to") =>
    screen.getByRole<HTMLInputElement>("textbox", {
      name: page.t("date_time.date_of", { field: page.t(`team_figures.${part}`) }),
    });
  return { ...page, chart, field };
}

it("the fields begin with the days that are shown, and who changes one goes on from the other", async () => {
  const { user, field } = await open([week("2026-09-07", 1), week("2026-09-14", 2)]);
  expect([field("from").value, field("to").value]).toEqual(["2026-09-07", "2026-09-20"]);
  expect(callsOf(call).map(({ query }) => query)).toEqual([{}]);
  await user.clear(field("to"));
  await user.type(field("to"), "2026-10-04");
  await waitFor(() => expect(callsOf(call).at(-1)?.query).toEqual({ from: "2026-09-07", to: "2026-10-04" }));
  expect(field("from").value).toBe("2026-09-07");
});

it.each(["ja", "en"] as const)("who does not see the chart reads in %s what it shows", async (language) => {
  const { chart } = await open([week("2026-09-07", 1), week("2026-09-14", 7)], language);
  const told = chart.getAttribute("aria-label") ?? "";
  const day = (date: string) => displayDay(startOfDate(date), language);
  const peak =
    language === "ja"
      ? `最も多いのは${day("2026-09-14")}の週の7です`
      : `The most, 7, in the week of ${day("2026-09-14")}`;
  for (const part of [day("2026-09-07"), "8", peak]) expect(told).toContain(part);
});

it("where nothing happened no week is called the highest", async () => {
  const { chart } = await open([week("2026-09-07", 0), week("2026-09-14", 0)]);
  expect(chart.getAttribute("aria-label")).not.toMatch(/most/);
});

it("weeks are named by month and day, with the year where the last of them is in another one", async () => {
  await open([week("2025-12-29", 1), week("2026-01-05", 7)]);
  const named = screen.getAllByRole("rowheader").map((cell) => cell.textContent);
  expect(named).toEqual(["1/5", "2025/12/29"]);
});
