import type { Db } from "../../src/platform/db/client.server.ts";

/** Kyoto University. */
export const kyoto = 54;

interface Given {
  organizationId: number;
  universityId: number;
  level?: { ja: string; en: string };
  /** The last day. */
  until?: string;
  grantedAt?: string;
}

/** A recognition of an organization, which names the university from now on. */
export async function makeRecognition(db: Db, given: Given): Promise<void> {
  const { organizationId, universityId, level = { ja: "公認", en: "Official" } } = given;
  const names = { organization_id: organizationId, university_id: universityId };
  await db
    .insertInto("organization_universities")
    .values(names)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto("recognitions")
    .values({
      ...names,
      level_ja: level.ja,
      level_en: level.en,
      valid_until: given.until ?? "2027-03-31",
      granted_at: given.grantedAt ?? "2026-04-01T12:00:00+09:00",
    })
    .execute();
}

/** Names a person as one of a university's office. */
export async function makeStaff(db: Db, universityId: number, userId: number): Promise<void> {
  await db.insertInto("university_staff").values({ university_id: universityId, user_id: userId }).execute();
  await db
    .updateTable("users")
    .set({ email_confirmed_at: new Date("2026-01-01T00:00:00Z") })
    .where("id", "=", userId)
    .where("email_confirmed_at", "is", null)
    .execute();
}
