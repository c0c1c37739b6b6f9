import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openMetrics } from "../../src/platform/observe/metrics.server.ts";
import { createRequestListener } from "../../src/web/create-request-listener.server.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { kyoto, makeRecognition, makeStaff } from "../factories/recognitions.ts";
import { makeUser } from "../factories/users.ts";
import { pageBuild } from "../support/page-build.ts";
import { startTestServer } from "../support/server.ts";

const { api, platform, db, clock } = await startTestServer();
const staff = await makeUser(db);
await makeStaff(db, kyoto, staff.id);
const circle = await makeOrganization(db, { name: "Circle" });
const event = await makeEvent(db, { owner: circle, columns: { start_at: "2026-12-10T18:00:00+09:00" } });
// Its text calls its organizer by a name of its own, which no university has seen.
const named = await makeEvent(db, { owner: circle, columns: { start_at: "2027-02-11T18:00:00+09:00" } });
await db
  .updateTable("event_texts")
  .set({ organization_name: "A team" })
  .where("event_id", "=", named)
  .execute();
await makeRecognition(db, { organizationId: circle, universityId: kyoto, until: "2026-11-30" });

const server = createServer(createRequestListener(platform, openMetrics(), await pageBuild()));
let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const pages = [
  "/",
  "/?q=event",
  `/?recognised_by=${kyoto}`,
  `/events/${event}`,
  `/organizations/${circle}`,
  "/organizations",
  `/organizations?recognised_by=${kyoto}`,
  `/embed/organizations/${circle}`,
  `/embed/events/${event}`,
];
const read = async (path: string, language = "en") => {
  const address = `${origin}${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
  const answer = await fetch(address, { redirect: "follow" });
  expect(answer.status, path).toBe(200);
  return answer.text();
};
const badge = /<span[^>]*data-tone="recognized"[^>]*>Kyoto University · Official<\/span>/;

it("pages say which university recognises an organization, as what, and say it no more from midnight in Tokyo on", async () => {
  clock.set("2026-11-30T23:59:59.999+09:00");
  for (const page of pages) expect(await read(page), page).toMatch(badge);
  expect(await read(`/events/${event}`, "ja")).toContain("京都大学 · 公認</span>");
  for (const page of [`/events/${event}`, `/organizations/${circle}`])
    expect(await read(page), page).toContain("until Nov 30, 2026");
  // Read once more, the pages come from the cache.
  for (const page of pages) expect(await read(page), page).toMatch(badge);
  clock.set("2026-12-01T00:00:00+09:00");
  for (const page of pages) expect(await read(page), page).not.toMatch(badge);
  expect(await read(`/organizations/${circle}`)).toContain("No university has entered here");
});

it("a page says it with the next request after staff have recognised, and no more after they have withdrawn", async () => {
  clock.set("2026-12-01T12:00:00+09:00");
  for (const page of pages) expect(await read(page), page).not.toMatch(badge);
  const call = `/universities/${kyoto}/recognitions/${circle}` as const;
  const body = { level_ja: "公認", level_en: "Official", valid_until: "2027-03-31" };
  expect((await api(`PUT ${call}`, { as: staff.session, body })).status).toBe(200);
  for (const page of pages) expect(await read(page), page).toMatch(badge);
  expect((await api(`DELETE ${call}`, { as: staff.session })).status).toBe(200);
  for (const page of pages) expect(await read(page), page).not.toMatch(badge);
});

it("a card whose text names somebody else as its organizer does not lend them the recognition of its owner", async () => {
  await makeRecognition(db, { organizationId: circle, universityId: kyoto }).catch(() => {});
  await db.updateTable("events").set({ is_published: false }).where("id", "=", event).execute();
  const home = await read("/");
  expect(home).toContain("A team");
  expect(home).not.toMatch(badge);
  expect(await read(`/events/${named}`)).toMatch(
    /<h3[^>]*><a[^>]*>Circle<\/a><\/h3><p[^>]*>.*?Kyoto University · Official/s,
  );
});
