import type { Insertable } from "kysely";
import type { Db } from "../../src/platform/db/client.server.ts";
import type { DB } from "../../src/platform/db/generated/schema.ts";

let made = 0;

interface Given {
  owner: number;
  columns?: Partial<Insertable<DB["events"]>>;
  title?: string;
  /** Organizations that have accepted to co-host. */
  coHosts?: number[];
  /** Ids of the people who apply. */
  applicants?: number[];
}

/** An event in English, in the week after the tests' Friday. Answers its id. */
export function makeEvent(
  db: Db,
  { owner, columns, title, coHosts = [], applicants = [] }: Given,
): Promise<number> {
  made += 1;
  return db.transaction().execute(async (tx) => {
    const { id: event_id } = await tx
      .insertInto("events")
      .values({
        start_at: "2026-11-27T18:00:00+09:00",
        max_participant_num: 30,
        prefecture_id: 44,
        event_purpose_id: 1,
        event_format_id: 1,
        owner_organization_id: owner,
        ...columns,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("event_texts")
      .values({
        event_id,
        language_id: 2,
        title: title ?? `Event ${made}`,
        place_name: "Hall A",
        is_main: true,
      })
      .execute();
    await tx.insertInto("event_hosts").values({ event_id, organization_id: owner, is_owner: true }).execute();
    for (const organization_id of coHosts) {
      await tx
        .insertInto("event_hosts")
        .values({ event_id, organization_id, invited_by_id: owner, accepted_at: "2026-11-01T00:00:00Z" })
        .execute();
    }
    for (const user_id of applicants) {
      // The database would date it by the machine's clock, which may be later than the test's.
      const applied_at = "2026-11-19T12:00:00+09:00";
      await tx.insertInto("applications").values({ event_id, user_id, applied_at }).execute();
    }
    return event_id;
  });
}
