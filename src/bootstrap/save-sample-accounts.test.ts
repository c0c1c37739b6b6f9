import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { readSettings } from "../platform/env/read-settings.ts";
import { openLog } from "../platform/log/log.server.ts";
import { saveSampleAccounts } from "./save-sample-accounts.server.ts";

const folder = await mkdtemp(join(tmpdir(), "tsudoi-accounts-"));
afterAll(() => rm(folder, { recursive: true }));

test("on a first look the sample passwords are said once and kept for their owner's eyes alone", async () => {
  const said = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const account = (name: string) => ({ email: `${name}@example.com`, password: `${name} secret` });
  const accounts = {
    student: account("student"),
    organizer: account("organizer"),
    co_host: account("co-host"),
    product_team: account("team"),
  };
  const dataDir = join(folder, "not yet there");
  const settings = { ...readSettings({}), dataDir };
  await saveSampleAccounts({ settings, log: openLog("silent") }, accounts);
  const text = said.mock.calls.join("");
  said.mockRestore();

  const file = join(dataDir, "accounts.json");
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual(accounts);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(["accounts.json"]);
  for (const { email, password } of Object.values(accounts)) {
    expect(text).toMatch(new RegExp(`${email}\\s+${password}`));
  }

  const log = openLog("silent");
  const logged = vi.spyOn(log, "info");
  const elsewhere = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  await saveSampleAccounts({ settings: { ...settings, isFirstLook: false }, log }, accounts);
  expect(elsewhere).not.toHaveBeenCalled();
  elsewhere.mockRestore();
  expect(logged.mock.calls).toEqual([[`The passwords of the sample accounts are in ${file}`]]);
});
