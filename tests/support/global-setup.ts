import { sql } from "kysely";
import type { TestProject } from "vitest/node";
import { contracts } from "../../src/api/contracts.ts";
import { loadReferenceData } from "../../src/features/reference-data/load-reference-data.server.ts";
import { type Db, openDatabase } from "../../src/platform/db/client.server.ts";
import { migrateToLatest } from "../../src/platform/db/migrating/migrate.server.ts";
import { resetCallCoverage, untestedCalls } from "./call-coverage.ts";
import { databaseUrl, templateName } from "./database-url.ts";
import { startThrowawayPostgres } from "./throwaway-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The server of this test run. */
    postgresUrl: string;
  }
}

function failForUntestedCalls(): void {
  const untested = untestedCalls(Object.keys(contracts));
  if (untested.length > 0) throw new Error(`No test has seen these calls succeed:\n${untested.join("\n")}`);
}

/**
 * Events are found by the names of their lists, some forty each, and take the terms of each anew as long as nobody has analysed it. Kept
 * as not analysed yet, they mean the same and cost nothing.
 */
async function keepTermsOfNames(template: Db): Promise<void> {
  await sql`
    insert into text_analyses (digest, version, terms)
    select distinct on (digest) sha256(convert_to(name.value, 'UTF8')) as digest, 0, search_fallback_terms(name.value)
      from (select names from prefectures union all select names from event_purposes
            union all select names from event_formats union all select names from universities) as lists,
           jsonb_each_text(lists.names) as name`.execute(template);
}

/**
 * An empty table that was analysed stays empty for the planner, and a plan that a connection keeps would read all of it for ever after. Of
 * one that never was, it expects some hundred rows.
 */
async function analyzeFilledTables(template: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
     where relkind = 'r' and not relisshared and pg_relation_size(oid) > 0`.execute(template);
  await sql.raw(`vacuum analyze ${rows.map(({ name }) => name).join(", ")}`).execute(template);
}

/** The run's server, of whichever project of tests has come first. */
const shared = globalThis as { testPostgresUrl?: string };

/** One PostgreSQL for the run, with a template that has the schema and the masters: test files clone it. */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (shared.testPostgresUrl) {
    project.provide("postgresUrl", shared.testPostgresUrl);
    return;
  }
  resetCallCoverage();
  const postgres = await startThrowawayPostgres();
  const server = openDatabase(postgres.url, { max: 1 });
  await sql`create database ${sql.id(templateName)}`.execute(server);
  await server.destroy();

  const template = openDatabase(databaseUrl(postgres.url, templateName), { max: 1 });
  await migrateToLatest(template);
  await loadReferenceData(template);
  await keepTermsOfNames(template);
  await analyzeFilledTables(template);
  await template.destroy();

  shared.testPostgresUrl = postgres.url;
  project.provide("postgresUrl", postgres.url);
  return async () => {
    await postgres.stop();
    if (process.env.CHECK_CALLS) failForUntestedCalls();
  };
}
