import { join } from "node:path";
import type { Page } from "@playwright/test";
import { inShortRun } from "../support/short-run.ts";
import { newEvent, newOrganization } from "./support/api-fixtures.ts";
import { attendedEvent } from "./support/attended-event.ts";
import { holdScripts } from "./support/hold-scripts.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    name: "日本語",
    occupation: "職業",
    kyoto: "京都大学",
    department: "学部",
    firstNameBlank: "名を入力してください",
    titleBlank: "タイトルを入力してください",
    wrong: "正しくありません",
    egg: "卵",
    nuts: "ナッツ",
    going: "登録して申し込む",
    unsaved: "保存していない変更があります",
    title: "タイトル",
    question: "質問文（日本語）",
    option: "選択肢1（日本語）",
    radio: "+ 択一",
    purpose: "目的",
    choosePicture: "画像を選ぶ",
    useIt: "この部分を使う",
    anotherPicture: "別の画像を選ぶ",
    save: "保存する",
    organization: "団体名",
    phone: "電話番号",
    body: "本文",
    send: "回答を送信する",
    thanks: "ご回答ありがとうございました。",
    nothingSent: "まだ送信されていません",
    taken: "受け付けました",
    away: "通信できませんでした",
  },
  en: {
    name: "English",
    occupation: "Occupation",
    kyoto: "Kyoto University",
    department: "Department",
    firstNameBlank: "First Name can't be blank",
    titleBlank: "Title can't be blank",
    wrong: "is incorrect",
    egg: "Egg",
    nuts: "Nuts",
    going: "Sign up and apply",
    unsaved: "Unsaved changes",
    title: "Title",
    question: "Question (Japanese)",
    option: "Option 1 (Japanese)",
    radio: "+ One choice",
    purpose: "Purpose",
    choosePicture: "Choose a picture",
    useIt: "Use this part",
    anotherPicture: "Choose another picture",
    save: "Save",
    organization: "Name",
    phone: "Phone number",
    body: "Text",
    send: "Send the answers",
    thanks: "Thank you. Your answers have arrived.",
    nothingSent: "Nothing has been sent yet",
    taken: "Got it",
    away: "We can't be reached right now",
  },
};

const otherThan = (language: "ja" | "en") => (language === "ja" ? "en" : "ja");
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

/** A question of two languages with two options. */
const askedInBoth = (question_type_id: number, index: number) => ({
  question_type_id,
  index,
  is_required: true,
  language_apply_questions_attributes: [
    { language_id: 1, title: "どれですか", options_data: [words.ja.egg, words.ja.nuts] },
    { language_id: 2, title: "Which?", options_data: [words.en.egg, words.en.nuts] },
  ],
});

/** Presses a language in the header's menu. */
async function press(page: Page, language: "ja" | "en"): Promise<void> {
  await page.locator("header summary").click();
  await page.locator(`header button[name=lang][value=${language}]`).click();
}

/** Chooses a language, and fails where that loads the page anew, sends something or asks whether to leave. */
async function switchTo(page: Page, language: "ja" | "en"): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(new URL(request.url()).pathname);
  });
  await press(page, language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  // The log-in asks by itself what a passkey would have to sign.
  const ofItself = ["/api/v1/users/own/set_language", "/api/v1/auth/passkey/options"];
  expect(sent.filter((path) => !ofItself.includes(path))).toEqual([]);
  await expect(page.locator("header details")).not.toHaveAttribute("open");
  await expect(page.getByText(words[language].unsaved, { exact: true }).locator("visible=true")).toHaveCount(
    await page.locator("[data-save-bar]").count(),
  );
}

test(
  "an application that is being typed stays in another language, with its answers and what is wrong with it",
  inShortRun,
  async ({ page, accounts, language }) => {
    const other = otherThan(language);
    const [here, there] = [words[language], words[other]];
    const { event } = await newEvent(page, accounts.organizer, {
      is_published: true,
      apply_questions_attributes: [askedInBoth(1, 0), askedInBoth(2, 1)],
    });
    await page.goto(`/events/${event.id}/apply`);
    await page.getByRole("radio", { name: here.egg }).check();
    await page.getByRole("checkbox", { name: here.nuts }).check();
    await field(page, "person.last_name").fill("試し");
    await field(page, "person.email").fill(`switch-${Date.now()}-${language}@example.com`);
    await field(page, "person.password").fill("secret-1");
    await field(page, "person.country_id").selectOption("704");
    await field(page, "person.occupation_id").selectOption("1");
    await page
      .getByRole("combobox")
      .filter({ has: page.locator("visible=true") })
      .first()
      .waitFor();
    const university = page.locator("main [role=combobox]");
    await university.fill("kyodai");
    await page.getByRole("option", { name: here.kyoto, exact: true }).click();
    await field(page, "person.department_category_id").selectOption({ index: 3 });
    await field(page, "person.graduation_year").selectOption({ index: 2 });
    const department = await field(page, "person.department_category_id").inputValue();
    await page.getByRole("button", { name: here.going }).click();
    await expect(page.getByText(here.firstNameBlank)).toBeVisible();
    await switchTo(page, other);
    await expect(page.getByText(there.firstNameBlank)).toBeVisible();
    await expect(page.getByText(here.firstNameBlank)).toHaveCount(0);
    await expect(page.getByRole("radio", { name: there.egg })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: there.nuts })).toBeChecked();
    await expect(field(page, "person.last_name")).toHaveValue("試し");
    await expect(field(page, "person.password")).toHaveValue("secret-1");
    await expect(field(page, "person.country_id")).toHaveValue("704");
    await expect(university).toHaveValue(there.kyoto);
    await expect(field(page, "person.prefecture_id")).toHaveValue("26");
    await expect(field(page, "person.department_category_id")).toHaveValue(department);
    await page.getByRole("checkbox", { name: there.egg }).check();
    await field(page, "person.first_name").fill("Mika");
    const applied = page.waitForRequest("**/applications/apply");
    await page.getByRole("button", { name: there.going }).click();
    expect(Object.values((await applied).postDataJSON().application.apply_question_answers)).toEqual([
      words.ja.egg,
      `${words.ja.egg},${words.ja.nuts}`,
    ]);
    await expect(page).toHaveURL(new RegExp(`/events/${event.id}$`));
    // What comes after is in the chosen language as well.
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", other);
  },
);

test("log-in, reset, sign-up and profile keep what is typed, and say in the other language what went wrong", async ({
  page,
  language,
}) => {
  const other = otherThan(language);
  await page.goto("/login?redirect_to=/me");
  await field(page, "email").fill("nobody@example.com");
  await field(page, "password").fill("secret-2");
  await page.locator("main form").getByRole("button").last().click();
  await expect(page.getByText(words[language].wrong)).toBeVisible();
  await switchTo(page, other);
  await expect(page.getByText(words[other].wrong)).toBeVisible();
  await expect(field(page, "email")).toHaveValue("nobody@example.com");
  await expect(field(page, "password")).toHaveValue("secret-2");
  await expect(page).toHaveURL("/login?redirect_to=/me");
  await page.goto("/login/reset");
  await field(page, "email").fill("nobody@example.com");
  await switchTo(page, language);
  await expect(field(page, "email")).toHaveValue("nobody@example.com");
  await page.goto("/signup");
  await field(page, "person.first_name").fill("美香");
  await field(page, "person.occupation_id").selectOption("2");
  await switchTo(page, other);
  await expect(field(page, "person.first_name")).toHaveValue("美香");
  await expect(field(page, "person.occupation_id")).toHaveValue("2");
  await expect(page.getByLabel(words[other].occupation)).toBeVisible();
  await enterAs(page, await newPerson(page.request, "Switching"));
  await page.goto("/me/settings");
  await field(page, "person.last_name").fill("書きかけ");
  await switchTo(page, language);
  await expect(field(page, "person.last_name")).toHaveValue("書きかけ");
  await expect(page.getByLabel(words[language].occupation)).toBeVisible();
});

test("an event that is being edited keeps its typing, new questions and chosen picture in another language", async ({
  page,
  accounts,
  language,
}) => {
  const other = otherThan(language);
  const [here, there] = [words[language], words[other]];
  const { event, organizationId, saved } = await newEvent(page, accounts.organizer);
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId}/events/${event.id}/edit`);
  const title = (w: { title: string }) => page.getByLabel(w.title, { exact: false });
  await title(here).first().fill("書きかけの会");
  await title(here).nth(1).fill("");
  await page.getByRole("button", { name: here.radio }).click();
  await page.getByLabel(here.question, { exact: false }).fill("飲み物は？");
  await page.getByLabel(here.option).fill("お茶");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: here.choosePicture }).first().click();
  await (await chooser).setFiles(join(import.meta.dirname, "../../docs/pictures/home.png"));
  await page.getByRole("button", { name: here.useIt }).click();
  await expect(page.getByRole("button", { name: here.anotherPicture })).toBeVisible();
  await page.getByRole("button", { name: here.save, exact: true }).click();
  await expect(page.getByText(here.titleBlank)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await press(page, other);
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText(there.titleBlank)).toBeVisible();
  await expect(title(there).first()).toHaveValue("書きかけの会");
  await expect(page.getByLabel(there.question, { exact: false })).toHaveValue("飲み物は？");
  await expect(page.getByLabel(there.option)).toHaveValue("お茶");
  await expect(page.getByRole("button", { name: there.anotherPicture })).toBeVisible();
  expect((await saved()).apply_questions).toEqual([]);
});

test("an organization's form and a help article keep what is typed, in the words of the other language", async ({
  page,
  accounts,
  language,
}) => {
  const other = otherThan(language);
  const { id, saved } = await newOrganization(page, accounts.organizer);
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${id}/edit`);
  await page.getByLabel(words[language].phone).fill("075-000-0000");
  await switchTo(page, other);
  await expect(page.getByLabel(words[other].phone)).toHaveValue("075-000-0000");
  await page.getByRole("button", { name: words[other].save, exact: true }).click();
  await expect.poll(async () => (await saved()).phone_num).toBe("075-000-0000");
  await enterAs(page, accounts.product_team);
  await page.goto("/uniteamanage/help_articles/new");
  await page.getByLabel(words[other].body).first().fill("書きかけ");
  await switchTo(page, language);
  await expect(page.getByLabel(words[language].body).first()).toHaveValue("書きかけ");
});

test("answers to a survey stay chosen in another language, over a reload too, and are taken", async ({
  page,
  accounts,
  language,
}) => {
  const other = otherThan(language);
  const made = await attendedEvent(page, accounts);
  const { lock_version } = (
    await (await page.request.get(`${made.address}/survey`, { headers: made.headers })).json()
  ).data;
  const put = await page.request.put(`${made.address}/survey`, {
    headers: made.headers,
    data: {
      questions: [askedInBoth(1, 0), askedInBoth(2, 1)],
      is_anonymous: true,
      is_open: true,
      lock_version,
    },
  });
  expect(put.ok(), await put.text()).toBe(true);
  await enterAs(page, accounts.student);
  await page.goto(`/events/${made.event.id}/survey`);
  await page.getByRole("radio", { name: words[language].nuts }).check();
  await page.getByRole("checkbox", { name: words[language].egg }).check();
  await switchTo(page, other);
  await expect(page.getByRole("radio", { name: words[other].nuts })).toBeChecked();
  await page.reload();
  await expect(page.getByRole("radio", { name: words[other].nuts })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: words[other].egg })).toBeChecked();
  await page.getByRole("button", { name: words[other].send }).click();
  await expect(page.getByText(words[other].thanks)).toBeVisible();
});

test("a language that is pressed before the scripts have come waits for them, and what is typed stays", async ({
  page,
  language,
}) => {
  const other = otherThan(language);
  const arrive = await holdScripts(page);
  await page.goto("/signup", { waitUntil: "commit" });
  await field(page, "person.first_name").fill("美香");
  await field(page, "person.password").fill("secret-1");
  await press(page, other);
  await expect(page.getByText(words[language].taken)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  arrive();
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await expect(field(page, "person.first_name")).toHaveValue("美香");
  await expect(field(page, "person.password")).toHaveValue("secret-1");
});

test("where the scripts do not come the page answers in the language, filled as it was but for the password", async ({
  page,
  accounts,
  language,
}) => {
  const other = otherThan(language);
  const { event } = await newEvent(page, accounts.organizer, {
    is_published: true,
    apply_questions_attributes: [askedInBoth(1, 0)],
  });
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(`/events/${event.id}/apply`, { waitUntil: "load" });
  await page.getByRole("radio", { name: words[language].nuts }).check();
  await field(page, "person.first_name").fill("美香");
  await field(page, "person.password").fill("secret-1");
  await press(page, other);
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await expect(page.getByText(words[other].nothingSent)).toBeVisible();
  await expect(page.getByRole("radio", { name: words[other].nuts })).toBeChecked();
  await expect(field(page, "person.first_name")).toHaveValue("美香");
  await expect(field(page, "person.password")).toHaveValue("");
  await page.unrouteAll();
  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("lang", other);
});

test("a form that came back posted keeps what it was filled with when the language changes once more", async ({
  page,
  language,
}) => {
  // The scripts come with the answer to what was posted without them.
  let isPosted = false;
  page.on("request", (request) => {
    isPosted ||= request.method() === "POST";
  });
  await page.route(/\/assets\/.*\.js$/, (route) => (isPosted ? route.continue() : route.abort()));
  await page.goto("/login", { waitUntil: "load" });
  await field(page, "email").fill("mika@example.com");
  await press(page, otherThan(language));
  await expect(page.getByText(words[otherThan(language)].nothingSent)).toBeVisible();
  await expect(field(page, "email")).toHaveValue("mika@example.com");
  await switchTo(page, language);
  await expect(field(page, "email")).toHaveValue("mika@example.com");
});

test("without a connection the language stays what it was, and so does everything that is typed", async ({
  page,
  language,
}) => {
  await page.goto("/signup");
  await field(page, "person.first_name").fill("美香");
  await page.route("**/*", (route) => route.abort());
  await press(page, otherThan(language));
  await expect(page.getByText(words[language].away)).toBeVisible();
  await page.unrouteAll();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(field(page, "person.first_name")).toHaveValue("美香");
  // The menu stays open for another try.
  await page.locator(`header button[name=lang][value=${otherThan(language)}]`).click();
  await expect(page.locator("html")).toHaveAttribute("lang", otherThan(language));
  await expect(field(page, "person.first_name")).toHaveValue("美香");
});

test("a desk whose session is over, or whose data do not come, keeps what is typed in the other language", async ({
  page,
  accounts,
  language,
}) => {
  const other = otherThan(language);
  const { id } = await newOrganization(page, accounts.organizer);
  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${id}/edit`);
  await page.getByLabel(words[language].phone).fill("075-000-0000");
  await page.route(/\/api\/v1\/(authentications|organizations|users)/, (route) =>
    route.fulfill({ status: 401, json: { errors: ["x"] } }),
  );
  await press(page, other);
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await expect(page.getByLabel(words[other].phone)).toHaveValue("075-000-0000");
  await expect(page).toHaveURL(`/manage/organizations/${id}/edit`);
});
