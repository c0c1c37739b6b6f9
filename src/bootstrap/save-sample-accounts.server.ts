import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Platform } from "../platform/platform.ts";
import type { SampleAccounts } from "../sample/load-sample-data.server.ts";

/**
 * Keeps the passwords in `accounts.json` in DATA_DIR, for their owner's eyes, whole or not at all. Whoever takes a first look
 * is told them once on standard output; elsewhere that is the log, which never holds them.
 */
export async function saveSampleAccounts(
  { settings, log }: Pick<Platform, "settings" | "log">,
  accounts: SampleAccounts,
): Promise<void> {
  const { dataDir, isFirstLook } = settings;
  const file = join(dataDir, "accounts.json");
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.new`, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  if (!isFirstLook) return log.info(`The passwords of the sample accounts are in ${file}`);
  const lines = Object.entries(accounts).map(
    ([role, { email, password }]) => `  ${role.replace("_", " ").padEnd(14)}${email.padEnd(24)}${password}`,
  );
  process.stdout.write(`\nSample accounts (kept in ${file}):\n${lines.join("\n")}\n\n`);
}
