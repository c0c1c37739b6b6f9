import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { selectHosts } from "../co-hosts/host-rows.server.ts";
import { presentHost } from "../co-hosts/present-host.ts";
import { hostsManagedBy, managedEventsSql, managesEventSql } from "./manages-event.ts";

const { db } = await testDatabase();

it("who manages an event is the same by its hosts and in SQL: organizers of its owner and of co-hosts that have accepted", async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => makeUser(db)));
  const [owner, accepted, invited, declined, foreign] = await Promise.all(
    people.map(({ id }) => makeOrganization(db, { members: [id] })),
  );
  const eventId = await makeEvent(db, { owner: owner as number, coHosts: [accepted as number] });
  await makeEvent(db, { owner: foreign as number });
  const answers = [
    [invited, null],
    [declined, new Date()],
  ] as const;
  for (const [organization_id, declined_at] of answers) {
    await db
      .insertInto("event_hosts")
      .values({ event_id: eventId, organization_id: organization_id as number, is_owner: false, declined_at })
      .execute();
  }
  const rows = await selectHosts(db).where("h.event_id", "=", eventId).execute();
  const hosts = rows.map((row) => presentHost(row, "en"));
  for (const [place, { id }] of people.entries()) {
    const { rows: found } = await sql<{ manages: boolean }>`
      select ${managesEventSql(sql.lit(eventId), sql.lit(id))} as manages`.execute(db);
    const managed = hostsManagedBy(hosts, id).map(({ organization_id }) => organization_id);
    expect(managed).toEqual(place < 2 ? [[owner, accepted][place]] : []);
    expect(found[0]?.manages).toBe(managed.length > 0);
    const { rows: all } = await managedEventsSql(sql.lit(id)).execute(db);
    expect(all.filter((row) => (row as { event_id: number }).event_id === eventId)).toEqual(
      managed.map((organization_id) => ({ event_id: eventId, organization_id, is_owner: place === 0 })),
    );
  }
});
