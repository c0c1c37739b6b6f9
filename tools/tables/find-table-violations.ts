import { readSql } from "./read-sql.ts";
import { readTableUses } from "./read-table-uses.ts";
import { type Exception, type Owners, ownerOf, unitOf } from "./units.ts";

export interface SourceFile {
  /** From the root of the project, such as `src/features/help/article-rows.server.ts`. */
  path: string;
  source: string;
}

export interface TableRules {
  owners: Owners;
  /** From the first to the last; a feature may read what stands before it. */
  features: readonly string[];
  exceptions: readonly Exception[];
  /** The tables that the schema has. */
  tables: readonly string[];
  /** The schema's text, for the functions of the database that write. */
  functions: string;
}

/** One sentence for each breach of the rules on tables; empty where there is none. */
export function findTableViolations(files: readonly SourceFile[], rules: TableRules): string[] {
  const tables = new Set(rules.tables);
  const writers = writingFunctions(rules.functions);
  const used = new Set<Exception>();
  const found = [...misownedTables(rules)];
  for (const { path, source } of files) {
    const { uses, calls, isUnreadable, queries } = readTableUses(source, path.endsWith("x"), tables);
    if (isUnreadable) {
      const exception = rules.exceptions.find((one) => path.startsWith(one.path));
      if (exception) used.add(exception);
      else found.push(`${path} names a table by a value: write the names that it may have`);
    }
    if (queries && path.endsWith(".handlers.server.ts")) {
      found.push(`${path} queries the database: a handler calls a use case or a query`);
    }
    const called = calls.flatMap((name) => writers.get(name) ?? []);
    const written = called.map((table) => ({ access: "write" as const, table }));
    for (const key of new Set([...uses, ...written].map(({ access, table }) => `${access} ${table}`))) {
      const [access, table] = key.split(" ") as ["read" | "write", string];
      const breach = breachOf(access, table, path, rules);
      const exception = breach && rules.exceptions.find((one) => allows(one, access, table, path));
      if (exception) used.add(exception);
      else if (breach) found.push(breach);
    }
  }
  for (const exception of rules.exceptions) {
    if (!used.has(exception)) found.push(`the exception for ${exception.path} is not needed any more`);
  }
  return found;
}

function breachOf(access: "read" | "write", table: string, path: string, rules: TableRules): string | null {
  const owner = ownerOf(table, rules.owners);
  const unit = unitOf(path);
  if (!owner || owner === unit) return null;
  if (access === "write") return `${path} writes ${table}, which belongs to ${owner}`;
  const isLater = placeOf(owner, rules.features) > placeOf(unit, rules.features);
  return isLater ? `${path} reads ${table} of ${owner}, which stands after it` : null;
}

const allows = (exception: Exception, access: "read" | "write", table: string, path: string) =>
  path.startsWith(exception.path) &&
  (exception.tables === "all" || (access === "read" && exception.tables.includes(table)));

/** The platform stands before every feature, and what is above the features after all of them. */
function placeOf(unit: string, features: readonly string[]): number {
  if (unit.startsWith("platform/") || unit === "shared" || unit === "ui") return -1;
  const place = features.indexOf(unit.replace(/^features\//, ""));
  return place < 0 ? features.length : place;
}

function misownedTables({ owners, tables }: TableRules): string[] {
  const owned = Object.values(owners).flat();
  return [
    ...tables.filter((table) => !owned.includes(table)).map((table) => `nobody owns the table ${table}`),
    ...owned.filter((table) => !tables.includes(table)).map((table) => `there is no table ${table}`),
    ...owned
      .filter((table, place) => owned.indexOf(table) !== place)
      .map((table) => `${table} has two owners`),
  ];
}

/** Functions of the database by the tables that they write. */
function writingFunctions(schema: string): Map<string, string[]> {
  // A function that ends before a dollar is one expression, which cannot write.
  const bodies = schema
    .replaceAll(/--.*$/gm, "")
    .matchAll(/create (?:or replace )?function (\w+)[^$;]*\$(\w*)\$(.*?)\$\2\$/gis);
  return new Map(
    [...bodies].map(([, name = "", , body = ""]) => [
      name,
      readSql(body).uses.flatMap((use) => (use.access === "write" ? [use.name] : [])),
    ]),
  );
}
