import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { pageContext } from "../../src/app/rendering/page-context.server.ts";
import { loader } from "../../src/app/routes/events/lottery.tsx";
import { drawLotteries } from "../../src/features/applications/applications.server.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser } from "../factories/users.ts";
import { startTestServer } from "../support/server.ts";

const { platform, db, clock } = await startTestServer();
const owner = await makeOrganization(db);
const drawTime = "2026-11-25T12:00:00+09:00";
const load = (eventId: number) => {
  const context = new RouterContextProvider();
  context.set(pageContext, { platform, language: "en", nonce: "", isData: false });
  return loader({ context, params: { eventId: String(eventId) } } as never);
};

it("the page of a draw shows the commitment before it, and the seed and the order only after it", async () => {
  const event = await makeEvent(db, { owner, columns: { selection: "lottery", lottery_at: drawTime } });
  const { id: user_id } = await makeUser(db);
  const application = await db
    .insertInto("applications")
    .values({ event_id: event, user_id, state: "entered" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { lottery_seed: seed } = await db
    .selectFrom("events")
    .select("lottery_seed")
    .where("id", "=", event)
    .executeTakeFirstOrThrow();
  const before = await load(event);
  expect(before).toMatchObject({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/), drawn: null });
  expect(JSON.stringify(before)).not.toContain(seed);
  clock.set(drawTime);
  await drawLotteries(platform);
  expect((await load(event)).drawn).toEqual({
    seed,
    order: [application.id],
    withdrawn: [],
  });
});

it("an event without a lottery has no such page", async () => {
  await expect(load(await makeEvent(db, { owner }))).rejects.toMatchObject({ init: { status: 404 } });
});
