import { sql } from "kysely";
import type { Executor } from "../client.server.ts";

const files = import.meta.glob<string>("../schema/**/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The files of the schema, named by the owners of their tables; what a table points at stands before it. */
const order = [
  "platform/db",
  "platform/limits",
  "platform/env",
  "platform/session",
  "platform/text-analysis",
  "features/reference-data",
  "features/accounts/people",
  "features/accounts/sessions",
  "features/accounts/team-log",
  "features/passkeys",
  "features/totp",
  "features/identities",
  "features/organizations/organizations",
  "features/organizations/invitations",
  "features/organizations/recognition",
  "features/organizations/activities",
  "features/help",
  "features/synonyms",
  "features/events/events",
  "features/events/questions",
  "features/events/removed-things",
  "features/events/holds",
  "features/events/templates",
  "features/events/changes",
  "features/events/lists",
  "features/events/search",
  "features/reports",
  "features/affiliation",
  "features/applications/applications",
  "features/applications/tickets",
  "features/applications/write-applications",
  "features/check-in",
  "features/bookmarks",
  "features/inquiries",
  "features/event-mail",
  "features/follow-up/after-events",
  "features/follow-up/surveys",
  "features/event-overview",
  "features/integrations",
  "features/account-export",
  "platform/storage",
  "platform/mail",
];

const texts = order.map((name) => {
  const text = files[`../schema/${name}.sql`];
  if (text === undefined) throw new Error(`the schema has no file ${name}.sql`);
  return text;
});
if (texts.length !== Object.keys(files).length)
  throw new Error("a file of the schema has no place in its order");

/** Makes today's schema in an empty database. */
export async function createSchema(tx: Executor): Promise<void> {
  await runUnchecked(tx, texts);
}

/** Brings every function of an older schema to what its file says now; its tables are those of today already. */
export async function replaceFunctions(tx: Executor): Promise<void> {
  const statements = texts.flatMap(splitStatements);
  await runUnchecked(
    tx,
    statements.filter((statement) => statement.startsWith("create or replace function ")),
  );
}

/** Without a look into functions, which may name what stands in a later file. */
async function runUnchecked(tx: Executor, statements: readonly string[]): Promise<void> {
  await sql`set local check_function_bodies = off`.execute(tx);
  for (const statement of statements) await sql.raw(statement).execute(tx);
  await sql`set local check_function_bodies = on`.execute(tx);
}

/** The statements of a file, without the comments before them. */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let begin = 0;
  for (const { 0: part, index } of text.matchAll(/\$\$.*?\$\$|'[^']*'|--[^\n]*|;/gs)) {
    if (part !== ";") continue;
    statements.push(text.slice(begin, index + 1).replace(/^(\s|--[^\n]*\n)+/, ""));
    begin = index + 1;
  }
  return statements;
}
