import { type GenerateOptions, generate, PostgresDialect, RawExpressionNode } from "kysely-codegen";
import type { Db } from "../../src/platform/db/client.server.ts";
import { applicationStates } from "../../src/shared/application-states.ts";
import { referenceDataLists } from "./reference-data-lists.ts";

const language = `import("../../../shared/languages.ts").Language`;

const columnTypes = {
  ...Object.fromEntries(
    referenceDataLists.map((list) => [`${list}.names`, "Generated<Record<string, string>>"]),
  ),
  "applications.state": `Generated<${applicationStates.map((state) => JSON.stringify(state)).join(" | ")}>`,
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
