import { chromium, type Page } from "@playwright/test";
import { newEvent } from "./support/api-fixtures.ts";
import { filmTickets } from "./support/film-ticket.ts";
import { enterAs, newPerson } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: { begin: "受付を始める", scan: "読み取り", in: "受付しました", other: "ほかのイベントのチケットです" },
  en: { begin: "Start", scan: "Scan", in: "Checked in", other: "Ticket for another event" },
};

type Account = Parameters<typeof enterAs>[1];

/** Somebody who has a place, and the screen of the phone with their ticket. */
async function ticketOf(page: Page, eventId: number, name: string): Promise<Buffer> {
  const person = await newPerson(page.request, name);
  const apply = `/api/v1/events/${eventId}/applications/apply`;
  await page.request.post(apply, { headers: person.headers, data: {} });
  await enterAs(page, person);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/events/${eventId}/ticket`);
  await expect(page.getByRole("img").first()).toBeVisible();
  return page.screenshot();
}

const publish = (page: Page, organizer: Account) => newEvent(page, organizer, { is_published: true });

test("a camera reads tickets off phones: who comes is in, and another event's ticket is told apart", async ({
  page,
  accounts,
  language,
  locale,
}, info) => {
  const w = words[language];
  const { event, headers } = await publish(page, accounts.organizer);
  const { event: other } = await publish(page, accounts.organizer);
  const screens = [await ticketOf(page, event.id, "Kaori"), await ticketOf(page, other.id, "Yoso")];
  const film = await filmTickets(screens);
  const links = `/api/v1/events/${event.id}/door_links`;
  const link = await (await page.request.post(links, { headers, data: { label: "East" } })).json();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      "--no-sandbox",
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const phone = await browser.newPage({ locale, viewport: { width: 390, height: 844 } });
    const errors: string[] = [];
    phone.on("pageerror", (error) => errors.push(String(error)));
    phone.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    const answer = await phone.goto(new URL(new URL(link.data.url).pathname, process.env.SITE_URL).href);
    expect(answer?.headers()["permissions-policy"]).toContain("camera=(self)");
    expect(answer?.headers()["content-security-policy"]).toContain("'wasm-unsafe-eval'");
    await phone.getByRole("button", { name: w.begin }).click();
    await phone.getByRole("button", { name: w.scan, exact: true }).click();
    const outcome = phone.locator("[aria-live=assertive]");
    await expect(outcome.getByText(w.in, { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(outcome).toContainText("Kaori");
    await info.attach("checked-in", { body: await phone.screenshot(), contentType: "image/png" });
    // It goes by itself, and the next ticket is read without a touch.
    await expect(outcome.getByText(w.other)).toBeVisible({ timeout: 30_000 });
    await info.attach("other-event", { body: await phone.screenshot(), contentType: "image/png" });
    const list = await page.request.get(`/api/v1/events/${event.id}/check_ins`, { headers });
    expect((await list.json()).data).toMatchObject({ expected: 1, checked_in: 1 });
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});

test("no other page may have the camera or run WebAssembly", async ({ page }) => {
  for (const path of ["/", "/me", "/login", "/manage"]) {
    const headers = (await page.request.get(path)).headers();
    expect([path, headers["permissions-policy"]]).toEqual([path, expect.stringContaining("camera=()")]);
    expect([path, headers["content-security-policy"]]).toEqual([path, expect.not.stringContaining("wasm")]);
  }
});
