import type { APIRequestContext } from "@playwright/test";
import { localeOf } from "../../src/shared/languages/languages.ts";
import { lookAt } from "./support/look.ts";
import { enterAs, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";
import { widestPages } from "./support/widest-pages/widest-pages.ts";
import { atBothWidths } from "./support/widths.ts";

type Account = Parameters<typeof signInAs>[1];

for (const { page: wide, language, room } of widestPages(12)) {
  const reason = `its labels take ${Math.round(room * 100)} % of the room of English or Japanese`;
  test(
    `a page that grows in ${language} can be used by everybody: ${wide.name}, ${reason}`,
    atBothWidths,
    async ({ page, baseURL, accounts }, info) => {
      await page.context().addCookies([{ name: "lang", value: language, url: baseURL as string }]);
      if (wide.account) await enterAs(page, accounts[wide.account]);
      const isTicket = wide.name === "ticket";
      const ids = isTicket
        ? await idsOfTicket(page.request, accounts.student)
        : await idsOfEvent(page.request, accounts.organizer);
      await page.goto(
        wide.address.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof ids) => String(ids[name])),
      );
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.locator("html")).toHaveAttribute("lang", localeOf(language));
      await lookAt(page, `${wide.name}-${language}`, info);
    },
  );
}

async function idsOfEvent(request: APIRequestContext, organizer: Account) {
  const headers = await signInAs(request, organizer);
  const [{ id }] = (await (await request.get("/api/v1/organizations", { headers })).json()).data;
  const { data } = await (await request.get(`/api/v1/organizations/${id}/events`, { headers })).json();
  const now = Date.now();
  const next = data.find((one: { start_at: string }) => Date.parse(one.start_at) > now);
  return { event: next.id as number, organization: id as number };
}

/** An event to which the student is coming. */
async function idsOfTicket(request: APIRequestContext, student: Account) {
  const headers = await signInAs(request, student);
  const { data } = await (await request.get("/api/v1/users/own/applications", { headers })).json();
  for (const { event } of data) {
    const answer = await request.get(`/api/v1/events/${event.id}/applications/own/ticket`, { headers });
    if (answer.ok()) return { event: event.id as number, organization: 0 };
  }
  throw new Error("the student has no ticket");
}
