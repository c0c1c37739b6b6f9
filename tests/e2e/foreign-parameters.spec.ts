import { inShortRun } from "../support/short-run.ts";
import { newEvent } from "./support/api-fixtures.ts";
import { expect, test } from "./support/site.ts";

/** Parameters that other sites and organizers add to links, and no page of ours reads. */
const added = "from=poster&fbclid=IwAR0&utm_source=line";

// A page that the browser draws otherwise than the server is an error of its console, which fails the test.
test("what other sites add to a link changes nothing of a page", inShortRun, async ({ page, accounts }) => {
  const { event, organizationId } = await newEvent(page, accounts.organizer, { is_published: true });
  const inOneLanguage = await newEvent(page, accounts.organizer, {
    is_published: true,
    language_events_attributes: [
      { language_id: 3, title: "一个语言", discription: "说明", place_name: "馆", is_main: true },
    ],
    used_language_ids: [3],
  });
  for (const path of [
    "/",
    "/calendar",
    "/organizations",
    `/organizations/${organizationId}`,
    `/events/${event.id}`,
    `/events/${inOneLanguage.event.id}`,
    `/events/${event.id}/apply`,
    "/help_articles",
    "/login",
    "/signup",
  ]) {
    await page.goto(`${path}?${added}`);
    await expect(page.locator("main")).toBeVisible();
  }
});
