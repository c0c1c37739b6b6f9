import { newOrganization } from "./support/api-fixtures.ts";
import { enterAs, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    search: "検索する",
    suspend: "団体の利用を停止する",
    restore: "団体の利用停止を解除する",
    reason: "理由",
    suspended: "この団体は利用停止中です",
    answer: "運営チームへの回答",
    send: "回答を送る",
    sent: "回答を送りました。",
    unfollow: "フォローをやめる",
    nothing: "ここには、フォロー中の団体はありません。",
  },
  en: {
    search: "Search",
    suspend: "Suspend the organization",
    restore: "Restore the organization",
    reason: "Reason",
    suspended: "This organization is suspended",
    answer: "Answer the Tsudoi team",
    send: "Send the answer",
    sent: "Your answer has been sent.",
    unfollow: "Unfollow",
    nothing: "There is no organization here that you follow.",
  },
};

test("an organization is suspended and gone, its organizer reads why and answers, and once restored all is back", async ({
  page,
  browser,
  baseURL,
  accounts,
  language,
}) => {
  const w = words[language];
  const { id, save } = await newOrganization(page, accounts.organizer);
  const name = `Tea ${crypto.randomUUID()}`;
  const { data } = await (await page.request.get(`/api/v1/organizations/${id}`)).json();
  const [text] = data.language_organizations;
  expect((await save({ language_organizations_attributes: [{ id: text.id, name }] })).ok()).toBe(true);
  const headers = await signInAs(page.request, accounts.organizer);
  const event = {
    start_at: "2030-12-01 18:00",
    max_participant_num: 10,
    prefecture_id: 26,
    event_format_id: 1,
    event_purpose_id: 1,
    used_language_ids: [1],
    is_published: true,
    language_events_attributes: [{ language_id: 1, title: name, place_name: "会館", is_main: true }],
  };
  const created = await page.request.post(`/api/v1/organizations/${id}/events/create`, {
    headers,
    data: { event },
  });
  const eventId = (await created.json()).data.id;

  const visitor = await (await browser.newContext()).newPage();
  const at = (path: string) => new URL(path, baseURL).href;
  const seenByVisitors = async () =>
    Promise.all(
      [`/organizations/${id}`, `/events/${eventId}`].map(async (path) =>
        (await visitor.request.get(at(path))).status(),
      ),
    );
  expect(await seenByVisitors()).toEqual([200, 200]);

  const follower = await (await browser.newContext({ baseURL })).newPage();
  await enterAs(follower, accounts.student);
  const asFollower = await signInAs(follower.request, accounts.student);
  await follower.request.put(`/api/v1/organizations/${id}/follow`, { headers: asFollower });

  await enterAs(page, accounts.product_team);
  const act = async (button: string, reason?: string) => {
    await page.goto(`/uniteamanage/find?lang=${language}`);
    await page.getByRole("searchbox").fill(name);
    await page.getByRole("button", { name: w.search, exact: true }).click();
    await page.getByRole("button", { name: `${button}: ${name}` }).click();
    const dialog = page.getByRole("dialog");
    if (reason) await dialog.getByLabel(w.reason).fill(reason);
    await dialog.getByRole("button", { name: button }).click();
    await expect(dialog).toBeHidden();
  };
  await act(w.suspend, "We were told that it sells things.");
  expect(await seenByVisitors()).toEqual([404, 404]);

  await follower.goto(at(`/organizations/${id}/unfollow?lang=${language}`));
  await follower.getByRole("button", { name: w.unfollow }).click();
  await expect(follower.getByText(w.nothing)).toBeVisible();
  await expect(follower.getByRole("main")).not.toContainText(name);
  const nothingHere = await follower.getByRole("main").ariaSnapshot();
  await follower.goto(at(`/organizations/999999/unfollow?lang=${language}`));
  await expect(follower.getByText(w.nothing)).toBeVisible();
  expect(await follower.getByRole("main").ariaSnapshot()).toBe(nothingHere);

  const organizer = await (await browser.newContext()).newPage();
  await enterAs(organizer, accounts.organizer);
  await organizer.goto(at(`/manage/organizations/${id}/events?lang=${language}`));
  await expect(organizer.getByText(w.suspended)).toBeVisible();
  await expect(organizer.getByText("We were told that it sells things.")).toBeVisible();
  await organizer.getByLabel(w.answer).fill("We sell nothing.");
  await organizer.getByRole("button", { name: w.send }).click();
  await expect(organizer.getByText(w.sent)).toBeVisible();

  await page.goto(`/uniteamanage/holds?lang=${language}`);
  await expect(page.getByText("We sell nothing.").first()).toBeVisible();
  await act(w.restore);
  expect(await seenByVisitors()).toEqual([200, 200]);
  await organizer.reload();
  await expect(organizer.getByText(w.suspended)).toBeHidden();
});
