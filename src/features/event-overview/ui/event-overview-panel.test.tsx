import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, serve } from "../../../../tests/support/components/fake-api.ts";
import { anEvent } from "../../../../tests/support/components/samples.ts";
import { show } from "../../../../tests/support/components/show.tsx";
import type { TodayItem } from "../../today/today.contract.ts";
import type { EventOverview, TimelineMail } from "../event-overview.contract.ts";
import { EventOverviewPanel } from "./event-overview-panel.tsx";

const dashboard = "/manage/organizations/7/events/9";

const awaits = (kind: TodayItem["kind"], href: string): TodayItem => ({
  kind,
  event: { id: 9, title: "お茶" },
  organization: { id: 7, name: "Tea Club" },
  at: "2030-12-07T18:00:00.000+09:00",
  count: 2,
  href,
});

const aMail = (given: Partial<TimelineMail>): TimelineMail => ({
  source: "automatic",
  id: null,
  kind: null,
  title: null,
  at: "2030-12-06T12:00:00.000+09:00",
  state: "scheduled",
  reason: null,
  recipients: 4,
  sent: 0,
  failed: 0,
  ...given,
});

const panel = (given: Partial<EventOverview> = {}) => (
  <EventOverviewPanel
    event={anEvent({ applications_count: 3, max_participant_num: 10 })}
    overview={{ today: [], latest_applications: [], mails: [], ...given }}
    dashboard={dashboard}
  />
);

it("the most urgent is what one presses first: on the day the check-in", async () => {
  const items = [awaits("check_in", "/events/9/check_in"), awaits("no_picture", `${dashboard}/edit`)];
  const { t } = await show(panel({ today: items }));
  const part = within(screen.getByRole("region", { name: t("overview.next") }));
  expect(part.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    items.map(({ href }) => href),
  );
});

it.each([
  [true, "event_desk.public_page"],
  [false, "event_desk.preview"],
] as const)("the page of an event is named by whether everybody sees it (%s)", async (is_published, name) => {
  const event = anEvent({ is_published, is_public: is_published });
  const { t } = await show(
    <EventOverviewPanel
      event={event}
      overview={{ today: [], latest_applications: [], mails: [] }}
      dashboard={dashboard}
    />,
  );
  expect(screen.getByRole("link", { name: t(name) }).getAttribute("href")).toBe("/events/9");
});

it.each(["en", "ja"] as const)(
  "each mail says what it is, to how many, and how far it is (%s)",
  async (language) => {
    const mails = [
      aMail({ source: "announcement", state: "sent" }),
      aMail({ source: "message", id: 5, title: "Room 5", state: "sent", failed: 1 }),
      aMail({ kind: "event_tomorrow" }),
      aMail({ kind: "event_thanks", recipients: null }),
      aMail({ kind: "made_tomorrow" }),
    ];
    const { t } = await show(panel({ mails }), { language });
    const rows = within(screen.getByRole("region", { name: t("overview.mails") })).getAllByRole("listitem");
    const says = (place: number, ...texts: string[]) => {
      for (const text of texts) expect(rows[place]?.textContent).toContain(text);
    };
    says(0, t("overview.source.announcement"), t("overview.state.sent"));
    says(1, t("overview.source.message", { title: "Room 5" }), t("overview.mail_failed", { count: 1 }));
    says(2, t("overview.mail.event_tomorrow"), t("overview.mail_automatic"), t("overview.state.scheduled"));
    says(3, t("overview.mail.event_thanks"), t("overview.mail_people_unknown"));
    // A kind that has no name here yet is none that could be read.
    says(4, t("overview.mail.other"));
    const opened = screen.getAllByRole("link", { name: new RegExp(t("overview.mail_open")) });
    expect(opened.map((link) => link.getAttribute("href"))).toEqual([
      `${dashboard}/announce`,
      `${dashboard}/remind?message=5`,
    ]);
  },
);

it("the latest applications stand there by name and state, and the way to all of them", async () => {
  const user = { id: 3, first_name: "Akari", last_name: "Sample" };
  const applied_at = "2026-11-01T10:00:00.000+09:00";
  const { t } = await show(panel({ latest_applications: [{ id: 1, state: "waiting", applied_at, user }] }));
  expect(screen.getByText(/Akari.*\(Waiting\)/)).toBeTruthy();
  expect(screen.getByRole("link", { name: t("overview.all_participants") }).getAttribute("href")).toBe(
    `${dashboard}/list`,
  );
});

it("the link to the event's page is copied", async () => {
  const { t, user } = await show(panel());
  await user.click(screen.getByRole("button", { name: t("overview.link_copy") }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/events/9`);
  expect(screen.getByRole("button", { name: t("overview.link_copied") })).toBeTruthy();
});

it("each mail is looked at where it stands, an automatic one too, and says that it is for an example person", async () => {
  const preview = (subject: string) => ({ subject, html: "<p>…</p>", text: "…", sender: "Tea Club" });
  serve({ "GET /events/{id}/overview/mail": { ja: preview("明日です"), en: preview("It is tomorrow") } });
  const mails = [aMail({ kind: "event_tomorrow" }), aMail({ source: "message", id: 5, title: "Room 5" })];
  const { t, user } = await show(panel({ mails }));
  for (const mail of [t("overview.mail.event_tomorrow"), t("overview.source.message", { title: "Room 5" })]) {
    await user.click(screen.getByRole("button", { name: t("overview.mail_look_at", { mail }) }));
    const dialog = within(await screen.findByRole("dialog", { name: t("event_mail.preview") }));
    expect(dialog.getByText("It is tomorrow")).toBeTruthy();
    expect(dialog.getByText(t("event_mail.preview_example"))).toBeTruthy();
    await user.keyboard("{Escape}");
  }
  expect(callsOf("GET /events/{id}/overview/mail").map(({ query }) => query)).toEqual([
    { source: "automatic", kind: "event_tomorrow" },
    { source: "message", mail_id: "5" },
  ]);
});
