import { randomUUID } from "node:crypto";
import { inShortRun } from "../support/short-run.ts";
import { newEvent } from "./support/api-fixtures.ts";
import { fillSignUp } from "./support/fill-sign-up.ts";
import { lookAt } from "./support/look.ts";
import { enterAs, signInAs } from "./support/people.ts";
import { expect, test } from "./support/site.ts";

const words = {
  ja: {
    going: "参加する",
    sources: "どこから来たか",
  },
  en: {
    going: "Going",
    sources: "Where people come from",
  },
};

// The test's own browser says that it is a robot, whose views do not count.
test.use({ userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36" });

test(
  "a visitor who came by a poster and signs up in applying is counted by it, from the view to the check-in",
  inShortRun,
  async ({ page, accounts, language }, testInfo) => {
    const w = words[language];
    const { event, organizationId } = await newEvent(page, accounts.organizer, { is_published: true });
    await page.goto(`/events/${event.id}?from=poster`);
    await page.getByRole("link", { name: w.going, exact: true }).click();
    await fillSignUp(page, language, `poster-${randomUUID()}@example.com`);
    await page.locator("main form").getByRole("button").last().click();
    await expect(page).toHaveURL(new RegExp(`/events/${event.id}(\\?|$)`));

    const address = `/manage/organizations/${organizationId}/events/${event.id}/figures`;
    const poster = () => page.getByRole("table", { name: w.sources }).getByRole("row", { name: "poster" });
    await page.evaluate(() => localStorage.clear());
    await enterAs(page, accounts.organizer);
    await page.goto(address);
    await expect(poster().getByRole("cell")).toHaveText(["1", "1", "0"]);
    const headers = await signInAs(page.request, accounts.organizer);
    const { data } = await (
      await page.request.get(`/api/v1/events/${event.id}/participants`, { headers })
    ).json();
    const scan = { nonce: randomUUID(), kind: "in", scanned_at: new Date().toISOString() };
    const scans = [{ ...scan, application_id: data[0].application_id }];
    await page.request.post(`/api/v1/events/${event.id}/check_ins`, { headers, data: { scans } });
    await page.goto(address);
    await expect(poster().getByRole("cell")).toHaveText(["1", "1", "1"]);
    await lookAt(page, "manage-event-sources", testInfo);
  },
);
