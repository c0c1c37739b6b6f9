import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, serve } from "../../../../../../tests/support/components/fake-api.ts";
import { referenceData } from "../../../../../../tests/support/components/reference-data.ts";
import { show } from "../../../../../../tests/support/components/show.tsx";
import type { Language } from "../../../../../shared/languages/languages.ts";
import { datesOfMonth } from "../../../../../shared/time/tokyo-month.ts";
import type { ManagedDay } from "../../managed-events.contract.ts";
import { fetchManagedEvents } from "../fetch-managed-events.ts";
import type { ManagedAddress } from "../managed-address.ts";
import { ManagedEvents } from "../managed-events.tsx";

const now = Date.parse("2026-11-20T12:00:00+09:00");
type Entry = ManagedDay["events"][number];

const entry = (id: number, day: number, given: Partial<Entry> = {}): Entry => ({
  id,
  title: `Tea ${id}`,
  start_at: `2026-11-${String(day).padStart(2, "0")}T18:00:00.000+09:00`,
  end_at: null,
  state: "coming",
  organization_id: 7,
  organization_name: "Tea club",
  ...given,
});

const november = (entries: Entry[], counts: Record<string, number> = {}): ManagedDay[] =>
  datesOfMonth("2026-11").map((date) => {
    const events = entries.filter(({ start_at }) => start_at.startsWith(date));
    return { date, count: counts[date] ?? events.length, events };
  });

const open = (
  days: ManagedDay[],
  given: ManagedAddress = {},
  language: Language = "en",
  month = "2026-11",
  namesOrganizations = false,
) => {
  const address = { view: "calendar", ...given } as const;
  const list = { address, pages: [], calendar: { month, days }, now };
  return show(
    <ManagedEvents list={list} languages={referenceData.languages} namesOrganizations={namesOrganizations} />,
    {
      language,
    },
  );
};

const cell = (date: string) =>
  within(screen.getByRole("grid").querySelector(`[data-date="${date}"]`)?.closest("td") as HTMLElement);
const hrefOf = (link: HTMLElement) => link.getAttribute("href");

it.each(["en", "ja"] as const)(
  "a day tells when, what and in which state its events are, and each leads to its dashboard (%s)",
  async (language) => {
    const { t } = await open(
      november([
        entry(1, 25, { state: "draft" }),
        entry(2, 25, { state: "cancelled", organization_id: 8, start_at: "2026-11-25T19:30:00.000+09:00" }),
      ]),
      {},
      language,
    );
    const day = cell("2026-11-25");
    const [, first, second] = day.getAllByRole("link") as [HTMLElement, HTMLElement, HTMLElement];
    expect(first.textContent).toContain("18:00");
    within(first).getByText(t("managed.state.draft"));
    within(second).getByText(t("managed.state.cancelled"));
    expect([hrefOf(first), hrefOf(second)]).toEqual([
      "/manage/organizations/7/events/1/overview",
      "/manage/organizations/8/events/2/overview",
    ]);
    expect(within(screen.getByRole("grid")).getAllByRole("columnheader")[0]?.textContent).toBe(
      language === "ja" ? "日" : "Sun",
    );
  },
);

it("an event that has begun and is not over is under way", async () => {
  const running = {
    state: "past",
    start_at: new Date(Date.now() - 3_600_000).toISOString(),
    end_at: new Date(Date.now() + 3_600_000).toISOString(),
  } as const;
  const days = november([]);
  const [first] = days;
  if (!first) throw new Error("a month has days");
  await open([{ ...first, count: 1, events: [entry(1, 1, running)] }, ...days.slice(1)]);
  expect(screen.getAllByText("Under way")).not.toHaveLength(0);
});

it("of a full day three events stand in the table, five in the list, and the others a press away in the list of that day", async () => {
  const entries = [1, 2, 3, 4, 5].map((id) => entry(id, 27));
  await open(november(entries, { "2026-11-27": 9 }), { q: "tea", state: "coming" });
  const day = cell("2026-11-27");
  const list = "?q=tea&state=coming&from=2026-11-27&to=2026-11-27";
  const of = (link: HTMLElement) =>
    new URLSearchParams(hrefOf(link)?.slice(hrefOf(link)?.indexOf("?")) ?? "");
  const sorted = (search: URLSearchParams) => {
    search.sort();
    return String(search);
  };
  const more = day.getByRole("link", { name: /: 6 more$/ });
  expect(sorted(of(more))).toBe(sorted(new URLSearchParams(list)));
  expect(day.getAllByText(/^Tea/)).toHaveLength(3);
  const agenda = within(screen.getByRole("heading", { name: /^Fri, Nov/ }).closest("li") as HTMLElement);
  expect(agenda.getAllByText(/^Tea/)).toHaveLength(5);
  agenda.getByRole("link", { name: /: 4 more$/ });
});

it.each([true, false])(
  "an event says whose it is among those of all organizations alone (%s)",
  async (isAmongAll) => {
    await open(november([entry(1, 25)]), {}, "en", "2026-11", isAmongAll);
    expect(screen.queryAllByText("Tea club")).toHaveLength(isAmongAll ? 2 : 0);
  },
);

it("the month's neighbours and today stand in the address, with what the list was narrowed by", async () => {
  await open(november([]), { q: "tea" });
  expect(hrefOf(screen.getByRole("link", { name: /^Next month/ }))).toContain(
    "?view=calendar&q=tea&month=2026-12",
  );
  expect(hrefOf(screen.getByRole("link", { name: /^Previous month/ }))).toContain("month=2026-10");
  expect(screen.queryByRole("link", { name: "Today" })).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("0 events");
});

it("from another month one press leads to today's", async () => {
  const days = datesOfMonth("2026-12").map((date) => ({ date, count: 0, events: [] }));
  await open(days, { month: "2026-12" }, "en", "2026-12");
  expect(hrefOf(screen.getByRole("link", { name: "Today" }))).toContain("view=calendar&month=2026-11");
});

it("arrow keys move between days, of which one takes part in the order of Tab with what is on it", async () => {
  await open(november([entry(1, 21)]));
  const grid = screen.getByRole("grid");
  const at = (day: number) => grid.querySelector<HTMLElement>(`[data-date="2026-11-${day}"]`) as HTMLElement;
  const linksOf = (day: number) => [...(at(day).closest("td")?.querySelectorAll("a") ?? [])];
  await waitFor(() => expect(linksOf(21).map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]));
  expect(at(20).tabIndex).toBe(0);
  at(20).focus();
  fireEvent.keyDown(at(20), { key: "ArrowRight" });
  expect(document.activeElement).toBe(at(21));
  expect([at(20), ...linksOf(21)].map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, 0]);
});

it("list and calendar are two links, of which the shown one is marked; the order is the list's", async () => {
  const { t } = await open(november([]), { q: "tea", sort: "title", month: "2026-11" });
  const views = within(screen.getByRole("navigation", { name: "View" }));
  const [list, calendar] = [
    views.getByRole("link", { name: "List" }),
    views.getByRole("link", { name: "Calendar" }),
  ];
  expect(hrefOf(list)).toMatch(/\?q=tea&sort=title$/);
  expect([list.getAttribute("aria-current"), calendar.getAttribute("aria-current")]).toEqual([null, "true"]);
  expect(screen.getByLabelText(t("managed.term"))).toBeTruthy();
  expect(screen.queryByLabelText(t("managed.sort"))).toBeNull();
  expect(hrefOf(screen.getByRole("link", { name: t("managed.clear") }))).not.toContain("q=");
});

it("a calendar's address asks for its month, narrowed as the list would be, and for no list", async () => {
  serve({ "GET /events/managed_calendar": november([entry(1, 25)]) });
  const url = "https://x.example/?view=calendar&month=2026-11&state=draft&q=tea&from=2026-04-01&sort=title";
  const { calendar, pages } = await fetchManagedEvents(url, 7);
  expect(callsOf("GET /events/managed_calendar").map(({ query }) => query)).toEqual([
    { month: "2026-11", state: "draft", q: "tea", from: "2026-04-01", organization_id: "7" },
  ]);
  expect([calendar?.month, calendar?.days.length, pages]).toEqual(["2026-11", 30, []]);
});
