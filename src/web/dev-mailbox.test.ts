import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startTestServer } from "../../tests/support/server.ts";
import { readSettings } from "../platform/env/read-settings.ts";
import { openMetrics } from "../platform/observe/metrics.server.ts";
import { createRequestListener } from "./create-request-listener.server.ts";
import { hasDevMailbox } from "./dev-mailbox.server.tsx";

const { platform } = await startTestServer();
const dataDir = mkdtempSync(join(tmpdir(), "tsudoi-mailbox-"));
mkdirSync(join(dataDir, "dev-mails"));
const stored = {
  messageId: "m1",
  to: "a@example.com",
  subject: "Your link",
  html: "<head>",
  text: "secret link",
};
writeFileSync(join(dataDir, "dev-mails", "m1.json"), JSON.stringify(stored));

const settings = { ...readSettings({}), dataDir };
const server = createServer(createRequestListener({ ...platform, settings }, openMetrics(), null));
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as { port: number };
afterAll(() => {
  server.close();
  rmSync(dataDir, { recursive: true });
});

/** The statuses of the list and of one mail. */
const ask = (headers: Record<string, string>, origin = "") =>
  Promise.all(
    ["/dev/mail", "/dev/mail/m1/text"].map(
      (path) =>
        new Promise<number | undefined>((resolve, reject) => {
          request({ host: "127.0.0.1", port, path: origin + path, headers }, (answer) => {
            answer.resume();
            resolve(answer.statusCode);
          })
            .on("error", reject)
            .end();
        }),
    ),
  );

describe("the mailbox of a first look", () => {
  it("is opened by the names that a machine has for itself", async () => {
    for (const host of ["localhost", `localhost:${port}`, "127.0.0.1:3000", "127.0.0.2", `[::1]:${port}`])
      expect(await ask({ host })).toEqual([200, 200]);
  });

  it.each([
    [{ host: "evil.example" }],
    [{ host: "localhost.evil.example" }],
    [{ host: "127.0.0.1.evil.example:3000" }],
    [{ host: "localhost.:3000" }],
    [{ host: "192.168.1.5:3000" }],
    [{ host: "localhost", "x-forwarded-host": "tsudoi.example" }],
    [{ host: "localhost", "x-forwarded-for": "192.0.2.1" }],
    [{ host: "localhost", forwarded: "for=192.0.2.1" }],
  ])("is not there for %j", async (headers) => {
    expect(await ask(headers)).toEqual([404, 404]);
  });

  it("is not there where the request line names another host, or the header does", async () => {
    expect(await ask({ host: "localhost" }, "http://evil.example")).toEqual([404, 404]);
    expect(await ask({ host: "evil.example" }, "http://localhost")).toEqual([404, 404]);
    expect(await ask({ host: "localhost" }, "http://localhost")).toEqual([200, 200]);
  });

  it("is there neither with a mail server, nor where other machines get in, nor on a site with an address", () => {
    expect(hasDevMailbox(settings)).toBe(true);
    for (const other of [
      { smtpUrl: "smtp://mail" },
      { host: "0.0.0.0" },
      { host: "::" },
      { isFirstLook: false },
    ])
      expect(hasDevMailbox({ ...settings, ...other })).toBe(false);
  });
});
