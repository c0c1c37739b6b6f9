import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/client.server.ts";
import { AppError, invalid, notFound } from "../../shared/app-error.ts";
import { recordTeamAction } from "../accounts/accounts.server.ts";
import { lockSynonyms } from "./load-synonyms.server.ts";
import { presentSynonymGroup } from "./present-synonym-group.ts";
import { type SynonymGroupRow, selectSynonymGroups } from "./synonym-rows.server.ts";
import type { SentSynonymGroup } from "./synonyms.contract.ts";

/** Throws `invalid` for words that are there twice, in this group or another. */
export function createSynonymGroup(db: Db, sent: SentSynonymGroup, now: Date): Promise<SynonymGroupRow> {
  return db.transaction().execute(async (tx) => {
    await lockSynonyms(tx);
    const { id } = await tx
      .insertInto("synonym_groups")
      .values({ created_at: now, updated_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    const group = await writeWords(tx, id, sent);
    await record(tx, "synonyms.created", group);
    return group;
  });
}

/** As {@link createSynonymGroup}; throws `conflict` where the group was not read last. */
export function updateSynonymGroup(
  db: Db,
  id: number,
  sent: SentSynonymGroup,
  now: Date,
): Promise<SynonymGroupRow> {
  return db.transaction().execute(async (tx) => {
    await lockSynonyms(tx);
    await refuseIfChanged(tx, id, sent.updated_at);
    await tx.updateTable("synonym_groups").set({ updated_at: now }).where("id", "=", id).execute();
    const group = await writeWords(tx, id, sent);
    await record(tx, "synonyms.edited", group);
    return group;
  });
}

/** The row of a group that came with the product stays, so that the next start does not add it again. */
export function deleteSynonymGroup(db: Db, id: number, now: Date): Promise<SynonymGroupRow> {
  return db.transaction().execute(async (tx) => {
    await lockSynonyms(tx);
    const group = await findGroup(tx, id);
    await tx.deleteFrom("synonyms").where("synonym_group_id", "=", id).execute();
    await tx
      .updateTable("synonym_groups")
      .set({ is_deleted: true, updated_at: now })
      .where("id", "=", id)
      .execute();
    await record(tx, "synonyms.removed", group);
    return group;
  });
}

type SynonymActionKind = "synonyms.created" | "synonyms.edited" | "synonyms.removed";

/** The words go into the line, which outlives them. */
function record(tx: Tx, kind: SynonymActionKind, { id, words }: SynonymGroupRow): Promise<void> {
  const title = words.map(({ word }) => word).join(" / ");
  return recordTeamAction(tx, { kind, subject: "synonyms", subjectId: id, details: { words: title } });
}

async function findGroup(tx: Tx, id: number): Promise<SynonymGroupRow> {
  const group = await selectSynonymGroups(tx).where("g.id", "=", id).executeTakeFirst();
  if (!group) throw notFound("synonym_group");
  return group;
}

async function refuseIfChanged(tx: Tx, id: number, readAt: string | undefined): Promise<void> {
  const group = await findGroup(tx, id);
  if (readAt === undefined || group.updated_at.getTime() === Date.parse(readAt)) return;
  throw new AppError(
    "conflict",
    { synonym_group: [{ code: "changed_by_someone_else" }] },
    { current: presentSynonymGroup(group) },
  );
}

async function writeWords(tx: Tx, id: number, { words }: SentSynonymGroup): Promise<SynonymGroupRow> {
  await refuseRepeated(tx, id, words);
  await tx.deleteFrom("synonyms").where("synonym_group_id", "=", id).execute();
  await tx
    .insertInto("synonyms")
    .values(words.map(({ language_id, word }) => ({ synonym_group_id: id, language_id, word })))
    .execute();
  return findGroup(tx, id);
}

/** Words are the same where the search takes them for the same. */
async function refuseRepeated(tx: Tx, id: number, words: SentSynonymGroup["words"]): Promise<void> {
  const { rows } = await sql<{ word: string; folded: string; others: string | null }>`
    select sent.word, fold_text(sent.word) as folded,
           (select string_agg(other.word, ', ' order by other.id) from synonyms other
             where other.synonym_group_id = same.synonym_group_id) as others
      from unnest(${words.map(({ word }) => word)}::text[]) with ordinality as sent (word, place)
      left join synonyms same on same.folded = fold_text(sent.word) and same.synonym_group_id <> ${id}
     order by sent.place`.execute(tx);
  if (new Set(rows.map(({ folded }) => folded)).size < rows.length) throw invalid("words", "repeated");
  const taken = rows.find(({ others }) => others !== null);
  if (taken) throw invalid("words", "in_other_group", { word: taken.word, group: taken.others ?? "" });
}
