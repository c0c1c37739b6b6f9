import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Data, serve } from "../../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import { everyDay } from "./figure-sums.ts";
import { FiguresPanel } from "./figures-panel.tsx";

const call = "GET /events/{id}/figures";
const figures: Data<typeof call> = {
  views: [
    { date: "2026-11-20", source: "poster", count: 30 },
    { date: "2026-11-20", source: "direct", count: 5 },
    { date: "2026-11-22", source: "poster", count: 5 },
  ],
  applications: [{ date: "2026-11-22", source: null, count: 10 }],
  cancellations: [{ date: "2026-11-22", source: null, count: 1 }],
  sources: [
    { source: "poster", views: 35, applications: 7, attended: 5 },
    { source: "direct", views: 5, applications: 1, attended: 1 },
    { source: null, views: 0, applications: 2, attended: 0 },
  ],
  attended: {
    expected: 9,
    attended: 6,
    walk_ins: 2,
    first_time: 6,
    returning: 0,
    by_university: [],
    by_language: [],
  },
  answers: [],
};
const rowsOf = (name: string) =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .map((row) => row.textContent);

async function open(given = figures) {
  serve({ [call]: given });
  const page = await show(<FiguresPanel eventId={9} />);
  await screen.findByText(page.t("figures.links"));
  return page;
}

it("the funnel tells each step's number and its share of the one before", async () => {
  const { t } = await open();
  expect(rowsOf(t("figures.funnel"))).toEqual([
    "Views40",
    "Applications1025% of these",
    "Checked in660% of these",
  ]);
  expect(screen.getByText("Cancelled: 1. Walk-ins: 2.")).toBeTruthy();
});

it("views, applications and who came stand by source, what is not known with a word about it; days in a table with those without anything", async () => {
  const { t } = await open();
  expect(rowsOf(t("figures.by_source"))).toEqual([
    "SourceViewsApplicationsChecked in",
    "poster3575",
    "Address typed, or unknown511",
    "Not known020",
  ]);
  expect(screen.getByText(t("figures.source_unknown_hint"))).toBeTruthy();
  expect(
    rowsOf(t("figures.by_day"))
      .slice(1)
      .map((row) => row?.replace(/^.*2026/, "")),
  ).toEqual(["5101", "000", "3500"]);
});

it("a link is made for a name of one's own, and for none that would not be counted", async () => {
  const { t, user } = await open();
  const field = screen.getByLabelText(t("figures.own_name"));
  await user.type(field, "club-fair");
  expect(screen.getByDisplayValue(/\/events\/9\?from=club-fair$/)).toBeTruthy();
  await user.type(field, "!");
  expect(screen.getByText(t("figures.own_name_wrong"))).toBeTruthy();
  expect(screen.queryByDisplayValue(/club-fair$/)).toBeNull();
});

it("an event that nobody has seen says so", async () => {
  const { t } = await open({ ...figures, views: [], sources: [], applications: [], cancellations: [] });
  expect(screen.getByText(t("figures.no_views"))).toBeTruthy();
  expect(screen.getByText(t("figures.no_days"))).toBeTruthy();
});

it("of a long time the last days are shown, and none is left out between", () => {
  const views = [
    { date: "2026-01-01", count: 1 },
    { date: "2026-02-28", count: 1 },
    { date: "2026-03-01", count: 2 },
  ];
  expect(everyDay({ views }, 3)).toEqual([
    { date: "2026-02-27", views: 0 },
    { date: "2026-02-28", views: 1 },
    { date: "2026-03-01", views: 2 },
  ]);
});
