import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SampleAccounts } from "./sample/load-sample-data.server.ts";

/**
 * Keeps the passwords in `accounts.json` in DATA_DIR, for their owner's eyes, whole or not at all, and says them once
 * on standard output; the log never holds them.
 */
export async function keepSampleAccounts(dataDir: string, accounts: SampleAccounts): Promise<void> {
  const file = join(dataDir, "accounts.json");
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.new`, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  const lines = Object.entries(accounts).map(
    ([role, { email, password }]) => `  ${role.replace("_", " ").padEnd(14)}${email.padEnd(24)}${password}`,
  );
  process.stdout.write(`\nSample accounts (kept in ${file}):\n${lines.join("\n")}\n\n`);
}
