import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { serve } from "../../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import type { FoundOrganization, FoundPerson } from "../team-search.contract.ts";
import { FindPanel } from "./find-panel.tsx";

const suspended: FoundOrganization = {
  id: 7,
  organization_name: "Tea Circle",
  email: "tea@example.com",
  universities: [],
  members_count: 2,
  upcoming_events_count: 0,
  has_active_admin: true,
  created_at: "2026-11-01T12:00:00.000+09:00",
  suspended_at: "2026-11-20T12:00:00.000+09:00",
  suspension_reason: "Sold things.",
};

const leader: FoundPerson = {
  id: 9,
  first_name: "Midori",
  last_name: "Ito",
  first_name_reading: null,
  last_name_reading: null,
  country: null,
  occupation: null,
  university: null,
  department_category: null,
  graduation_year: null,
  graduation_month: null,
  email: "midori@example.com",
  is_confirmed: true,
  is_uniteam: false,
  created_at: "2026-11-01T12:00:00.000+09:00",
  blocked_at: null,
  block_reason: null,
  organizations: [{ id: 7, organization_name: "Tea", role: "admin", has_active_admin: true }],
  applications_ahead_count: 0,
};

async function open(
  words: string,
  organizations: FoundOrganization[],
  answers: Parameters<typeof serve>[0] = {},
) {
  serve({
    "GET /uniteam/users": [],
    "GET /uniteam/organizations": organizations,
    "GET /uniteam/events": [],
    ...answers,
  });
  const page = await show(<FindPanel words={words} onSearch={vi.fn()} />);
  const status = await screen.findByRole("status");
  return { ...page, status, headings: screen.queryAllByRole("heading").map((one) => one.textContent) };
}

it("kinds of which nothing was found are left out", async () => {
  const { t, status, headings } = await open("tea", [suspended]);
  expect(headings).toEqual([t("find.organizations")]);
  expect(status.textContent).toBe(t("find.found", { people: 0, organizations: 1, events: 0 }));
});

it("that nothing at all was found is said by one sentence", async () => {
  const { t, status, headings } = await open("zzz", []);
  expect(headings).toEqual([]);
  expect(status.textContent).toBe(t("find.none", { words: "zzz" }));
});

it("without words, so is that nobody and nothing is kept out", async () => {
  const { t, status, headings } = await open("", []);
  expect(headings).toEqual([]);
  expect(status.textContent).toBe(t("find.nothing_kept_out"));
});

it("why something is kept out is called its reason", async () => {
  const { t } = await open("", [suspended]);
  expect(screen.getByText(t("holds.reason", { reason: "Sold things." }))).toBeTruthy();
});

it("an organization within the facts of a person stands out by more than its colour", async () => {
  await open("midori", [], { "GET /uniteam/users": [leader] });
  expect(screen.getByRole("link", { name: "Tea" }).dataset.underline).toBe("always");
});

it("who suspends an organization is told before how many people get a mail and how many mails wait", async () => {
  const organization = { ...suspended, suspended_at: null, suspension_reason: null };
  const { t, user } = await open("tea", [organization], {
    "GET /uniteam/organizations/{id}/suspend": {
      suspended_at: null,
      suspension_reason: null,
      events_count: 12,
      upcoming_events_count: 10,
      co_hosted_events_count: 1,
      applicants_count: 40,
      waiting_mails_count: 3,
    },
  });
  await user.click(screen.getByRole("button", { name: new RegExp(`^${t("find.suspend")}`) }));
  await screen.findByText(t("find.hold_applicants", { count: 40 }));
  expect(screen.getByText(t("find.hold_mails", { count: 3 }))).toBeTruthy();
  expect(screen.getByText(t("find.suspend_co_hosts", { count: 1 }))).toBeTruthy();
});
