import { expect, type Locator, type Page } from "@playwright/test";
import { choose, typeMoment } from "./api-fixtures.ts";

/** A form of the dashboard: how somebody types into it, and what sends it. */
export interface OrganizerForm {
  /** Within the event's or the organization's dashboard. */
  path: (at: { organizationId: number; eventId: number }) => string;
  /** Makes what the form needs beside the event. */
  prepare?(page: Page, at: { eventId: number }, headers: Record<string, string>): Promise<void>;
  /** Opens it where the page does not. */
  open?(page: Page): Promise<void>;
  /** Types what else has to stand there. */
  fill?(page: Page): Promise<void>;
  field(page: Page): Locator;
  text: string;
  send(page: Page): Locator;
  /** Answers a question that comes before it is sent. */
  confirm?(page: Page): Locator;
  /** The question is asked by what the server says: nobody who is logged out meets it. */
  isAskedByServer?: boolean;
  call: string | RegExp;
  /** Nobody is there to whom it could go: the answer says so. */
  isRefused?: boolean;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const inDialog = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true });
const event = (tab: string) => (at: { organizationId: number; eventId: number }) =>
  `/manage/organizations/${at.organizationId}/events/${at.eventId}/${tab}`;
const organization = (tab: string) => (at: { organizationId: number }) =>
  `/manage/organizations/${at.organizationId}/${tab}`;

/** Opens what is folded in the form of an event. */
export async function openFolds(page: Page): Promise<void> {
  await page.locator("form details").evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute("open", "");
  });
}

/** A new event in Japanese, without what the organization's last one said. */
export async function beginEvent(page: Page, organizationId: number): Promise<void> {
  await page.goto(`/manage/organizations/${organizationId}/event_create`);
  await page.getByRole("combobox", { name: /^(主な言語|Main language)$/ }).click();
  await page.getByRole("option", { name: "日本語", exact: true }).click();
  await page.getByRole("button", { name: /^(次へ|Next)$/ }).click();
  await expect(page.getByRole("textbox", { name: /^(タイトル|Title)$/ })).toBeVisible();
  const blank = page.getByRole("button", { name: /^(引き継がずに始める|Start from a blank form)$/ });
  if (await blank.isVisible()) await blank.click();
}

/** In English. */
export const organizerForms: Record<string, OrganizerForm> = {
  event: {
    path: event("edit"),
    field: (page) => page.getByLabel("Title").first(),
    text: "新しい題",
    send: (page) => button(page, "Save"),
    call: "**/update",
  },
  "new event": {
    path: organization("event_create"),
    open: async (page) => {
      await choose(page, "Main language", "日本語");
      await button(page, "Next").click();
      await expect(page.getByLabel("Title").first()).toBeVisible();
      const blank = button(page, "Start from a blank form");
      if (await blank.isVisible()) await blank.click();
    },
    fill: async (page) => {
      await page.getByLabel("Place name").first().fill("会館");
      await choose(page, "Prefecture", "Kyoto");
      for (const name of ["Format", "Purpose"]) {
        await page.getByRole("combobox", { name }).click();
        await page.getByRole("option").first().click();
      }
      await typeMoment(page, "Start", "2030-12-29 19:00");
      await page.getByLabel("Max participants").fill("20");
      await choose(page, "Spoken languages", "Japanese");
      await page.keyboard.press("Escape");
    },
    field: (page) => page.getByLabel("Title").first(),
    text: "新しい会",
    send: (page) => button(page, "Save as draft"),
    call: "**/events/create",
  },
  organization: {
    path: organization("edit"),
    field: (page) => page.getByLabel("Phone number"),
    text: "075-123-4567",
    send: (page) => button(page, "Save"),
    call: "**/update",
  },
  "new organization": {
    path: () => "/manage/organizations/new",
    open: async (page) => {
      await choose(page, "Registration language", "日本語");
      await button(page, "Next").click();
    },
    fill: (page) => page.getByLabel("E-mail").fill("made@example.com"),
    field: (page) => page.getByLabel("Name").first(),
    text: "新しい団体",
    send: (page) => button(page, "Create"),
    call: "**/organizations/create",
  },
  member: {
    path: organization("members"),
    open: (page) => button(page, "Add a member").click(),
    field: (page) => page.getByLabel("E-mail address of the new member"),
    text: "nobody-yet@example.com",
    send: (page) => inDialog(page, "Add a member"),
    call: "**/organization_users/create",
    isRefused: true,
  },
  "co-host": {
    path: event("co-hosts"),
    open: (page) => button(page, "Invite a co-host").click(),
    field: (page) => page.getByLabel("E-mail address of the organization"),
    text: "nobody-else@example.com",
    send: (page) => inDialog(page, "Invite a co-host"),
    call: "**/co_hosts",
    isRefused: true,
  },
  announcement: {
    path: event("announce"),
    open: (page) => button(page, "Schedule the announcement").click(),
    fill: (page) => typeMoment(page, "Send time", "2030-05-01 18:45"),
    field: (page) => page.getByRole("textbox", { name: "Send time: date" }),
    text: "2030-05-01",
    send: (page) => button(page, "Save"),
    call: /notify_event_mails$/,
    isRefused: true,
  },
  reminder: {
    path: event("remind"),
    open: (page) => button(page, "Add a mail").click(),
    fill: async (page) => {
      await page.getByLabel(/^Text/).first().fill("エプロンをお持ちください。");
      await typeMoment(page, "Send time", "2030-05-01 18:45");
    },
    field: (page) => page.getByLabel(/^Title/).first(),
    text: "持ち物のお知らせ",
    send: (page) => inDialog(page, "Save"),
    call: "**/remind_event_mails/create",
  },
  "mail afterwards": {
    path: event("after"),
    open: async (page) => {
      const section = page.getByRole("region", { name: "Mails after the event", exact: true });
      await section.getByRole("switch", { name: "Send a thank-you mail to everyone who came" }).click();
    },
    fill: (page) => page.getByLabel("Text (Japanese)").first().fill("楽しかったです。"),
    field: (page) => page.getByLabel("Title (Japanese)").first(),
    text: "ありがとう",
    send: (page) => button(page, "Save"),
    call: "**/follow_up",
  },
  material: {
    path: event("after"),
    open: (page) => button(page, "Add a link").click(),
    fill: (page) => page.getByLabel("Address").fill("https://example.com/album"),
    field: (page) => page.getByRole("region", { name: "Material" }).getByLabel("Name"),
    text: "アルバム",
    send: (page) => page.getByRole("region", { name: "Material" }).locator("button[type=submit]"),
    call: "**/materials",
  },
  survey: {
    path: event("after"),
    open: async (page) => {
      const section = page.getByRole("region", { name: "Survey", exact: true });
      await section.getByRole("button", { name: "+ Short text" }).click();
    },
    field: (page) => page.getByLabel("Question (Japanese)"),
    text: "どうでしたか",
    send: (page) => button(page, "Save"),
    call: "**/survey",
  },
  decision: {
    path: event("list"),
    open: async (page) => {
      await page.getByRole("checkbox", { name: "Select all shown" }).check();
      await page.getByRole("button", { name: /^Accept/ }).click();
    },
    field: (page) => page.getByLabel("Message (optional)"),
    text: "上履きをお持ちください。",
    send: (page) => inDialog(page, "Accept"),
    call: "**/applications/decisions",
  },
  message: {
    path: event("remind"),
    open: (page) => button(page, "Write a message").click(),
    fill: (page) => page.getByLabel(/^Text/).first().fill("5号室に変わりました。"),
    field: (page) => page.getByLabel(/^Title/).first(),
    text: "部屋の変更",
    send: (page) => inDialog(page, "Send"),
    confirm: (page) => page.getByRole("dialog", { name: "Send" }).getByRole("button", { name: "Send" }),
    call: "**/applicant_mails",
    isAskedByServer: true,
    isRefused: true,
  },
  note: {
    path: event("list"),
    open: (page) =>
      page
        .getByRole("row")
        .getByRole("button", { name: /Applicant/ })
        .click(),
    field: (page) => page.getByLabel("Note for the hosts"),
    text: "車いすで来ます。",
    send: (page) => inDialog(page, "Save the note"),
    call: "**/note",
  },
  cancellation: {
    path: event("list"),
    open: async (page) => {
      await page
        .getByRole("row")
        .getByRole("button", { name: /Applicant/ })
        .click();
      await button(page, "Cancel application").click();
    },
    field: (page) =>
      page.getByRole("dialog", { name: "Cancel application" }).getByLabel("Message (optional)"),
    text: "会場が狭くなりました。",
    send: (page) =>
      page
        .getByRole("dialog", { name: "Cancel application" })
        .getByRole("button", { name: "Cancel application" }),
    call: "**/cancel",
  },
  template: {
    path: event("overview"),
    open: (page) => button(page, "Save as template").click(),
    field: (page) => page.getByRole("dialog").getByLabel("Name of the template"),
    text: "毎週のお茶会",
    send: (page) => inDialog(page, "Save as template"),
    call: "**/event_templates",
  },
  "helper link": {
    path: event("check-in"),
    field: (page) => page.getByLabel("Who or where is it for?"),
    text: "正面入口",
    send: (page) => button(page, "Make a link"),
    call: "**/door_links",
  },
  "this and the following": {
    path: event("edit"),
    prepare: async (page, { eventId }, headers) => {
      const data = { start_at: ["2031-01-06 18:30", "2031-01-13 18:30"] };
      const copies = await page.request.post(`/api/v1/events/${eventId}/duplicate`, { headers, data });
      expect(copies.ok()).toBe(true);
    },
    fill: (page) => page.getByRole("radio", { name: "This and the 2 following events" }).check(),
    field: (page) => page.getByLabel("Title").first(),
    text: "新しい連続の題",
    send: (page) => button(page, "Save"),
    confirm: (page) => inDialog(page, "Save"),
    isAskedByServer: true,
    call: /\/following$/,
  },
  series: {
    path: event("overview"),
    open: (page) => button(page, "Duplicate").click(),
    fill: async (page) => {
      await page.getByRole("dialog").getByLabel("Repeat").selectOption("1");
      await page.getByRole("dialog").getByLabel("Times").fill("3");
    },
    field: (page) => page.getByRole("dialog").getByRole("textbox", { name: "Start: date" }),
    text: "2031-01-06",
    send: (page) => inDialog(page, "Make 3 copies"),
    call: "**/duplicate",
  },
  guest: {
    path: event("list"),
    open: (page) => button(page, "Add a person").click(),
    fill: (page) => page.getByRole("dialog").getByLabel("First name").fill("花"),
    field: (page) => page.getByRole("dialog").getByLabel("Last name"),
    text: "森",
    send: (page) => inDialog(page, "Add"),
    call: "**/by_manager",
  },
  invitation: {
    path: organization("members"),
    open: (page) => button(page, "Invite by mail").click(),
    fill: async (page) => void (await page.getByRole("dialog").getByRole("combobox").selectOption("door")),
    field: (page) => page.getByRole("dialog").getByLabel("E-mail address"),
    text: "invited-later@example.com",
    send: (page) => inDialog(page, "Send the invitation"),
    call: "**/invitations",
  },
  "API token": {
    path: organization("connections"),
    field: (page) => page.getByLabel("What it is for"),
    text: "名簿の同期",
    send: (page) => button(page, "Make a token"),
    call: "**/api_tokens",
  },
  webhook: {
    path: organization("connections"),
    field: (page) => page.getByLabel("Address (https)"),
    text: "https://93.184.216.34/hook",
    send: (page) => button(page, "Make a webhook"),
    call: "**/webhooks",
  },
};
