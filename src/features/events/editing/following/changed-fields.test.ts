import { expect, it } from "vitest";
import { makeEvent } from "../../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const as = organizer.session;

it("the preview names what follows, the picture too, and takes over nothing of it", async () => {
  const first = await makeEvent(db, { owner });
  const start_at = ["2026-12-04 18:00", "2026-12-11 18:00"];
  await api(`PUT /events/${first}/update`, { as, body: { event: { used_language_ids: [2] } } });
  const copies = await api(`POST /events/${first}/duplicate`, { as, body: { start_at } });
  const [second, third]: number[] = copies.body.data.map(({ id }: { id: number }) => id);
  const read = async (id: number) => (await api(`GET /events/${id}`, { as })).body.data;
  // biome-ignore lint/suspicious/noExplicitAny: an answer as the wire has it
  const changed = (answer: any) =>
    // biome-ignore lint/suspicious/noExplicitAny: as above
    answer.body.data.following.map((one: any) => [one.id, one.changed.toSorted()]);
  const titled = async (id: number, title: string) => [{ id: (await read(id)).language_events[0].id, title }];
  const own = { language_events_attributes: await titled(third ?? 0, "Its own") };
  await api(`PUT /events/${third}/update`, { as, body: { event: own } });
  const found = await api(`POST /events/${first}/following/preview`, {
    as,
    body: {
      event: {
        thumbnail_url: "https://uploads.example/staged/new.png",
        fee: 300,
        start_at: "2026-11-27 19:00",
        language_events_attributes: await titled(first, "Tea"),
      },
    },
  });
  expect(changed(found)).toEqual([
    [second, ["fee", "start_at", "thumbnail_url", "title"]],
    [third, ["fee", "start_at", "thumbnail_url"]],
  ]);
  expect([(await read(first)).thumbnail_url, (await read(second ?? 0)).thumbnail_url]).toEqual([null, null]);
  expect(changed(await api(`PUT /events/${first}/following`, { as, body: { event: { fee: 400 } } }))).toEqual(
    [
      [second, ["fee"]],
      [third, ["fee"]],
    ],
  );
});
