import { existsSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Removes what a program that has ended kept in its DATA_DIR, also where that leads to a folder elsewhere. */
export function removeDatabase(dataDir: string): void {
  const home = join(dataDir, "postgres");
  if (existsSync(home)) rmSync(realpathSync(home), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}
