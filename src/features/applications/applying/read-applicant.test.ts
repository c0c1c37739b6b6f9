import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { countPlans, openPlanning } from "../../../../tests/support/count-plans.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { readApplicant } from "./read-applicant.server.ts";

const { db, url } = await testDatabase();

it("what an application is decided of is planned for a connection's first ones, and not for each", async () => {
  const eventId = await makeEvent(db, { owner: await makeOrganization(db) });
  const { id: userId } = await makeUser(db);
  // What PostgreSQL knows of a table of some size, as a site's are.
  await sql`
    insert into users (first_name, last_name, email, password_hash)
    select 'Mai', 'Ito', 'other' || n || '@example.com', 'not a hash' from generate_series(1, 1000) n`.execute(
    db,
  );
  await sql`analyze`.execute(db);
  const own = await openPlanning(url);
  const read = async (times: number) => {
    for (let time = 0; time < times; time += 1)
      expect(await readApplicant(own, { eventId, userId })).toMatchObject({ event: { id: eventId } });
    return countPlans(own, "former_profiles");
  };
  const first = await read(12);
  expect(first.planned).toBeGreaterThan(0);
  expect(await read(20)).toEqual({ planned: first.planned, kept: first.kept + 20 });
  await own.destroy();
});
