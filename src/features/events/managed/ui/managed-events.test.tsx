import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { callsOf, lost, refusal, serve } from "../../../../../tests/support/components/fake-api.ts";
import { referenceData } from "../../../../../tests/support/components/reference-data.ts";
import { anEvent } from "../../../../../tests/support/components/samples.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import type { Language } from "../../../../shared/languages/languages.ts";
import type { ManagedEvent } from "../../events.contract.ts";
import { fetchManagedEvents, type ManagedPage } from "./fetch-managed-events.ts";
import type { ManagedAddress } from "./managed-address.ts";
import { ManagedEvents } from "./managed-events.tsx";

const publish = "PUT /events/publish";
const now = Date.parse("2026-11-20T12:00:00+09:00");

const setWidth = (width: number) =>
  (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({
    width,
  });

beforeEach(() => setWidth(1280));

function managed(
  id: number,
  given: Partial<ManagedEvent> = {},
  facts: Partial<ManagedEvent["managed"]> = {},
) {
  const event = anEvent({ id, start_at: "2026-11-27T18:00:00.000+09:00", is_published: false, ...given });
  const [text] = event.language_events;
  return {
    ...event,
    language_events: text ? [{ ...text, title: `お茶 ${id}` }] : [],
    managed: {
      organization_id: 7,
      state: "draft",
      updated_at: "2026-11-19T10:00:00.000+09:00",
      languages: [{ language_id: 1, is_complete: true }],
      next_mail: null,
      undecided_count: 0,
      ...facts,
    },
  } satisfies ManagedEvent;
}

const aPage = (events: ManagedEvent[], more: Partial<ManagedPage> = {}): ManagedPage => ({
  events,
  nextCursor: null,
  total: events.length,
  ...more,
});

interface Shown {
  address?: ManagedAddress;
  language?: Language;
  namesOrganizations?: boolean;
}

function open(
  pages: ManagedPage[],
  { address = {}, language = "en", namesOrganizations = false }: Shown = {},
) {
  const list = { address, pages, now };
  return show(
    <ManagedEvents list={list} languages={referenceData.languages} namesOrganizations={namesOrganizations} />,
    { language },
  );
}

const row = (title: string) => screen.getByRole("row", { name: (name) => name.includes(title) });

it.each(["en", "ja"] as const)(
  "a row tells when, what, how full, in which languages and what goes next (%s)",
  async (language) => {
    const event = managed(
      3,
      { applications_count: 4, max_participant_num: 10, waiting_count: 2 },
      {
        languages: [
          { language_id: 1, is_complete: true },
          { language_id: 2, is_complete: false },
        ],
        next_mail: { tab: "remind", at: "2026-11-26T09:00:00.000+09:00" },
        undecided_count: 5,
      },
    );
    const { t } = await open([aPage([event], { span: "upcoming" })], { language });
    const found = within(row("お茶 3"));
    expect(found.getByText(language === "ja" ? "11月27日(金)" : /Fri, Nov/)).toBeTruthy();
    expect(found.getByRole("link", { name: "お茶 3" }).getAttribute("href")).toBe(
      "/manage/organizations/7/events/3/overview",
    );
    expect(found.getByText(t("managed.state.draft"))).toBeTruthy();
    expect(found.getByText(t("event.seats_of", { count: 4, max: 10 }))).toBeTruthy();
    expect(found.getByText(t("organization_desk.waiting", { count: 2 }))).toBeTruthy();
    expect(
      found.getByRole("link", { name: t("organization_desk.to_decide", { count: 5 }) }).getAttribute("href"),
    ).toBe("/manage/organizations/7/events/3/list");
    expect(found.getAllByRole("listitem")).toHaveLength(2);
    expect(found.getByRole("link", { name: /09:00/ }).getAttribute("href")).toBe(
      "/manage/organizations/7/events/3/remind",
    );
    expect(found.getByRole("link", { name: t("event_desk.preview") }).getAttribute("href")).toBe("/events/3");
  },
);

it("on a phone the same stands in a list", async () => {
  setWidth(390);
  const { t, user } = await open([aPage([managed(1)], { span: "past" })]);
  const list = within(screen.getByRole("list", { name: t("organization_desk.past") }));
  expect(list.getByRole("link", { name: "お茶 1" })).toBeTruthy();
  expect(list.getByRole("link", { name: t("event_desk.preview") }).getAttribute("href")).toBe("/events/1");
  await user.click(list.getByRole("checkbox"));
  expect(screen.getByRole("button", { name: t("managed.publish") })).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

it("a co-hosted event says whose it is and is not duplicated; a public one leads to its page", async () => {
  const host = { icon_url: null, is_hf: false, recognitions: [] };
  const organizations = [
    { id: 8, organization_name: "Owners", ...host },
    { id: 7, organization_name: "Tea Club", ...host },
  ];
  const { t } = await open(
    [
      aPage([
        managed(1, { owner_organization_id: 8, organizations, is_published: true }, { state: "coming" }),
        managed(2, { organizations: organizations.slice(1) }),
      ]),
    ],
    { address: { state: "co_hosted" }, namesOrganizations: true },
  );
  expect(within(row("お茶 1")).getByText(t("managed.owned_by", { organization: "Owners" }))).toBeTruthy();
  expect(within(row("お茶 1")).queryByRole("button", { name: t("duplicate.open") })).toBeNull();
  expect(within(row("お茶 1")).getByRole("link", { name: t("event_desk.public_page") })).toBeTruthy();
  expect(within(row("お茶 2")).getByText("Tea Club")).toBeTruthy();
  expect(within(row("お茶 2")).getByRole("button", { name: t("duplicate.open") })).toBeTruthy();
});

it("state, words, term and order lead to an address, and begin its first page", async () => {
  const address = { state: "past", cursor: "x" } as const;
  const { t, user, address: here, goBack } = await open([aPage([managed(1)])], { address });
  await user.click(screen.getByRole("link", { name: t("managed.state.draft") }));
  expect(here()).toBe("/here?state=draft");
  await goBack();
  await user.type(screen.getByRole("searchbox", { name: t("managed.search") }), " お茶 {Enter}");
  expect(new URLSearchParams(here().split("?")[1]).get("q")).toBe("お茶");
  await goBack();
  const term = screen.getByRole("combobox", { name: t("managed.term") });
  await user.selectOptions(term, t("managed.half_1", { year: 2026 }));
  expect(here()).toBe("/here?state=past&from=2026-04-01&to=2026-09-30");
  await goBack();
  await user.selectOptions(
    screen.getByRole("combobox", { name: t("managed.sort") }),
    t("managed.sort_by.seats"),
  );
  expect(here()).toBe("/here?state=past&sort=seats");
});

it("days that are no term stay chosen, and what hides events can be taken away", async () => {
  const { t } = await open([aPage([])], { address: { q: "tea", from: "2026-11-01", sort: "title" } });
  expect(screen.getByRole("combobox", { name: t("managed.term") })).toHaveProperty("value", "2026-11-01 ");
  expect(screen.getByText(t("managed.none"))).toBeTruthy();
  expect(screen.getByRole("link", { name: t("managed.clear") }).getAttribute("href")).toBe(
    "/here?sort=title",
  );
});

it("an empty desk says for each part that there is nothing yet; a page without events, that there are no more", async () => {
  const { t } = await open([aPage([], { span: "upcoming" }), aPage([], { span: "past" })]);
  expect(screen.getByText(t("organization_desk.no_upcoming"))).toBeTruthy();
  expect(screen.getByText(t("organization_desk.no_past"))).toBeTruthy();
});

it("the next page of a part is a list of that part alone", async () => {
  const { t } = await open([aPage([managed(1)], { span: "past", nextCursor: "abc", total: 70 })], {
    address: { sort: "title" },
  });
  expect(screen.getByRole("link", { name: t("managed.next_page") }).getAttribute("href")).toBe(
    "/here?sort=title&span=past&cursor=abc",
  );
  expect(screen.getByText(t("managed.total", { count: 70 }))).toBeTruthy();
});

const checkbox = (title: string) => within(row(title)).getByRole("checkbox");
const areChecked = () => [1, 2, 3, 4].map((id) => (checkbox(`お茶 ${id}`) as HTMLInputElement).checked);

it("rows are chosen one by one, in a range with the shift key, and all of a page", async () => {
  const { t, user } = await open([aPage([1, 2, 3, 4].map((id) => managed(id)))], {
    address: { state: "draft" },
  });
  await user.click(checkbox("お茶 2"));
  fireEvent.click(checkbox("お茶 4"), { shiftKey: true });
  expect(areChecked()).toEqual([false, true, true, true]);
  expect(screen.getByText(t("managed.selected", { count: 3 }))).toBeTruthy();
  fireEvent.click(checkbox("お茶 3"), { shiftKey: true });
  expect(areChecked()).toEqual([false, true, false, false]);
  await user.click(screen.getByRole("checkbox", { name: t("managed.select_page") }));
  expect(areChecked()).toEqual([true, true, true, true]);
  await user.click(screen.getByRole("button", { name: t("managed.unselect") }));
  expect(areChecked()).toEqual([false, false, false, false]);
  expect(screen.queryByRole("button", { name: t("managed.publish") })).toBeNull();
});

const rules = "GET /organizations/{id}/publishing_rules";
const limitsOfNew = {
  published: 2,
  published_at_most: 3,
  recipients_at_most: 50,
  until: "2026-11-27T12:00:00.000+09:00",
};

async function askToPublish(events: ManagedEvent[], limits: typeof limitsOfNew | null = null) {
  serve({ [rules]: { needs_disclosure: false, refusal: null, limits } });
  const page = await open([aPage(events)], { address: { state: "draft" } });
  await page.user.click(screen.getByRole("checkbox", { name: page.t("managed.select_page") }));
  await page.user.click(screen.getByRole("button", { name: page.t("managed.publish") }));
  const dialog = within(await screen.findByRole("dialog"));
  const confirm = () => page.user.click(dialog.getByRole("button", { name: page.t("managed.publish") }));
  return { ...page, dialog, confirm };
}

it("before publishing it is said which, by start and title, will be public and which stay, after it what came of each", async () => {
  serve({ [publish]: { done: [1], refused: [{ id: 2, errors: { lottery_at: ["is after the start"] } }] } });
  const { t, dialog, confirm } = await askToPublish(
    [
      managed(1),
      managed(2),
      managed(3, { is_published: true }, { state: "coming" }),
      managed(4, { cancelled_at: "2026-11-01T00:00:00.000+09:00" }, { state: "cancelled" }),
      managed(5, { held_at: "2026-11-19T00:00:00.000+09:00" }),
    ],
    limitsOfNew,
  );
  expect(dialog.getByText(t("managed.publish_title", { count: 2 }))).toBeTruthy();
  expect(
    await dialog.findByText(new RegExp(t("publishing.limit_events", { count: 2, max: 3 }))),
  ).toBeTruthy();
  const said = () => dialog.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(said()).toEqual([
    "Fri, Nov 27, 18:00 · お茶 1",
    "Fri, Nov 27, 18:00 · お茶 2",
    `Fri, Nov 27, 18:00 · お茶 3: ${t("managed.left_out.public")}`,
    `Fri, Nov 27, 18:00 · お茶 4: ${t("managed.left_out.cancelled")}`,
    `Fri, Nov 27, 18:00 · お茶 5: ${t("managed.left_out.on_hold")}`,
  ]);
  await confirm();
  const told = await dialog.findByText(t("managed.published", { count: 1 }));
  expect(document.activeElement).toBe(told);
  expect(callsOf(publish).map(({ body }) => body)).toEqual([{ ids: [1, 2] }]);
  expect(said()).toEqual(["Fri, Nov 27, 18:00 · お茶 2: Time of the draw is after the start."]);
  expect(screen.queryByText(t("managed.selected", { count: 5 }))).toBeNull();
});

it("where nothing can be published nothing is offered", async () => {
  const { t, dialog } = await askToPublish([managed(1, { is_published: true }, { state: "past" })]);
  expect(dialog.getByText(t("managed.publish_title", { count: 0 }))).toBeTruthy();
  expect(dialog.queryByRole("button", { name: t("managed.publish") })).toBeNull();
});

it("a failure keeps the question and the choice, so that one can try again", async () => {
  serve({ [publish]: lost });
  const { t, dialog, confirm } = await askToPublish([managed(1)]);
  await confirm();
  expect((await dialog.findByRole("alert")).textContent).toBe(t("managed.unreachable"));
  serve({ [publish]: { done: [1], refused: [] } });
  await confirm();
  await waitFor(() => expect(dialog.getByText(t("managed.published", { count: 1 }))).toBeTruthy());
});

it("a list asks for what its address says: both parts, or one with its place, anew where the place is too old", async () => {
  const list = "GET /events";
  serve({ [list]: [managed(1)] });
  const both = await fetchManagedEvents("http://x/manage/events?q=tea", 7);
  expect(both.pages.map(({ span }) => span)).toEqual(["upcoming", "past"]);
  expect(callsOf(list).map(({ query }) => query)).toEqual(
    ["upcoming", "past"].map((span) => ({
      managed: "true",
      q: "tea",
      span,
      organization_id: "7",
      limit: "50",
    })),
  );
  serve({ [list]: ({ query }) => (query.cursor ? refusal(422) : []) });
  const { pages } = await fetchManagedEvents("http://x/manage/events?state=past&cursor=old");
  expect(pages).toEqual([{ events: [], nextCursor: null, total: 0 }]);
  expect(callsOf(list).at(-1)?.query).toEqual({ managed: "true", state: "past", limit: "50" });
});
