import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, serve } from "../../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import { activityKinds } from "../../../organizations/organizations.public.ts";
import type { Activity } from "../activity.contract.ts";
import { ActivityPanel } from "./activity-panel.tsx";

const call = "GET /organizations/{id}/activity";
const members = "GET /organizations/{id}/organization_users";
const akari = { id: 1, first_name: "Akari", last_name: "Sample" };
const line = (id: number, given: Partial<Activity> = {}): Activity => ({
  id,
  at: "2026-11-25T10:00:00.000+09:00",
  deed: "event.edited",
  actor: akari,
  person: null,
  subject: { kind: "event", id: 9, title: "Tea" },
  organization: null,
  details: {},
  ...given,
});

it("every kind is said in words, with its facts, by whom and at which event", async () => {
  serve({ [members]: [], [call]: activityKinds.map((kind, place) => line(place + 1, { deed: kind })) });
  const { t } = await show(<ActivityPanel organizationId={7} />);
  for (const kind of activityKinds) {
    expect((await screen.findAllByText(t(`activity.line.${kind}`), { exact: false })).length).toBeGreaterThan(
      0,
    );
  }
  expect(screen.getAllByRole("link", { name: "Tea" })[0]?.getAttribute("href")).toBe(
    "/manage/organizations/7/events/9",
  );
});

it("decisions, roles and people stand behind what was done; who is gone has no name", async () => {
  serve({
    [members]: [],
    [call]: [
      line(1, { deed: "applicants.decided", details: { decision: "accept", count: 2 } }),
      line(2, {
        deed: "member.role_changed",
        person: { id: 2, first_name: "Ken", last_name: "Sato" },
        details: { role: "door" },
      }),
      line(3, { actor: null }),
    ],
  });
  await show(<ActivityPanel organizationId={7} />);
  expect(await screen.findByText(/accepted, 2 people/)).toBeTruthy();
  expect(screen.getByText(/Ken Sato, check-in/)).toBeTruthy();
  expect(screen.getByText(/account was deleted/)).toBeTruthy();
});

it("a line about what the product team or a university did names nobody, also no former member", async () => {
  const kinds = ["event.held", "organization.suspended", "recognition.granted"] as const;
  serve({ [members]: [], [call]: kinds.map((deed, place) => line(place + 1, { deed, actor: null })) });
  const { t } = await show(<ActivityPanel organizationId={7} />);
  expect(await screen.findAllByRole("listitem")).toHaveLength(kinds.length);
  expect(screen.queryByText(t("activity.nobody"), { exact: false })).toBeNull();
});

it("the fields that an edit has changed are named as the form names them, in both languages", async () => {
  const fields = ["title", "start_at", "thumbnail_url", "is_online"];
  serve({ [members]: [], [call]: [line(1, { details: { fields } })] });
  const { showIn } = await show(<ActivityPanel organizationId={7} />);
  expect(await screen.findByText(/Event edited \(Title, Date and time, .*, .*\)/)).toBeTruthy();
  await showIn("ja");
  expect(await screen.findByText(/（?タイトル、日時、.*、/)).toBeTruthy();
});

it("filters are asked for, and stay when the language changes", async () => {
  serve({ [members]: [], [call]: [line(1)] });
  const { user, t, showIn } = await show(<ActivityPanel organizationId={7} />);
  await screen.findByRole("link", { name: "Tea" });
  await user.selectOptions(screen.getByLabelText(t("activity.kind")), "event.edited");
  await user.selectOptions(screen.getByLabelText(t("activity.person")), "1");
  await waitFor(() =>
    expect(callsOf(call).at(-1)?.query).toMatchObject({ deed: "event.edited", person: "1" }),
  );
  await showIn("ja");
  expect(screen.getByLabelText<HTMLSelectElement>("操作").value).toBe("event.edited");
});
