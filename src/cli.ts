import { OperatorError } from "./cli/operator-error.ts";
import { runCommand } from "./cli/run-command.ts";
import { EmbeddedPostgresError } from "./platform/db/embedded/embedded-postgres-error.ts";
import { UnreachableDatabaseError } from "./platform/db/unreachable-database.ts";
import { SettingsError } from "./platform/env/read-settings.ts";

const mendable = [OperatorError, SettingsError, EmbeddedPostgresError, UnreachableDatabaseError];

runCommand(process.argv.slice(2), process.env).then(
  (said) => process.stdout.write(`${said}\n`),
  (error) => {
    console.error(mendable.some((kind) => error instanceof kind) ? error.message : error);
    process.exitCode = 1;
  },
);
