import { inShortRun } from "../support/short-run.ts";
import { newEvent } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    add: "参加者を追加",
    first: "名",
    last: "姓",
    send: "追加する",
    over: "定員を超えて追加する",
    noAccount: "アカウントなし",
    answered: "回答1件（未回答1件）",
    rice: "ごはん",
    steps: ["表示回数2", "申し込み2", "来場0"],
    funnel: "ページから参加まで",
    sources: "どこから来たか",
    came: "参加した人",
  },
  en: {
    add: "Add a person",
    first: "First name",
    last: "Last name",
    send: "Add",
    over: "Add all the same",
    noAccount: "No account",
    answered: "1 answer, 1 without one.",
    rice: "Rice",
    steps: ["Views2", "Applications2", "Checked in0"],
    funnel: "From the page to the event",
    sources: "Where people come from",
    came: "Who came",
  },
};

test(
  "somebody is added over the number, and answers and figures tell of them",
  inShortRun,
  async ({ page, accounts, language }, testInfo) => {
    const w = words[language as keyof typeof words];
    const { event, organizationId } = await newEvent(page, accounts.organizer, {
      is_published: true,
      max_participant_num: 1,
      apply_questions_attributes: [
        {
          question_type_id: 1,
          index: 0,
          is_required: false,
          language_apply_questions_attributes: [
            { language_id: 1, title: "どちらにしますか", options_data: ["ごはん", "パン"] },
            { language_id: 2, title: "Which one?", options_data: ["Rice", "Bread"] },
          ],
        },
      ],
    });
    const { headers } = await newPerson(page.request, "Akari");
    const [question] = (await (await page.request.get(`/api/v1/events/${event.id}`)).json()).data
      .apply_questions;
    const answers = { [`q_${question.id}`]: "Rice" };
    const applied = await page.request.post(`/api/v1/events/${event.id}/applications/apply`, {
      headers,
      data: { application: { apply_question_answers: answers } },
    });
    expect(applied.status()).toBe(200);
    // Made for the first, and kept for the second; the test's own browser says that it is a robot.
    for (const agent of ["Safari", "Safari", "Googlebot"]) {
      const opened = await page.request.get(`/events/${event.id}?from=poster`, {
        headers: { "user-agent": agent },
      });
      expect(opened.status()).toBe(200);
    }

    await enterAs(page, accounts.organizer);
    const dashboard = `/manage/organizations/${organizationId}/events/${event.id}`;
    await page.goto(`${dashboard}/list`);
    await page.getByRole("button", { name: w.add }).click();
    const dialog = page.getByRole("dialog").first();
    await dialog.getByLabel(new RegExp(`^${w.first}`)).fill("Hana");
    await dialog.getByLabel(new RegExp(`^${w.last}`)).fill("Mori");
    await lookAt(page, "manage-event-add-person", testInfo);
    await dialog.getByRole("button", { name: w.send, exact: true }).click();
    await page.getByRole("button", { name: w.over, exact: true }).click();
    await expect(page.getByRole("button", { name: /Mori/ })).toContainText(w.noAccount);
    await expect(page.getByText(/2 of 1 seats taken|2\s?\/\s?1|1.*2/).first()).toBeVisible();
    await lookAt(page, "manage-event-added", testInfo);

    await page.goto(`${dashboard}/answers`);
    await expect(page.getByText(w.answered)).toBeVisible();
    await expect(page.getByRole("row", { name: new RegExp(w.rice) })).toContainText("100");
    await lookAt(page, "manage-event-answers", testInfo);

    await page.goto(`${dashboard}/figures`);
    const steps = page.getByRole("table", { name: w.funnel }).getByRole("row");
    for (const [place, step] of w.steps.entries()) await expect(steps.nth(place)).toContainText(step);
    await expect(
      page.getByRole("table", { name: w.sources }).getByRole("row", { name: "poster" }),
    ).toBeVisible();
    await lookAt(page, "manage-event-figures", testInfo);

    await page.goto(`/manage/organizations/${organizationId}/figures`);
    await expect(page.getByRole("heading", { name: w.came })).toBeVisible();
    await lookAt(page, "manage-organization-figures", testInfo);
  },
);
