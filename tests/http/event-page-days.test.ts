import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { pageContext } from "../../src/app/rendering/page-context.server.ts";
import { loader } from "../../src/app/routes/events/event.tsx";
import { ReadCache } from "../../src/platform/cache/read-cache.server.ts";
import { collectDependencies } from "../../src/platform/cache/read-dependencies.server.ts";
import { forVisitors } from "../../src/platform/platform.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { startTestServer } from "../support/server.ts";

const { platform, db, clock } = await startTestServer();
const owner = await makeOrganization(db);
const cache = new ReadCache(platform.publicDataChanges, clock);

/** Until when the cached page of an event is true. */
async function validUntil(start_at: string): Promise<Date> {
  const eventId = String(await makeEvent(db, { owner, columns: { start_at } }));
  const context = new RouterContextProvider();
  context.set(pageContext, { platform: forVisitors(platform), language: "ja", nonce: "", isData: false });
  const { dependencies } = await collectDependencies(clock, cache, () =>
    loader({ request: new Request("http://tsudoi.test"), context, params: { eventId } } as never),
  );
  return new Date(dependencies.validUntil);
}

it("a cached page that says today, tomorrow or no year is made anew when the day or the year ends", async () => {
  expect(await validUntil("2026-10-10T18:00:00+09:00")).toEqual(new Date("2027-01-01T00:00:00+09:00"));
  expect(await validUntil("2026-12-10T18:00:00+09:00")).toEqual(new Date("2026-11-21T00:00:00+09:00"));
});

it("a cached page on which questions can be asked is made anew when they no longer can", async () => {
  expect(await validUntil("2026-11-10T18:00:00+09:00")).toEqual(new Date("2026-12-10T21:00:00+09:00"));
});
