import { join } from "node:path";
import type { Page } from "@playwright/test";
import { inShortRun } from "../support/short-run.ts";
import { typeMoment } from "./support/api-fixtures.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { type Presses, pressesOn } from "./support/presses.ts";
import { expect, test } from "./support/site.ts";

const inTwoWeeks = () => new Date(Date.now() + 14 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** In English first and in Japanese then, with a picture and two questions, from the link that begins it. */
async function publishInTwoLanguages(
  page: Page,
  { press, choose }: Presses,
  title: string,
  isFirst: boolean,
): Promise<void> {
  await press(page.getByRole("link", { name: "Create an event", exact: true }));
  await press(button(page, "Next"));
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(title);
  await page.getByRole("textbox", { name: "Description", exact: true }).fill("Hot pot and talk.");
  await page.getByLabel("Place name").fill("Student hall");
  await typeMoment(page, "Start", `${inTwoWeeks()} 18:00`);
  if (isFirst) {
    await page.getByLabel("Max participants").fill("20");
    await choose("Prefecture", "Kyoto");
    await choose("Format");
    await choose("Purpose");
    await choose("Spoken languages", "English");
    await page.keyboard.press("Escape");
  }
  for (const question of ["What can't you eat?", "What shall we call you?"]) {
    await press(button(page, "+ Short text"));
    await page.getByLabel("Question (English)").last().fill(question);
  }
  const chooser = page.waitForEvent("filechooser");
  await press(button(page, "Choose a picture"));
  await (await chooser).setFiles(join(import.meta.dirname, "../../docs/pictures/home.png"));
  await press(button(page, "Use this part"));
  await press(button(page, "Save as draft"));
  await press(button(page, "Add Japanese"));
  await page.getByRole("textbox", { name: "Title", exact: true }).nth(1).fill("鍋の夜");
  await page
    .getByRole("textbox", { name: "Description", exact: true })
    .nth(1)
    .fill("鍋を囲んで話しましょう。");
  await page.getByLabel("Place name").nth(1).fill("学生会館");
  for (const [place, question] of ["食べられないもの", "呼び名"].entries())
    await page.getByLabel("Question (Japanese)").nth(place).fill(question);
  await press(button(page, "Publish"));
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("鍋の夜")).toBeVisible();
  await press(dialog.getByRole("button", { name: "Publish", exact: true }));
  await expect(page.getByText("Event was successfully updated")).toBeVisible();
  await expect(page).toHaveURL(/organizations\/\d+\/events\/\d+/);
}

test(
  "a bilingual event with a picture and two questions takes few presses, and the next one fewer",
  inShortRun,
  async ({ page }) => {
    const person = await newPerson(page.request, "Organizer");
    await enterAs(page, person);
    await page.goto("/");
    const first = pressesOn(page);
    await first.press(page.getByRole("link", { name: "Hold an event" }).first());
    await first.press(page.getByRole("link", { name: "Create an organization" }).first());
    await first.press(button(page, "Next"));
    await page.getByLabel("Name").first().fill(`Pot circle ${Date.now()}`);
    await expect(page.getByLabel("E-mail")).toHaveValue(person.email.toLowerCase());
    await first.press(button(page, "Create"));
    await first.press(page.getByRole("link", { name: "Later" }));
    await publishInTwoLanguages(page, first, "Hot pot night", true);
    const [, organizationId = "", eventId = ""] =
      /organizations\/(\d+)\/events\/(\d+)/.exec(page.url()) ?? [];
    const { data } = await (await page.request.get(`/api/v1/events/${eventId}`)).json();
    expect(data.language_events.map((one: { title: string }) => one.title)).toEqual([
      "Hot pot night",
      "鍋の夜",
    ]);
    expect(data.thumbnail_url).toMatch(/\.webp$/);
    expect(data.apply_questions).toHaveLength(2);

    await page.goto(`/manage/organizations/${organizationId}/events`);
    const next = pressesOn(page);
    await publishInTwoLanguages(page, next, "Hot pot night, again", false);
    process.stdout.write(
      `presses after signing up: ${first.count} for the first event, ${next.count} for the next\n`,
    );
    // Signing up itself takes four: two choices, the terms, the button.
    expect(first.count).toBeLessThanOrEqual(30 - 4);
    expect(next.count).toBeLessThanOrEqual(12);
  },
);
