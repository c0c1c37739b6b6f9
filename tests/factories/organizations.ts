import type { Insertable } from "kysely";
import type { Db } from "../../src/platform/db/client.server.ts";
import type { DB } from "../../src/platform/db/generated/schema.ts";

let made = 0;

interface Given {
  columns?: Partial<Insertable<DB["organizations"]>>;
  name?: string;
  /** Ids of its members, oldest membership first. */
  members?: number[];
  prefectures?: number[];
  universities?: number[];
}

/** An organization with a name in English. Answers its id. */
export function makeOrganization(db: Db, given: Given = {}): Promise<number> {
  made += 1;
  return db.transaction().execute(async (tx) => {
    const { id: organization_id } = await tx
      .insertInto("organizations")
      .values({ email: `club${made}@example.com`, ...given.columns })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("organization_texts")
      .values({ organization_id, language_id: 2, name: given.name ?? `Club ${made}`, is_main: true })
      .execute();
    for (const [index, user_id] of (given.members ?? []).entries()) {
      const since = new Date(Date.UTC(2026, 0, 1, 0, index));
      await tx.insertInto("organization_members").values({ organization_id, user_id, since }).execute();
    }
    for (const [position, prefecture_id] of (given.prefectures ?? []).entries()) {
      await tx
        .insertInto("organization_prefectures")
        .values({ organization_id, prefecture_id, position })
        .execute();
    }
    for (const [position, university_id] of (given.universities ?? []).entries()) {
      await tx
        .insertInto("organization_universities")
        .values({ organization_id, university_id, position })
        .execute();
    }
    return organization_id;
  });
}
