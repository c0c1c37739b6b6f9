import { expect, it, vi } from "vitest";
import { startTestServer } from "../../../tests/support/server.ts";
import { warnOfNewPublicUrl } from "./warn-of-new-public-url.server.ts";

const { platform } = await startTestServer();

it("the log tells once that the site's address is another than at the last start", async () => {
  const warn = vi.fn();
  const start = (publicUrl: string) =>
    warnOfNewPublicUrl({
      ...platform,
      log: { warn } as unknown as typeof platform.log,
      settings: { ...platform.settings, publicUrl },
    });
  await start("https://one.example");
  await start("https://one.example");
  expect(warn).not.toHaveBeenCalled();
  await start("https://other.example");
  expect(warn.mock.calls).toEqual([
    [
      { before: "https://one.example", now: "https://other.example" },
      expect.stringContaining("links in mails"),
    ],
  ]);
  await start("https://other.example");
  expect(warn).toHaveBeenCalledOnce();
});
