import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, lost, refusal, serve } from "../../../tests/support/components/fake-api.ts";
import { referenceData } from "../../../tests/support/components/reference-data.ts";
import { show } from "../../../tests/support/components/show.tsx";
import { presentDisclosure } from "../../features/organizations/disclosure/disclosure.ts";
import type { Organization } from "../../features/organizations/organizations.contract.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { OrganizationSettings } from "./organization-settings.tsx";

const text = { id: 1, language_id: 1, name: "試しの会", discription: "説明", is_main: true };
const saved: Organization = {
  id: 7,
  icon_url: null,
  header_url: null,
  email: "club@example.com",
  phone_num: "",
  is_hf: false,
  prefecture_ids: [26],
  university_ids: [],
  prefectures: [],
  universities: [],
  recognitions: [],
  organizer_ids: [1],
  organization_name: "試しの会",
  link_instagram: null,
  link_wechat: null,
  link_facebook: null,
  link_line: null,
  link_x: null,
  link_official_site: null,
  disclosure: presentDisclosure({}),
  is_disclosed: false,
  answers_kept_days: 180,
  language_organizations: [text],
  lock_version: 3,
};
const update = "PUT /organizations/{id}/update";

async function open(language: Language = "en") {
  const settings = (
    <OrganizationSettings organization={saved} referenceData={referenceData} onSaved={() => {}} />
  );
  const page = await show(settings, { language });
  const { t, user } = page;
  return {
    ...page,
    field: (key: Parameters<typeof t>[0]) =>
      screen.getByRole<HTMLInputElement>("textbox", { name: new RegExp(`^${t(key)}`) }),
    phone: () => screen.getByLabelText<HTMLInputElement>(t("organization_form.phone_num")),
    save: () => user.click(screen.getByRole("button", { name: t("admin.save") })),
    status: () => screen.getAllByRole("status").map(({ textContent }) => textContent),
  };
}

it("the bar says what is unsaved, and when it was saved", async () => {
  serve({ [update]: { ...saved, phone_num: "075-111-1111", lock_version: 4 } });
  const { user, t, phone, save, status } = await open();
  expect(status()).not.toContain(t("save_bar.unsaved"));
  await user.type(phone(), "075-111-1111");
  expect(status()).toContain(t("save_bar.unsaved"));
  await save();
  await waitFor(() => expect(status().join()).toMatch(/Saved \d+:\d\d/));
  expect(phone().value).toBe("075-111-1111");
  expect(callsOf(update)[0]?.body.organization).toMatchObject({ phone_num: "075-111-1111", lock_version: 3 });
});

it("nothing can be typed while it is being saved", async () => {
  const { promise, resolve } = Promise.withResolvers<Organization>();
  serve({ [update]: () => promise });
  const { user, t, phone, save, status } = await open();
  await user.type(phone(), "1");
  await save();
  await waitFor(() => expect(callsOf(update)).toHaveLength(1));
  await user.type(phone(), "2");
  expect([phone().value, status()]).toEqual(["1", [t("save_bar.saving")]]);
  resolve({ ...saved, phone_num: "1" });
  await waitFor(() => expect(status().join()).toMatch(/Saved \d/));
  await user.type(phone(), "3");
  expect(phone().value).toBe("13");
});

it("what is typed stays where the connection is lost, and can be sent again", async () => {
  serve({ [update]: lost });
  const { user, t, phone, save } = await open();
  await user.type(phone(), "075");
  await save();
  expect(await screen.findByText(t("admin.unreachable"))).toBeTruthy();
  expect(phone().value).toBe("075");
  serve({ [update]: { ...saved, phone_num: "075" } });
  await save();
  await waitFor(() => expect(callsOf(update)).toHaveLength(2));
});

it("Enter in a field does not save", async () => {
  const { user, phone } = await open();
  await user.type(phone(), "075{Enter}");
  expect(callsOf(update)).toEqual([]);
});

it("a refusal stands at the field that it concerns, which gets the focus and keeps what was typed", async () => {
  serve({ [update]: refusal(422, { errors: { link_x: ["is invalid"] } }) });
  const { user, field, save, status, t } = await open();
  await user.type(field("organization_form.link_x"), "no address");
  await save();
  const link = field("organization_form.link_x");
  await waitFor(() => expect(link.getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(link);
  expect(link.value).toBe("no address");
  expect(status()).toContain(t("save_bar.problems", { count: 1 }));
});

it("a problem is told in the language in which the page is then, and what is typed stays", async () => {
  const { user, t, phone, field, save, showIn } = await open();
  await user.clear(field("organization_form.email"));
  await user.type(phone(), "075");
  await save();
  expect(await screen.findByText(t("organization_form.email_blank"))).toBeTruthy();
  await showIn("ja");
  expect(await screen.findByText("メールアドレスを入力してください")).toBeTruthy();
  expect(phone().value).toBe("075");
  expect(callsOf(update)).toEqual([]);
});

const theirs: Organization = {
  ...saved,
  phone_num: "06-333-3333",
  email: "theirs@example.com",
  language_organizations: [{ ...text, discription: "ほかの人の説明" }],
  lock_version: 4,
};

/** Both sides of the fields in which they differ, by the dialog that asks. */
async function conflictAfterTyping(page: Awaited<ReturnType<typeof open>>) {
  serve({ [update]: refusal(409, { errors: { lock_version: ["is old"] }, data: theirs }) });
  await page.user.type(page.phone(), "075-222-2222");
  await page.save();
  const dialog = within(await screen.findByRole("dialog", { name: page.t("conflict.title") }));
  const cells = dialog.getAllByRole("cell").map(({ textContent }) => textContent);
  return { dialog, cells };
}

it("of what somebody else has saved meanwhile, only what was changed here is asked about, with both sides", async () => {
  const page = await open();
  const { cells } = await conflictAfterTyping(page);
  expect(cells).toEqual(["075-222-2222", "06-333-3333"]);
});

it("who keeps what is theirs overwrites that alone", async () => {
  const page = await open();
  const { dialog } = await conflictAfterTyping(page);
  serve({ [update]: { ...theirs, phone_num: "075-222-2222", lock_version: 5 } });
  await page.user.click(dialog.getByRole("button", { name: page.t("conflict.keep_mine") }));
  await waitFor(() => expect(callsOf(update)).toHaveLength(2));
  expect(callsOf(update)[1]?.body.organization).toMatchObject({
    phone_num: "075-222-2222",
    email: "theirs@example.com",
    lock_version: 4,
    language_organizations_attributes: [{ discription: "ほかの人の説明" }],
  });
});

it("who takes over what the other has saved goes on from there", async () => {
  const page = await open();
  const { dialog } = await conflictAfterTyping(page);
  await page.user.click(dialog.getByRole("button", { name: page.t("conflict.take_theirs") }));
  await waitFor(() => expect(page.phone().value).toBe("06-333-3333"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(page.status()).not.toContain(page.t("save_bar.unsaved"));
  serve({ [update]: { ...theirs, phone_num: "06-333-3333-4", lock_version: 5 } });
  await page.user.type(page.phone(), "-4");
  await page.save();
  await waitFor(() => expect(callsOf(update)).toHaveLength(2));
  expect(callsOf(update)[1]?.body.organization).toMatchObject({
    phone_num: "06-333-3333-4",
    lock_version: 4,
  });
});

it("whoever closes the question decides later: nothing is sent, and what was typed stays", async () => {
  const page = await open("ja");
  const { dialog } = await conflictAfterTyping(page);
  await page.user.click(dialog.getByRole("button", { name: page.t("admin.close") }));
  expect(page.phone().value).toBe("075-222-2222");
  expect(callsOf(update)).toHaveLength(1);
});

it("a page with something unsaved is left after a question alone", async () => {
  const { user, t, phone, goTo, address } = await open();
  await user.type(phone(), "075");
  await goTo("/elsewhere");
  const question = within(await screen.findByRole("dialog", { name: t("unsaved.title") }));
  await user.click(question.getByRole("button", { name: t("unsaved.stay") }));
  expect([address(), phone().value]).toEqual(["/here", "075"]);
  await goTo("/elsewhere");
  await user.click(await screen.findByRole("button", { name: t("unsaved.leave") }));
  await waitFor(() => expect(address()).toBe("/elsewhere"));
});

it("a page is left without a question where nothing is typed, or what was typed is saved", async () => {
  serve({ [update]: { ...saved, phone_num: "075" } });
  const untouched = await open();
  await untouched.goTo("/elsewhere");
  expect(untouched.address()).toBe("/elsewhere");
  await untouched.goTo("/here");
  await untouched.user.type(untouched.phone(), "075");
  await untouched.save();
  await waitFor(() => expect(untouched.status().join()).toMatch(/Saved \d/));
  await untouched.goTo("/elsewhere");
  expect(untouched.address()).toBe("/elsewhere");
});

it("a closed tab is asked about while something is unsaved, and not before", async () => {
  const { user, phone } = await open();
  const asks = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(asks()).toBe(false);
  await user.type(phone(), "0");
  expect(asks()).toBe(true);
});

it("what is typed stays when a second language is added", async () => {
  serve({
    "POST /language_organizations/create": {
      id: 2,
      language_id: 2,
      name: "",
      discription: "",
      is_main: false,
    },
    [update]: saved,
  });
  const { user, t, phone, save } = await open();
  await user.type(phone(), "075-000-0000");
  await user.click(screen.getByRole("button", { name: t("language.add_another") }));
  await user.click(await screen.findByRole("combobox", { name: t("language.another") }));
  await user.click(await screen.findByRole("option", { name: "English" }));
  await user.click(screen.getByRole("button", { name: t("language.add") }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(phone().value).toBe("075-000-0000");
  const [, second] = screen.getAllByLabelText(new RegExp(`^${t("organization_form.name")}`));
  await user.type(second as HTMLElement, "Second");
  await save();
  await waitFor(() => expect(callsOf(update)).toHaveLength(1));
  expect(callsOf(update)[0]?.body.organization).toMatchObject({
    phone_num: "075-000-0000",
    language_organizations_attributes: [{ name: "試しの会" }, { name: "Second" }],
  });
});

const toGo = "GET /organizations/{id}/answers_to_go";
const nothingToGo = { at: "2026-11-21T00:00:00.000+09:00", events: 0, people: 0 };

it.each([
  ["en", "29", "Enter between 30 and 365 days"],
  ["en", "366", "Enter between 30 and 365 days"],
  ["ja", "many", "30日から365日までの日数を入力してください"],
  ["ja", "30.5", "30日から365日までの日数を入力してください"],
  ["ja", "", "30日から365日までの日数を入力してください"],
] as const)(
  "answers cannot be kept for other than 30 to 365 days, says the form in %s of %j",
  async (language, days, problem) => {
    // While it is typed it is a number that can be chosen.
    serve({ [toGo]: nothingToGo });
    const { user, field, save } = await open(language);
    const input = field("organization_form.answers_kept_days");
    expect(input.value).toBe("180");
    await user.clear(input);
    if (days) await user.type(input, days);
    await save();
    expect(await screen.findByText(problem)).toBeTruthy();
    expect([input.getAttribute("aria-invalid"), document.activeElement]).toEqual(["true", input]);
    expect(callsOf(update)).toEqual([]);
  },
);

it.each(["30", "365"])("answers can be kept for %s days, and it is a number that is saved", async (days) => {
  serve({
    [update]: { ...saved, answers_kept_days: Number(days), lock_version: 4 },
    [toGo]: nothingToGo,
  });
  const { user, field, save } = await open();
  const input = field("organization_form.answers_kept_days");
  await user.clear(input);
  await user.type(input, days);
  await save();
  await waitFor(() => expect(callsOf(update)).toHaveLength(1));
  expect(callsOf(update)[0]?.body.organization).toMatchObject({ answers_kept_days: Number(days) });
});

it("with fewer days the form tells before it is saved how many people's answers go next midnight", async () => {
  serve({ [toGo]: { at: "2026-11-21T00:00:00.000+09:00", events: 2, people: 31 } });
  const { user, field, t } = await open();
  const input = field("organization_form.answers_kept_days");
  await user.clear(input);
  await user.type(input, "60");
  const told = t("answers_to_go.some", { date: "Nov. 21st 2026", events: 2, people: 31 });
  expect(await screen.findByText(told)).toBeTruthy();
  expect(callsOf(toGo).at(-1)?.query).toEqual({ days: "60" });
  await user.clear(input);
  await user.type(input, "200");
  await waitFor(() => expect(screen.queryByText(told)).toBeNull());
});
