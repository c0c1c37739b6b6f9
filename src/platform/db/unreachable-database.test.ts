import { createServer } from "node:net";
import { afterAll, expect, it } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { openPlatform, startFailureMessage } from "../../bootstrap/open-platform.server.ts";
import { runCommand } from "../../cli/run-command.ts";
import { readSettings } from "../env/read-settings.ts";
import { openLog } from "../log/log.server.ts";

const { url } = await testDatabase();
/** Takes connections and says nothing that PostgreSQL would. */
const other = createServer((socket) => socket.on("error", () => {}).destroy());
await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
const { port } = other.address() as { port: number };
afterAll(() => other.close());

const changed = (change: (address: URL) => void) => {
  const address = new URL(url);
  change(address);
  return address.href;
};

it.each([
  [
    "nothing listens",
    "postgresql://tsudoi:hunter2@127.0.0.1:1/tsudoi",
    "nothing listens at its host and port",
  ],
  [
    "the host is unknown",
    "postgresql://tsudoi:hunter2@db.invalid/tsudoi",
    "the name of its host is not known",
  ],
  [
    "something else listens",
    `postgresql://tsudoi:hunter2@127.0.0.1:${port}/tsudoi`,
    "the connection was cut",
  ],
  [
    "the user is unknown",
    changed((address) => (address.username = "hunter2")),
    "its user or password is refused",
  ],
  [
    "the database is missing",
    changed((address) => (address.pathname = "/nowhere")),
    "there is no database of its name",
  ],
])("where %s, the start and the operator's tool say so and what to do", async (_case, address, reason) => {
  const settings = readSettings({
    DATABASE_URL: address,
    DATABASE_TLS: "off",
    PUBLIC_URL: "http://tsudoi.test",
  });
  const failure = await openPlatform(settings, openLog("silent")).catch((error) => error);
  const sentence = startFailureMessage(failure) ?? "";
  expect(sentence).toContain(`The database of DATABASE_URL cannot be used: ${reason}. Check `);
  expect(sentence).not.toContain("hunter2");
  await expect(runCommand(["counts"], { DATABASE_URL: address, DATABASE_TLS: "off" })).rejects.toThrow(
    sentence,
  );
});
