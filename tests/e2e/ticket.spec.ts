import type { Page } from "@playwright/test";
import { showTicketCode } from "../../src/shared/codes/ticket-code.ts";
import { readQrCodes } from "../support/read-qr-codes.ts";
import { inShortRun } from "../support/short-run.ts";
import { newEvent } from "./support/api-fixtures.ts";
import { lookAt } from "./support/look.ts";
import { mailTo } from "./support/mailbox.ts";
import { newPerson, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    shown: /受付でお見せください/,
    byLink: /申し込みを取り消すと、このコードは使えなくなります/,
    stored: /この端末に保存されたチケットを表示しています/,
    withdrawn: "申し込みが取り消されたため、このチケットは使えなくなりました。",
    calledOff: "このイベントは中止になりました。チケットは使えません。",
    none: /このイベントのチケットはありません/,
    logIn: "チケットを表示するには、ログインしてください。",
    unreachable: /この端末にもチケットが保存されていません/,
    show: "チケットを表示する",
    short: "チケット",
    all: "チケット一覧",
    empty: "これからのイベントのチケットはまだありません。",
    logInLink: "ログイン",
    title: "編集の会",
  },
  en: {
    shown: /Show this at the check-in\. Last looked up at/,
    byLink: /If you have cancelled since, this code no longer counts/,
    stored: /tickets? kept on this device/,
    withdrawn: "Your application was cancelled, so this ticket has been withdrawn.",
    calledOff: "This event has been cancelled. Its tickets are no longer valid.",
    none: /You have no ticket for this event/,
    logIn: "Log in to see your ticket.",
    unreachable: /this device has not kept the ticket/,
    show: "Show the ticket",
    short: "Ticket",
    all: "All tickets",
    empty: /You have no tickets yet/,
    logInLink: "Login",
    title: "Editing night",
  },
};

type Account = Parameters<typeof signInAs>[1];

/** An event with somebody who is coming to it. */
async function newTicket(page: Page, organizer: Account) {
  const { event, headers: byOrganizer } = await newEvent(page, organizer, { is_published: true });
  const person = await newPerson(page.request, "Holder");
  const { headers } = person;
  const own = `/api/v1/events/${event.id}/applications`;
  await page.request.post(`${own}/apply`, { headers, data: {} });
  const { data } = await (await page.request.get(`${own}/own/ticket`, { headers })).json();
  return {
    person,
    code: data.code as string,
    address: `/events/${event.id}/ticket`,
    cancel: () => page.request.put(`${own}/cancell`, { headers }),
    callOff: () => page.request.put(`/api/v1/events/${event.id}/cancel`, { headers: byOrganizer, data: {} }),
  };
}

/** Signs in once, so that the session may end; `enterAs` brings it back with each page. */
async function enter(page: Page, account: Account): Promise<void> {
  const session = await signInAs(page.request, account);
  await page.goto("/robots.txt", { waitUntil: "load" });
  await page.evaluate(
    (stored) => localStorage.setItem("tsudoi.session", stored),
    JSON.stringify({ "token-type": "Bearer", expiry: "", ...session }),
  );
}

/** Reads the screen as a camera does. */
const codeOnScreen = async (page: Page) => readQrCodes(new Uint8Array(await page.screenshot()));

/** Reads the device's store, whoever is signed in. */
const storedOnDevice = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === "tsudoi.personal")) return [];
    const database = await new Promise<IDBDatabase | null>((resolve) => {
      const opening = indexedDB.open("tsudoi.personal");
      // Deleted since: it must not be made anew, and empty, by whoever looks.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => resolve(null);
    });
    if (!database) return [];
    const all = database.transaction("kept").objectStore("kept").getAll();
    await new Promise((resolve) => {
      all.onsuccess = resolve;
    });
    database.close();
    return all.result.map(({ code }) => code);
  });

test("a ticket fills the smallest phone without scrolling, and a camera reads its code off the screen", async ({
  page,
  accounts,
  language,
}, info) => {
  const t = words[language];
  const { person, code, address } = await newTicket(page, accounts.organizer);
  await enter(page, person);
  for (const [width, height] of [
    [320, 568],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(address);
    await expect(page.getByText(t.shown)).toBeVisible();
    await expect(page.getByText(showTicketCode(code))).toBeInViewport();
    await expect(page.getByText(/Holder/)).toBeVisible();
    const excess = await page.evaluate(() => [
      document.documentElement.scrollHeight - innerHeight,
      document.documentElement.scrollWidth - innerWidth,
    ]);
    expect(excess).toEqual([0, 0]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await codeOnScreen(page)).toEqual([code]);
    }
  }
  await page.setViewportSize(info.project.use.viewport ?? { width: 390, height: 844 });
  await lookAt(page, "ticket", info);
});

test("the link of the mail shows the ticket without a session, and the server never hears its code", async ({
  page,
  accounts,
}) => {
  const { person, code, address } = await newTicket(page, accounts.organizer);
  const { text } = await mailTo(person.email, /編集の会|Editing night/);
  const link = /http\S+\/ticket\S+/.exec(text ?? "")?.[0] ?? "";
  expect(new URL(link).pathname).toBe(address);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${JSON.stringify(request.headers())}`));
  await page.goto(link);
  const shownIn = words[new URL(link).searchParams.get("lang") === "ja" ? "ja" : "en"];
  await expect(page.getByText(shownIn.byLink)).toBeVisible();
  expect(await codeOnScreen(page)).toEqual([code]);
  expect(asked.filter((request) => request.split("#")[0]?.includes(code))).toEqual([]);
  expect(await storedOnDevice(page)).toEqual([]);
});

test(
  "a ticket is withdrawn with the place and with the event, on the device too",
  inShortRun,
  async ({ page, accounts, language }) => {
    const t = words[language];
    const { person, code, address, cancel, callOff } = await newTicket(page, accounts.organizer);
    await enter(page, person);
    await page.goto(address);
    await expect(page.getByText(showTicketCode(code))).toBeVisible();
    await expect.poll(() => storedOnDevice(page)).toEqual([code]);
    await cancel();
    await page.goto(address);
    await expect(page.getByText(t.withdrawn)).toBeVisible();
    expect(await codeOnScreen(page)).toEqual([]);
    expect(await storedOnDevice(page)).toEqual([]);
    await page.goto(`${address}?again#${code}`);
    await expect(page.getByText(t.withdrawn)).toBeVisible();
    expect(await codeOnScreen(page)).toEqual([]);
    await callOff();
    await page.goto(address);
    await expect(page.getByText(t.calledOff)).toBeVisible();
  },
);

test("without a connection the ticket is there that the device has kept, and says so", async ({
  page,
  context,
  accounts,
  language,
}) => {
  const t = words[language];
  const { person, code, address } = await newTicket(page, accounts.organizer);
  await enter(page, person);
  // The page of the event fetches it ahead.
  await page.goto(address.replace("/ticket", ""));
  await expect(page.getByRole("link", { name: t.short, exact: true })).toHaveAttribute("href", address);
  await expect.poll(() => storedOnDevice(page)).toEqual([code]);
  await page.goto("/me/tickets");
  await page.getByRole("link", { name: t.title }).click();
  await expect(page.getByText(t.shown)).toBeVisible();
  await page.getByRole("link", { name: t.all }).click();
  await expect(page.getByRole("link", { name: t.title })).toBeVisible();
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByText(t.stored)).toBeVisible();
  await expect(page.getByRole("heading", { name: t.title })).toBeVisible();
  expect(await codeOnScreen(page)).toEqual([code]);
  await context.setOffline(false);
  await expect(page.getByText(t.shown)).toBeVisible();
});

test("a ticket leaves the device with its holder's session, and nobody else who signs in sees it", async ({
  page,
  context,
  accounts,
  language,
}) => {
  const t = words[language];
  const { person, code, address } = await newTicket(page, accounts.organizer);
  await enter(page, person);
  await page.goto(address);
  await expect.poll(() => storedOnDevice(page)).toEqual([code]);
  await page.goto("/logout");
  await expect.poll(() => storedOnDevice(page)).toEqual([]);
  await page.goto(address);
  await expect(page.getByText(t.logIn)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: t.logInLink })).toHaveAttribute(
    "href",
    `/login?redirect_to=${address}`,
  );
  // Somebody whose session the server ended has the ticket no longer either.
  await enter(page, person);
  await page.goto(address);
  await expect.poll(() => storedOnDevice(page)).toEqual([code]);
  await page.request.delete("/api/v1/auth/sign_out", { headers: await signInAs(page.request, person) });
  await page.goto("/");
  await expect.poll(() => storedOnDevice(page)).toEqual([]);
  // Kept by a device whose next session is somebody else's without the first one having ended here.
  await enter(page, person);
  await page.goto(address);
  await expect.poll(() => storedOnDevice(page)).toEqual([code]);
  await enter(page, await newPerson(page.request, "Other"));
  await page.goto(address);
  await expect(page.getByText(t.none)).toBeVisible();
  await page.getByRole("link", { name: t.all }).click();
  await expect(page.getByText(t.empty)).toBeVisible();
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByText(t.unreachable)).toBeVisible();
  expect(await codeOnScreen(page)).toEqual([]);
  await context.setOffline(false);
});

test("the way into an online event is in sight on the ticket, the application and behind the mail's link", async ({
  page,
  accounts,
  language,
}) => {
  const title = `Online ${language} ${Date.now()}`;
  const { event } = await newEvent(page, accounts.organizer, {
    is_published: true,
    is_online: true,
    meeting_url: "https://meet.example.com/room-1",
    language_events_attributes: [
      { language_id: 2, title, discription: "Words", place_name: "", is_main: true },
    ],
  });
  const person = await newPerson(page.request, "Holder");
  const apply = `/api/v1/events/${event.id}/applications/apply`;
  await page.request.post(apply, { headers: person.headers, data: {} });
  const mail = await mailTo(person.email, new RegExp(title));
  const [link = ""] = /\/my_application\?\S+/.exec(mail.text ?? "") ?? [];
  await enter(page, person);
  for (const address of [`/events/${event.id}/ticket`, `/events/${event.id}/apply`, link]) {
    await page.goto(address);
    await expect(page.getByRole("link", { name: "https://meet.example.com/room-1" })).toBeVisible();
  }
});
