import type { Db } from "../../src/platform/db/client.server.ts";
import { makeEvent } from "../factories/events.ts";

type Columns = NonNullable<Parameters<typeof makeEvent>[1]["columns"]>;

/** An event in Japanese with a waiting list whose only place somebody has; answers its id. */
export async function makeFullEvent(
  db: Db,
  { owner, applicant, columns = {} }: { owner: number; applicant: number; columns?: Columns },
): Promise<number> {
  const event = await makeEvent(db, {
    owner,
    applicants: [applicant],
    columns: { max_participant_num: 1, has_waiting_list: true, ...columns },
  });
  await db.insertInto("event_spoken_languages").values({ event_id: event, language_id: 1 }).execute();
  return event;
}
