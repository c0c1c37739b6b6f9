import type { Executor } from "../../platform/db/client.server.ts";
import { mapInSlices } from "../../platform/threads/in-slices.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { toWireTime } from "../../shared/time/tokyo-time.ts";
import type { MemberRole } from "./members/member-roles.ts";
import type { MemberRow, UserRow } from "./organizations.contract.ts";
import { presentPerson } from "./present-person.ts";
import { selectPeople } from "./select-people.server.ts";

/** Oldest membership first. */
export async function listMembers(
  db: Executor,
  organizationId: number,
  language: Language,
): Promise<MemberRow[]> {
  const rows = await selectPeople(db)
    .innerJoin("organization_members as m", "m.user_id", "u.id")
    .select(["m.since", "m.role"])
    .where("m.organization_id", "=", organizationId)
    .orderBy("m.since")
    .orderBy("u.id")
    .execute();
  return rows.map(({ since, role, ...row }) => ({
    ...presentPerson(row, language),
    member_since: toWireTime(since),
    role: role as MemberRole,
  }));
}

/** Those who follow at present, latest first. */
export async function listFollowers(
  db: Executor,
  organizationId: number,
  language: Language,
): Promise<UserRow[]> {
  const rows = await selectPeople(db)
    .innerJoin("organization_follows as f", "f.user_id", "u.id")
    .where("f.organization_id", "=", organizationId)
    .where("f.unfollowed_at", "is", null)
    .orderBy("f.followed_at", "desc")
    .orderBy("u.id", "desc")
    .execute();
  return mapInSlices(rows, (row) => presentPerson(row, language));
}
