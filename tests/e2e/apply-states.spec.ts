import { inShortRun } from "../support/short-run.ts";
import { newEvent } from "./support/api-fixtures.ts";
import { mailTo } from "./support/mailbox.ts";
import { enterAs, newPerson, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const question = {
  question_type_id: 2,
  index: 0,
  is_required: true,
  language_apply_questions_attributes: [
    { language_id: 1, title: "苦手な物", options_data: ["卵", "ナッツ"] },
    { language_id: 2, title: "What do you not eat?", options_data: ["Egg", "Nuts, dried"] },
  ],
};

test("the page of an application says why nothing can be sent, and asks nothing", async ({
  page,
  accounts,
}) => {
  const published = { is_published: true };
  const full = await newEvent(page, accounts.organizer, { ...published, max_participant_num: 1 });
  const apply = `/api/v1/events/${full.event.id}/applications/apply`;
  await page.request.post(apply, { headers: full.headers, data: {} });
  const later = await newEvent(page, accounts.organizer, {
    ...published,
    recieption_start_at: "2030-05-01 09:00",
  });
  const off = await newEvent(page, accounts.organizer, published);
  await page.request.put(`/api/v1/events/${off.event.id}/cancel`, { headers: off.headers, data: {} });
  await enterAs(page, accounts.student);
  for (const [{ event }, why] of [
    [full, "All seats are taken."],
    [later, "Applications open on Wed, May 1, 2030, 09:00."],
    [off, "This event was cancelled."],
  ] as const) {
    await page.goto(`/events/${event.id}/apply`);
    await expect(page.locator("main")).toContainText(why);
    await expect(page.locator("main form")).toHaveCount(0);
    await expect(page.getByText("Open to you")).toHaveCount(0);
  }
});

test(
  "who has applied sees their answers, changes them without losing the place, and can cancel",
  inShortRun,
  async ({ page, accounts }) => {
    const { event } = await newEvent(page, accounts.organizer, {
      is_published: true,
      max_participant_num: 1,
      apply_questions_attributes: [question],
    });
    await enterAs(page, accounts.student);
    await page.goto(`/events/${event.id}/apply`);
    await page.getByLabel("Nuts, dried").check();
    await page.locator("main form").getByRole("button").last().click();
    await expect(page).toHaveURL(new RegExp(`/events/${event.id}`));
    await expect(page.getByText("1 of 1 taken")).toBeVisible();
    await page.getByRole("link", { name: "See your application" }).click();
    await expect(page.getByLabel("Nuts, dried")).toBeChecked();
    await page.getByLabel("Egg").check();
    await page.getByRole("button", { name: "Save the answers" }).click();
    await expect(page.getByText("Your answers are changed.")).toBeVisible();
    const headers = await signInAs(page.request, accounts.student);
    const own = `/api/v1/events/${event.id}/applications/own`;
    const { data } = await (await page.request.get(own, { headers })).json();
    expect(Object.values(data.apply_question_answers)).toEqual(["Egg,Nuts, dried"]);
    await page.getByLabel("Egg").uncheck();
    await page.getByLabel("Nuts, dried").uncheck();
    await page.getByRole("button", { name: "Save the answers" }).click();
    await expect(page.getByText("This is a required question")).toBeVisible();
    await page.getByRole("button", { name: "Cancel my application" }).click();
    await page.getByRole("dialog").getByRole("button").last().click();
    await expect(page).toHaveURL(`/events/${event.id}`);
    await expect(page.getByRole("link", { name: "Going", exact: true })).toBeVisible();
  },
);

test("who has applied to an event that is cancelled reads so, and is not asked to give up a place", async ({
  page,
  accounts,
}) => {
  const { event, headers } = await newEvent(page, accounts.organizer, { is_published: true });
  const student = await signInAs(page.request, accounts.student);
  await page.request.post(`/api/v1/events/${event.id}/applications/apply`, { headers: student, data: {} });
  await page.request.put(`/api/v1/events/${event.id}/cancel`, { headers, data: {} });
  await enterAs(page, accounts.student);
  await page.goto(`/events/${event.id}`);
  const panel = page.getByRole("region", { name: "Application", exact: true });
  await expect(panel.getByRole("link", { name: "See your application" })).toBeVisible();
  await expect(panel).toContainText("This event was cancelled.");
  await expect(panel).not.toContainText("You are going");
  await expect(panel.getByRole("button")).toHaveCount(0);
});

test("who comes may show their first name to the others, sees theirs, and loses both with the place", async ({
  page,
  accounts,
}) => {
  const { event, headers } = await newEvent(page, accounts.organizer, { is_published: true });
  const own = `/api/v1/events/${event.id}/applications`;
  await page.request.post(`${own}/apply`, { headers, data: {} });
  await page.request.put(`${own}/own/visibility`, { headers, data: { shows_first_name: true } });
  const student = await signInAs(page.request, accounts.student);
  await page.request.post(`${own}/apply`, { headers: student, data: {} });
  await enterAs(page, accounts.student);
  await page.goto(`/events/${event.id}`);
  const companions = page.locator("section", {
    has: page.getByRole("heading", { name: "Who else is coming" }),
  });
  await expect(companions).toContainText("1 other person is coming. 1 of them shows a first name:");
  const mine = companions.getByRole("checkbox");
  await expect(mine).not.toBeChecked();
  await mine.check();
  await page.goto("/me");
  await page
    .locator(
      `:is(li, section):has(> article a[href="/events/${event.id}"], > p a[href="/events/${event.id}"]) summary`,
    )
    .first()
    .click();
  await expect(page.getByRole("checkbox", { name: "Show my first name" })).toBeChecked();
  await page.goto(`/events/${event.id}`);
  await expect(mine).toBeChecked();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel my application" }).click();
  await expect(companions).toHaveCount(0);
});

test("the link of a mail opens the application without signing in, and only a press changes it", async ({
  page,
  accounts,
}) => {
  const title = `Linked ${Date.now()}`;
  const text = { language_id: 2, title, discription: "Words", place_name: "Hall", is_main: true };
  const { event } = await newEvent(page, accounts.organizer, {
    is_published: true,
    is_online: true,
    meeting_url: "https://meet.example.com/room-1",
    language_events_attributes: [text],
  });
  const headers = await signInAs(page.request, accounts.student);
  const own = `/api/v1/events/${event.id}/applications`;
  await page.request.post(`${own}/apply`, { headers, data: {} });
  const mail = await mailTo(accounts.student.email, new RegExp(title));
  const [link = ""] = /\/my_application\?\S+/.exec(mail.text ?? "") ?? [];
  await page.goto(link.replace(/lang=\w+/, "lang=en"));
  await expect(page.locator("main")).toContainText("You have a seat at this event.");
  const meeting = page.getByRole("link", { name: "https://meet.example.com/room-1" });
  await expect(meeting).toBeVisible();
  const isApplying = async () => (await (await page.request.get(`${own}/present`, { headers })).json()).data;
  expect(await isApplying()).toBe(true);
  await page.getByRole("button", { name: "Release my seat" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Release my seat" }).click();
  await expect(page.locator("main")).toContainText("You have released your seat.");
  await expect(meeting).toHaveCount(0);
  expect(await isApplying()).toBe(false);
});

test("who changed their profile since applications opened reads on page, card and form what the call says", async ({
  page,
  accounts,
}) => {
  const person = await newPerson(page.request, "Cheat");
  const title = `Whittling ${Date.now()}`;
  const { event } = await newEvent(page, accounts.organizer, {
    language_events_attributes: [{ language_id: 2, title, place_name: "Hall" }],
    is_published: true,
    priority_access: {
      until: "2030-05-01 12:00",
      graduation_years: [],
      university_ids: [],
      department_category_ids: [],
      occupation_ids: [3],
    },
  });
  const changed = await page.request.put("/api/v1/auth", {
    headers: person.headers,
    data: { occupation_id: 3 },
  });
  expect(changed.status()).toBe(200);
  const answer = await page.request.post(`/api/v1/events/${event.id}/applications/apply`, {
    headers: person.headers,
    data: {},
  });
  expect(answer.status()).toBe(422);
  await enterAs(page, person);
  await page.goto(`/events/${event.id}`);
  await expect(page.getByRole("region", { name: "Application" })).toContainText(
    "You can apply from Wed, May 1, 2030, 12:00",
  );
  await expect(page.locator("main")).toContainText("Open to you from Wed, May 1, 2030, 12:00");
  await expect(page.locator("main")).toContainText("what your profile said when applications opened");
  await page.goto(`/events/${event.id}/apply`);
  await expect(page.locator("main")).toContainText("what your profile said when applications opened");
  await expect(page.locator("main form")).toHaveCount(0);
  await page.goto(`/?q=${encodeURIComponent(title)}`);
  const card = page.locator("article, li").filter({ has: page.locator(`a[href^="/events/${event.id}"]`) });
  await expect(card.first()).toContainText("You can apply from Wed, May 1, 2030, 12:00");
});
