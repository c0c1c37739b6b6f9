import { newEvent } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    until: "変更の期限",
    reopen: "回答を変更できるようにする",
    close: "回答の変更を締め切る",
    can: /まで/,
  },
  en: {
    until: "Until",
    reopen: "Allow changes to the answers",
    close: "Close the answers again",
    can: /until/,
  },
};

test("whom an organizer lets change the answers reads until when, and can change nothing once that is taken back", async ({
  page,
  accounts,
  language,
}, testInfo) => {
  const w = words[language];
  const { event, organizationId, headers, save } = await newEvent(page, accounts.organizer, {
    is_published: true,
    apply_questions_attributes: [
      {
        question_type_id: 3,
        index: 0,
        is_required: false,
        language_apply_questions_attributes: [{ language_id: 1, title: "好きな食べ物", options_data: [] }],
      },
    ],
  });
  const person = await newPerson(page.request, "Reopened");
  const [question] = (await (await page.request.get(`/api/v1/events/${event.id}`)).json()).data
    .apply_questions;
  const own = `/api/v1/events/${event.id}/applications`;
  const answered = await page.request.post(`${own}/apply`, {
    headers: person.headers,
    data: { application: { apply_question_answers: { [`q_${question.id}`]: "Rice" } } },
  });
  expect(answered.status()).toBe(200);
  expect((await save({ apply_due: "2026-01-01 10:00" })).ok()).toBe(true);

  await enterAs(page, accounts.organizer);
  await page.goto(`/manage/organizations/${organizationId}/events/${event.id}/list`);
  await page.getByRole("button", { name: /Reopened/ }).click();
  const drawer = page.getByRole("dialog").first();
  await drawer.getByRole("textbox", { name: new RegExp(`^${w.until}`) }).fill("2030-05-01");
  await drawer.getByRole("combobox", { name: new RegExp(`^${w.until}`) }).fill("12:00");
  await drawer.getByRole("button", { name: w.reopen, exact: true }).click();
  await expect(drawer.getByRole("button", { name: w.close, exact: true })).toBeVisible();
  await lookAt(page, "manage-event-reopened", testInfo);

  await page.evaluate(() => localStorage.clear());
  await enterAs(page, person);
  const answers = page.locator("main form").getByRole("textbox");
  await page.goto(`/events/${event.id}/apply`);
  await expect(answers).toHaveValue("Rice");
  await expect(page.getByText(w.can).first()).toBeVisible();
  await lookAt(page, "answers-reopened", testInfo);
  await answers.fill("Bread");
  await page.locator("main form").getByRole("button").last().click();
  const given = async () =>
    (await (await page.request.get(`${own}/own`, { headers: person.headers })).json()).data
      .apply_question_answers[`q_${question.id}`];
  await expect.poll(given).toBe("Bread");

  const { data } = await (
    await page.request.get(`/api/v1/events/${event.id}/participants`, { headers })
  ).json();
  await page.request.put(`${own}/${data[0].user.id}/reopen`, { headers, data: { until: null } });
  await page.goto(`/events/${event.id}/apply`);
  await expect(page.getByText("Bread")).toBeVisible();
  await expect(answers).toHaveCount(0);
});
