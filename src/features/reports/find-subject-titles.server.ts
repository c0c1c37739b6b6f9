import { type RawBuilder, sql } from "kysely";
import type { Executor } from "../../platform/db/client.server.ts";
import { isNotDeleted } from "../../shared/is-not-deleted.server.ts";
import { fallbackChain, type Language, languageIds } from "../../shared/languages/languages.ts";
import { contentForReaderSql } from "../../shared/languages/readers/text-reader.ts";
import { personName } from "../../shared/people/person-name.ts";
import type { TeamActionSubject } from "../accounts/accounts.server.ts";

interface Subject {
  subject: TeamActionSubject;
  subject_id: number;
}

/** Titles by kind and id, as `event 12`, in the reader's language; what is gone has none. */
export async function findSubjectTitles(
  db: Executor,
  subjects: readonly Subject[],
  language: Language,
): Promise<Map<string, string>> {
  const idsOf = (kind: TeamActionSubject) => [
    ...new Set(subjects.filter(({ subject }) => subject === kind).map((one) => one.subject_id)),
  ];
  const titled = kinds(language).filter(({ kind }) => idsOf(kind).length > 0);
  const found = await Promise.all([
    ...titled.map(async ({ kind, select }) => {
      const { rows } = await sql<{ id: number; title: string | null }>`${select(idsOf(kind))}`.execute(db);
      return rows.map(({ id, title }) => [`${kind} ${id}`, title ?? ""] as const);
    }),
    findPeople(db, idsOf("person"), language),
  ]);
  return new Map(found.flat().filter(([, title]) => title !== ""));
}

type SelectTitles = (ids: number[]) => RawBuilder<unknown>;

const kinds = (language: Language): { kind: TeamActionSubject; select: SelectTitles }[] => {
  const chain = sql.lit(
    `{${fallbackChain(language)
      .map((one) => languageIds[one])
      .join(",")}}`,
  );
  /** The text that the reader gets of what organizers write. */
  const first = (text: string, table: string, key: string, id: string) =>
    sql`(select ${sql.ref(text)} from ${sql.table(table)} t where ${sql.ref(key)} = ${sql.ref(id)}
            and (t.is_main or ${sql.ref(text)} ~ '\\S')
          order by ${contentForReaderSql(language, sql`t.language_id`, sql`t.is_main`)} limit 1)`;
  return [
    {
      kind: "event",
      select: (ids) => sql`select e.id, ${first("t.title", "event_texts", "t.event_id", "e.id")} as title
        from events e where e.id = any(${ids}::integer[])`,
    },
    {
      kind: "organization",
      select: (
        ids,
      ) => sql`select o.id, ${first("t.name", "organization_texts", "t.organization_id", "o.id")} as title
        from organizations o where o.id = any(${ids}::integer[])`,
    },
    {
      kind: "university",
      select: (ids) =>
        sql`select u.id, coalesce(${sql.join(
          fallbackChain(language).map((one) => sql`u.names ->> ${sql.lit(one)}`),
        )}) as title from universities u where u.id = any(${ids}::integer[])`,
    },
    {
      kind: "article",
      select: (
        ids,
      ) => sql`select h.id, (select t.title from help_article_texts t where t.help_article_id = h.id
          order by array_position(${chain}::integer[], t.language_id) nulls last, t.id limit 1) as title
        from help_articles h where h.id = any(${ids}::integer[])`,
    },
    {
      kind: "synonyms",
      select: (ids) => sql`select s.synonym_group_id as id, string_agg(s.word, ' / ' order by s.id) as title
        from synonyms s where s.synonym_group_id = any(${ids}::integer[]) group by s.synonym_group_id`,
    },
    {
      kind: "report",
      select: (ids) => sql`select r.id, r.title from reports r where r.id = any(${ids}::integer[])`,
    },
  ];
};

async function findPeople(db: Executor, ids: number[], language: Language) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("users as u")
    .select(["u.id", "u.first_name", "u.last_name"])
    .where("u.id", "in", ids)
    .where(isNotDeleted("u"))
    .execute();
  return rows.map(({ id, first_name, last_name }) => {
    const name = personName({ first_name: first_name ?? "", last_name: last_name ?? "" }, language);
    return [`person ${id}`, name] as const;
  });
}
