import type { Page } from "@playwright/test";
import { newEvent } from "./api-fixtures.ts";
import { signInAs } from "./people.ts";
import { expect } from "./site.ts";

type Account = Parameters<typeof signInAs>[1];

/** An event that took place yesterday, to which the student came. */
export async function attendedEvent(page: Page, accounts: Record<"organizer" | "student", Account>) {
  const made = await newEvent(page, accounts.organizer, { is_published: true });
  const address = `/api/v1/events/${made.event.id}`;
  const headers = await signInAs(page.request, accounts.student);
  await page.request.post(`${address}/applications/apply`, { headers, data: {} });
  const { data } = await (
    await page.request.get(`${address}/participants`, { headers: made.headers })
  ).json();
  const scan = {
    nonce: crypto.randomUUID(),
    application_id: data[0].application_id,
    kind: "in",
    scanned_at: new Date().toISOString(),
  };
  await page.request.post(`${address}/check_ins`, { headers: made.headers, data: { scans: [scan] } });
  const yesterday = new Date(Date.now() - 33 * 60 * 60 * 1000).toISOString();
  const moved = await made.save({ start_at: yesterday });
  expect(moved.ok(), await moved.text()).toBe(true);
  return { ...made, address };
}
