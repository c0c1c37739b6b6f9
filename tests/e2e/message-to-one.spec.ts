import { randomUUID } from "node:crypto";
import { newEvent } from "./support/api-fixtures.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";
import { writeToMidori } from "./support/write-to-midori.ts";

const words = {
  en: { send: "Send", sent: "On its way to 1 person.", view: "View", who: "Who got it" },
  ja: { send: "送信する", sent: "1名に送信しました。", view: "見る", who: "届いた方と届いていない方" },
};

test("from the list of participants three presses write to one person", async ({
  page,
  accounts,
  language,
}) => {
  const w = words[language];
  const { organizationId, event: made } = await newEvent(page, accounts.organizer, { is_published: true });
  const eventId = made.id;
  const person = await newPerson(page.request, "Midori");
  const applied = await page.request.post(`/api/v1/events/${eventId}/applications/apply`, {
    headers: person.headers,
    data: {},
  });
  expect(applied.status()).toBe(200);
  await enterAs(page, accounts.organizer);
  const dashboard = `/manage/organizations/${organizationId}/events/${eventId}`;
  await page.goto(`${dashboard}/list`);
  await page.evaluate(() => {
    Object.assign(window, { presses: 0 });
    const count = ({ isTrusted }: MouseEvent) => {
      if (isTrusted) (window as unknown as { presses: number }).presses += 1;
    };
    document.addEventListener("click", count, { capture: true });
  });
  const title = `Room ${randomUUID()}`;
  await (await writeToMidori(page, title, w.send)).click();
  await expect(page.getByText(w.sent)).toBeVisible();
  const presses = await page.evaluate(() => (window as unknown as { presses: number }).presses);
  process.stdout.write(`presses from the list of participants to the message sent: ${presses}\n`);
  expect(presses).toBeLessThanOrEqual(3);
  await expect(page).toHaveURL(`${dashboard}/remind`);
  await page.getByRole("button", { name: `${w.view}: ${title}` }).click();
  const view = page.getByRole("dialog");
  await expect(view.getByText("We meet in room 5.")).toBeVisible();
  await expect(view.getByText(/Midori/)).toBeVisible();
});
