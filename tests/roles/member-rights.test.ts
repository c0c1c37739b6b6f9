import { expect, it } from "vitest";
import type { MemberRole } from "../../src/features/organizations/members/member-roles.ts";
import { makeUser } from "../factories/users.ts";
import { startTestServer } from "../support/server.ts";
import { stopIndexingForSearch } from "../support/stop-indexing-for-search.ts";
import { makeWorld, roles } from "../support/world.ts";
import { allRows } from "./all-rows.ts";
import type { Row } from "./matrix.ts";
import { shareWorlds } from "./worlds.ts";

const { api, db, clock } = await startTestServer();
await stopIndexingForSearch(db);

/** Calls of an organization's admins alone. Everything else of its members an editor may as well. */
const ofAdmins = [
  "GET /organizations/{id}/invitations",
  "POST /organizations/{id}/invitations",
  "DELETE /organizations/{id}/invitations/{invitation_id}",
  "DELETE /organizations/{id}",
  "POST /organizations/{id}/organization_users/create",
  "PUT /organizations/{id}/organization_users/{user_id}",
  "DELETE /organizations/{id}/organization_users/{user_id}",
  "GET /organizations/{id}/webhooks",
  "POST /organizations/{id}/webhooks",
  "DELETE /organizations/{id}/webhooks/{webhook_id}",
  "GET /organizations/{id}/webhooks/{webhook_id}/deliveries",
  "POST /organizations/{id}/webhooks/{webhook_id}/test",
  "POST /organizations/{id}/webhooks/{webhook_id}/secret",
  "POST /organizations/{id}/webhooks/{webhook_id}/deliveries/{delivery_id}/send",
  "GET /organizations/{id}/api_tokens",
  "POST /organizations/{id}/api_tokens",
  "DELETE /organizations/{id}/api_tokens/{token_id}",
];

/** What a member at the check-in may beside what everybody may who is signed in: what a helper's link may, and leaving. */
const atTheDoor = [
  "POST /events/{id}/check_ins",
  "GET /events/{id}/check_ins",
  "GET /events/{id}/check_ins/figures",
  "GET /events/{id}/attendance/figures",
  "GET /events/{id}/walk_ins",
  "POST /events/{id}/walk_ins",
  "DELETE /events/{id}/walk_ins/{walk_in_id}",
  "DELETE /organizations/{id}/organization_users/own",
];

type Limited = Exclude<MemberRole, "admin">;

async function makePlace(row: Row) {
  const world = await makeWorld(db, clock.now());
  await row.before?.(world);
  const people = { editor: await makeUser(db), door: await makeUser(db) };
  await db
    .insertInto("organization_members")
    .values(
      Object.entries(people).map(([role, { id }]) => ({
        organization_id: world.organizations.host,
        user_id: id,
        role: role as Limited,
      })),
    )
    .execute();
  return { world, people };
}
const placeFor = shareWorlds(makePlace);

async function statusFor(
  role: Limited,
  name: string,
  row: Row,
  { world, people }: Awaited<ReturnType<typeof makePlace>>,
): Promise<number> {
  const [method = "", path = ""] = name.split(" ");
  const { status } = await api(`${method} ${row.path?.(world) ?? path}` as `${string} /${string}`, {
    as: people[role].session,
    body: row.body?.(world),
  });
  return status;
}

const ofTheMatrix = (row: Row, role: (typeof roles)[number]) =>
  Number(row.statuses.split(" ")[roles.indexOf(role)]);

// Signing in, out and up is no matter of an organization.
const calls = Object.entries(allRows).filter(([name]) => !/ \/auth(\/|$)/.test(name));

it.each(calls)("%s is for the members whose role has the right", async (name, row) => {
  // `owner` is an admin of the event's owner like `member`, whom some rows remove.
  const admin = ofTheMatrix(row, "owner");
  const user = ofTheMatrix(row, "user");
  const place = await placeFor(name.split(" ", 1)[0] ?? "", row);
  // The one with fewer rights first: what is refused has left no trace.
  const door = await statusFor("door", name, row, place);
  const isAsItWas = name.startsWith("GET ") || door >= 400;
  const editor = await statusFor("editor", name, row, isAsItWas ? place : await makePlace(row));
  expect({ editor, door }).toEqual({
    editor: ofAdmins.includes(name) ? 403 : admin,
    door: atTheDoor.includes(name) ? admin : user,
  });
});
