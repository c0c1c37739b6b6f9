import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
await db
  .updateTable("universities")
  .set({ advice_url: "https://advice.example.com/", advice_phone: "075-000-0000" })
  .where("id", "=", 2)
  .execute();

const advice = async (query: string, as: Record<string, string> | null = null, language?: "ja") =>
  (await api(`GET /reports/advice?${query}`, { as, ...(language && { language }) })).body.data;
const named = (id: number, name: string) => ({ id, name, advice_url: null, advice_phone: null });

it("names the reader's own university first, then the organization's, each once, in the reader's language", async () => {
  const id = await makeOrganization(db, { universities: [3, 2] });
  const reader = await makeUser(db, { university_id: 2 });
  const known = { advice_url: "https://advice.example.com/", advice_phone: "075-000-0000" };
  const query = `subject=organization&subject_id=${id}`;
  expect(await advice(query, reader.session)).toEqual([
    { id: 2, name: "Hokkaido University of Education", ...known },
    named(3, "Muroran Institute of Technology"),
  ]);
  expect((await advice(query, null, "ja")).map(({ name }: { name: string }) => name)).toEqual([
    "室蘭工業大学",
    "北海道教育大学",
  ]);
});

it("names the universities of an event's owner and of the co-hosts that have accepted", async () => {
  const [owner, accepted, invited] = [
    await makeOrganization(db, { universities: [4] }),
    await makeOrganization(db, { universities: [1, 4] }),
    await makeOrganization(db, { universities: [5] }),
  ];
  const eventId = await makeEvent(db, { owner, coHosts: [accepted] });
  await db
    .insertInto("event_hosts")
    .values({ event_id: eventId, organization_id: invited, invited_by_id: owner })
    .execute();
  const rows = await advice(`subject=event&subject_id=${eventId}`);
  expect(rows.map(({ id }: { id: number }) => id)).toEqual([4, 1]);
});

it("is empty where nobody names a university, and 404 for what cannot be reported", async () => {
  const id = await makeOrganization(db);
  expect(await advice(`subject=organization&subject_id=${id}`)).toEqual([]);
  const hidden = await makeEvent(db, { owner: id, columns: { is_published: false } });
  const { status } = await api(`GET /reports/advice?subject=event&subject_id=${hidden}`);
  expect(status).toBe(404);
});
