import { sql } from "kysely";
import { expect, it } from "vitest";
import { signUp } from "../../../../tests/factories/accounts.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { addPasskey } from "../../../../tests/factories/passkeys.ts";
import { beginCodes, switchCodesOn } from "../../../../tests/factories/totp.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();

const reasonFor = async (as: Record<string, string>) =>
  (await api("GET /users/own/sign_in_advice", { as })).body.data.reason;

/** So many people who follow an organization, and one who no longer does. */
async function follow(organizationId: number, count: number) {
  await sql`
    with people as (
      insert into users (email, password_hash, first_name, last_name)
      select 'fan' || ${organizationId}::int || '-' || n || '@example.com', 'x', 'F', 'F' from generate_series(1, ${count}::int + 1) n
      returning id)
    insert into organization_follows (organization_id, user_id, unfollowed_at)
    select ${organizationId}, id, case when row_number() over () = 1 then now() end from people`.execute(db);
}

async function admin(followers: number, role = "admin") {
  const person = await signUp(api);
  const organizationId = await makeOrganization(db);
  await sql`insert into organization_members (organization_id, user_id, role) values (${organizationId}, ${person.id}, ${role})`.execute(
    db,
  );
  await follow(organizationId, followers);
  return { ...person, organizationId };
}

it("the product team is asked until it has a passkey", async () => {
  const { session, id } = await signUp(api);
  expect(await reasonFor(session)).toBeNull();
  await db.updateTable("users").set({ is_uniteam: true }).where("id", "=", id).execute();
  expect(await reasonFor(session)).toBe("team");
  await addPasskey(api, session);
  expect(await reasonFor(session)).toBeNull();
});

it("an admin of an organization that more than 100 follow is asked until codes are on", async () => {
  const { session } = await admin(101);
  expect(await reasonFor(session)).toBe("followers");
  await beginCodes(api, session);
  expect(await reasonFor(session)).toBe("followers");
  await switchCodesOn(api, session, clock.now());
  expect(await reasonFor(session)).toBeNull();
});

it("who edits it, an admin of what 100 follow, and one of an organization that is gone are not", async () => {
  expect(await reasonFor((await admin(101, "editor")).session)).toBeNull();
  expect(await reasonFor((await admin(100)).session)).toBeNull();
  const { session, organizationId } = await admin(101);
  await db
    .updateTable("organizations")
    .set({ deleted_at: clock.now() })
    .where("id", "=", organizationId)
    .execute();
  expect(await reasonFor(session)).toBeNull();
});
