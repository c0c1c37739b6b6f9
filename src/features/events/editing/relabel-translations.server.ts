import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import type { EventEntry } from "./input/event-entries.ts";

/**
 * Lets the translations of questions follow the event's languages: those of a removed language go, except where they are
 * all that an option has, and those of an entry that changed its language change it too.
 */
export async function relabelTranslations(
  tx: Tx,
  eventId: number,
  stored: readonly EventEntry[],
  entries: readonly EventEntry[],
): Promise<void> {
  const removed = stored.filter((old) => !entries.some(({ id }) => id === old.id));
  if (removed.length > 0)
    await removeTranslations(
      tx,
      eventId,
      removed.map(({ language_id }) => language_id),
    );
  const moved = new Map(
    stored.flatMap((old): [number, number][] => {
      const now = entries.find(({ id }) => id === old.id);
      return now && now.language_id !== old.language_id ? [[old.language_id, now.language_id]] : [];
    }),
  );
  if (moved.size > 0) await moveTranslations(tx, eventId, moved);
}

async function removeTranslations(tx: Tx, eventId: number, languageIds: readonly number[]): Promise<void> {
  await sql`
    delete from question_texts t using questions q
     where q.id = t.question_id and q.event_id = ${eventId} and t.language_id = any(${languageIds}::integer[])`.execute(
    tx,
  );
  await sql`
    delete from question_option_texts t using question_options o, questions q
     where o.id = t.question_option_id and q.id = o.question_id and q.event_id = ${eventId}
       and t.language_id = any(${languageIds}::integer[])
       and exists (select from question_option_texts other
                    where other.question_option_id = o.id and other.language_id <> all(${languageIds}::integer[]))`.execute(
    tx,
  );
}

/** Two languages may trade places, so the rows are taken out before they are laid anew. */
async function moveTranslations(tx: Tx, eventId: number, moved: ReadonlyMap<number, number>): Promise<void> {
  const languageIds = [...moved.keys()];
  const ofEvent = tx.selectFrom("questions").select("id").where("event_id", "=", eventId);
  const titles = await tx
    .deleteFrom("question_texts")
    .where("question_id", "in", ofEvent)
    .where("language_id", "in", languageIds)
    .returningAll()
    .execute();
  const choices = await tx
    .deleteFrom("question_option_texts")
    .where("question_option_id", "in", (eb) =>
      eb.selectFrom("question_options").select("id").where("question_id", "in", ofEvent),
    )
    .where("language_id", "in", languageIds)
    .returningAll()
    .execute();
  const relabelled = <Row extends { language_id: number }>(row: Row) => ({
    ...row,
    language_id: moved.get(row.language_id) ?? row.language_id,
  });
  for (const row of titles) {
    await tx
      .insertInto("question_texts")
      .values(relabelled(row))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  for (const row of choices) {
    await tx
      .insertInto("question_option_texts")
      .values(relabelled(row))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
