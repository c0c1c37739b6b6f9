import { parseSync } from "@swc/core";
import { type Access, readSql, unnamed } from "./read-sql.ts";

export interface TableUse {
  access: Access;
  table: string;
}

/** The tables that the source of one file uses. */
export interface TableUses {
  uses: TableUse[];
  /** Functions of the database that its SQL calls. */
  calls: string[];
  /** The file names a table by a value and has no table's name that the value may be. */
  isUnreadable: boolean;
  /** It builds or runs a query, on tables of whomever. */
  queries: boolean;
}

const readers = ["selectFrom", "innerJoin", "leftJoin", "rightJoin", "fullJoin", "crossJoin"];
const lateralJoins = ["innerJoinLateral", "leftJoinLateral", "crossJoinLateral"];
const writers = ["insertInto", "replaceInto", "updateTable", "deleteFrom", "mergeInto"];
const builders = new Map<string, Access>([
  ...[...readers, ...lateralJoins].map((method) => [method, "read"] as const),
  ...writers.map((method) => [method, "write"] as const),
]);
/** Names of other things too, so they count only with a table's name behind them. */
const ambiguousReaders = new Set(["from", "using", "table"]);
const runners = new Set([
  ...["where", "execute", "executeTakeFirst", "executeTakeFirstOrThrow", "transaction", "forUpdate"],
]);
const looksLikeSql = /^\s*(select|insert\s+into|update|delete\s+from|truncate|with|copy)\s/i;

interface Node {
  type: string;
  [key: string]: unknown;
}

/**
 * Reads the calls of the query builder, the templates of `sql` and texts that are statements.
 * @param tables every table that there is
 */
export function readTableUses(source: string, isTsx: boolean, tables: ReadonlySet<string>): TableUses {
  const found = { uses: [] as TableUse[], calls: [] as string[], queries: false };
  const dynamic = new Set<Access>();
  const names = new Set<string>();
  const add = (access: Access, name: string) => {
    if (name === unnamed) dynamic.add(access);
    else if (tables.has(name)) found.uses.push({ access, table: name });
  };
  const addSql = (text: string) => {
    const { uses, calls } = readSql(text);
    for (const { access, name } of uses) add(access, name);
    found.calls.push(...calls);
    found.queries = true;
  };
  visit(
    parseSync(source, { syntax: "typescript", tsx: isTsx, decorators: false }) as unknown as Node,
    (node) => {
      if (node.type === "StringLiteral" && tables.has(node.value as string)) names.add(node.value as string);
      if (node.type === "KeyValueProperty" && tables.has(nameOf(node.key))) names.add(nameOf(node.key));
      if (node.type === "StringLiteral" && looksLikeSql.test(node.value as string))
        addSql(node.value as string);
      if (node.type === "TemplateLiteral" && looksLikeSql.test(textOf(node))) addSql(textOf(node));
      if (node.type === "TaggedTemplateExpression" && nameOf(node.tag) === "sql") {
        addSql(textOf(node.template as Node));
      }
      if (node.type === "CallExpression") readCall(node);
    },
  );
  for (const access of dynamic) for (const name of names) found.uses.push({ access, table: name });
  return { ...found, isUnreadable: dynamic.size > 0 && names.size === 0 };

  function readCall(node: Node) {
    const method = nameOf(node.callee);
    const access = builders.get(method);
    if (access || runners.has(method)) found.queries = true;
    const argument = (node.arguments as { expression: Node }[])[0]?.expression;
    if (!argument) return;
    const given = argument.type === "ArrayExpression" ? elementsOf(argument) : [argument];
    for (const one of given) {
      if (one.type === "StringLiteral") {
        const name = (one.value as string).split(/\s/)[0] ?? "";
        if (access) add(access, name);
        else if (ambiguousReaders.has(method)) add("read", name);
      } else if (access && one.type === "Identifier") add(access, unnamed);
      else if (access && one.type === "MemberExpression") add(access, unnamed);
    }
  }
}

const elementsOf = (array: Node) =>
  (array.elements as { expression: Node }[]).map(({ expression }) => expression);

/** The last name of `a.b.c`, of `c`, and of a call's type-annotated callee. */
function nameOf(value: unknown): string {
  const node = value as Node | undefined;
  if (node?.type === "Identifier" || node?.type === "StringLiteral") return node.value as string;
  if (node?.type === "MemberExpression") return nameOf(node.property);
  if (node?.type === "OptionalChainingExpression") return nameOf(node.base);
  return "";
}

/** A template's text; tables that it takes from values stay recognizable. */
function textOf(template: Node): string {
  const quasis = template.quasis as { cooked?: string; raw: string }[];
  const values = (template.expressions ?? []) as Node[];
  return quasis.map(({ cooked, raw }, index) => (cooked ?? raw) + standInFor(values[index])).join("");
}

function standInFor(value: Node | undefined): string {
  if (!value) return "";
  const isTable = value.type === "CallExpression" && nameOf(value.callee) === "table";
  if (!isTable)
    return ` ${value.type === "Identifier" || value.type === "MemberExpression" ? unnamed : "value"} `;
  const argument = (value.arguments as { expression: Node }[])[0]?.expression;
  return argument?.type === "StringLiteral" ? ` ${argument.value} ` : ` ${unnamed} `;
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const value of Object.values(node)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one && typeof one === "object") visit(one as Node, see);
    }
  }
}
