import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../support/server.ts";
import { makeWorld } from "../support/world.ts";

const here = await startTestServer();
const there = await startTestServer({}, here.database);
const world = await makeWorld(here.db, here.clock.now());
const sessions = await world.signIn();
const rounds = 20;
const patience = 90_000;

/** Readers who never stop, so that every answer is kept and being made anew while others write. */
let isOver = false;
let crowd: Promise<void>[] = [];
beforeAll(() => {
  crowd = [here, there].flatMap((server) =>
    Array.from({ length: 2 }, async () => {
      while (!isOver) await Promise.all([detail(server), listed(server)]);
    }),
  );
});
afterAll(async () => {
  isOver = true;
  await Promise.all(crowd);
});

const detail = async ({ api }: TestServer) => (await api(`GET /events/${world.eventId}`)).body.data;
const listed = async ({ api }: TestServer) =>
  (await api("GET /events?limit=20")).body.data.find(({ id }: { id: number }) => id === world.eventId);
const update = ({ api }: TestServer, event: object) =>
  api(`PUT /events/${world.eventId}/update`, { as: sessions.owner, body: { event } });

/** Reads after an acknowledged write, on the machine that wrote and on the other one. */
async function seen<Value>(pick: (event: { title: string; is_full: boolean } | undefined) => Value) {
  const found = await Promise.all([here, there].flatMap((server) => [detail(server), listed(server)]));
  return found.map((event) => pick(event && { ...event, title: event.language_events[0].title }));
}
const writer = (round: number) => (round % 2 === 0 ? here : there);
const four = <Value>(value: Value) => [value, value, value, value];

it(
  "nobody reads the title from before an edit that was acknowledged, on either machine",
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const title = `Tea together, edition ${round}`;
      const { status } = await update(writer(round), {
        language_events_attributes: [{ language_id: 2, title }],
      });
      expect([status, ...(await seen((event) => event?.title))]).toEqual([200, ...four(title)]);
    }
  },
  patience,
);

it(
  "an event is there at once when it is published, and gone at once when it is withdrawn",
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const isPublished = round % 2 === 1;
      await update(writer(round >> 1), { is_published: isPublished });
      expect(await seen((event) => event !== undefined)).toEqual(four(isPublished));
    }
  },
  patience,
);

it(
  "the application that takes the last seat shows at once, and so does its cancellation",
  async () => {
    await update(here, { max_participant_num: 1, is_published: true });
    for (let round = 0; round < rounds; round += 1) {
      const isFull = round % 2 === 0;
      const call = isFull ? "POST /events/{id}/applications/apply" : "PUT /events/{id}/applications/cancell";
      const { status } = await writer(round >> 1).api(
        call.replace("{id}", String(world.eventId)) as "POST /",
        {
          as: sessions.user,
          body: {},
        },
      );
      expect([status, ...(await seen((event) => event?.is_full))]).toEqual([200, ...four(isFull)]);
    }
  },
  patience,
);
