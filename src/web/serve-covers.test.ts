import { expect, it } from "vitest";
import { closedPolicy } from "../platform/http/replies/security-headers.ts";
import { covers } from "./serve-covers.server.ts";

const ask = (path: string) => covers().request(path, { headers: { "accept-encoding": "gzip" } });

it("a cover may be kept for ever, comes compressed, and does nothing but show itself", async () => {
  const answer = await ask("/covers/1/16-3.svg");
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/svg+xml; charset=utf-8",
    "content-encoding": "gzip",
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": `${closedPolicy}; style-src 'unsafe-inline'`,
  });
});

it("there are no covers but those that events have", async () => {
  for (const path of ["/covers/1/16-24.svg", "/covers/9/16-3.svg", "/covers/1/x.svg", "/covers/"])
    expect((await ask(path)).status, path).toBe(404);
});
