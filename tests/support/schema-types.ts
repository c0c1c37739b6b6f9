import { registerHooks } from "node:module";
import { sql } from "kysely";
import type { GenerateOptions } from "kysely-codegen";
import { memberRoles } from "../../src/features/organizations/members/member-roles.ts";
import type { Db } from "../../src/platform/db/client.server.ts";
import { applicationStates } from "../../src/shared/application-states.ts";
import { referenceDataLists } from "./reference-data-lists.ts";

/** The generator asks for TypeScript by a name under which it is not installed (decision 62). */
const hooks = registerHooks({
  resolve: (name, context, next) => next(name === "typescript" ? "typescript-compiler" : name, context),
});
const { generate, PostgresDialect, RawExpressionNode } = await import("kysely-codegen");
hooks.deregister();

const language = `import("../../../shared/languages/languages.ts").Language`;

const columnTypes = {
  ...Object.fromEntries(
    referenceDataLists.map((list) => [`${list}.names`, "Generated<Record<string, string>>"]),
  ),
  "applications.state": `Generated<${applicationStates.map((state) => JSON.stringify(state)).join(" | ")}>`,
  "organization_invitations.role": memberRoles.map((role) => JSON.stringify(role)).join(" | "),
  "organization_members.role": `Generated<${memberRoles.map((role) => JSON.stringify(role)).join(" | ")}>`,
  "users.language": `Generated<${language}>`,
  "sessions.kind": `"sign_in" | "reset_link"`,
  "account_tokens.purpose": `"email_confirmation" | "password_reset"`,
  "mails.language": language,
  "interface_languages.code": language,
  "mails.state": `Generated<"waiting" | "sending" | "sent" | "failed" | "skipped">`,
  "suppressed_addresses.reason": `"bounce" | "complaint"`,
  "staged_uploads.purpose": `"event_header" | "organization_icon" | "organization_header" | "material"`,
  "removed_things.kind": `"event" | "organization"`,
  "universities.kind": `"national" | "public" | "private"`,
};

/** TypeScript types of every table, with narrower ones than the database knows. */
export function generateSchemaTypes(db: Db): Promise<string> {
  return generate({
    db: db as unknown as GenerateOptions["db"],
    dialect: new PostgresDialect(),
    outFile: null,
    overrides: {
      columns: Object.fromEntries(
        Object.entries(columnTypes).map(([column, type]) => [column, new RawExpressionNode(type)]),
      ),
    },
    excludePattern: "{migrations,graphile_worker.*}",
    typeMapping: { int8: "number" },
  });
}

/** The columns of `events` as a module: code that reads all of them names each, since a `select *` cannot be prepared in a transaction. */
export async function listEventColumns(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
     where attrelid = 'events'::regclass and attnum > 0 and not attisdropped order by name`.execute(db);
  const names = rows.map(({ name }) => `  ${JSON.stringify(name)},\n`).join("");
  return `/** All columns of \`events\`, written by \`npm run db:types\`. */\nexport const eventColumns = [\n${names}] as const;\n`;
}
