import { expect, it } from "vitest";
import { startTestServer } from "../support/server.ts";
import { makeWorld } from "../support/world.ts";

const { api, url, db, clock } = await startTestServer({
  FRONTEND_ORIGINS: "https://app.tsudoi.example",
  TRUST_PROXY: "1",
});
const world = await makeWorld(db, clock.now());
const { owner } = await world.signIn();
const path = `/events/${world.eventId}` as const;
/** The second time it is kept. */
const twice = async (ask: Parameters<typeof api>[1] = {}) => [
  await api(`GET ${path}`, ask),
  await api(`GET ${path}`, ask),
];

it("a kept answer has the headers of one that was made", async () => {
  const [made, stored] = await twice({ headers: { "x-request-id": "from-the-balancer" } });
  const headersOf = (answer = made) =>
    Object.fromEntries([...(answer?.headers ?? [])].filter(([name]) => name !== "date"));
  expect(headersOf(stored)).toEqual(headersOf(made));
  expect(stored?.headers.get("x-request-id")).toBe("from-the-balancer");
  expect(stored?.headers.get("x-content-type-options")).toBe("nosniff");
  const own = await api(`GET ${path}`);
  expect(own.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

it("what is kept for visitors is never given to whoever shows a session, nor the other way round", async () => {
  await twice();
  const [, managed] = await twice({ as: owner });
  expect(managed?.body.data.remind_event_mails).toHaveLength(1);
  const [, seen] = await twice();
  expect(seen?.body.data.remind_event_mails).toEqual([]);
  expect(seen?.headers.get("access-token")).toBeNull();
});

it("each language has its own", async () => {
  for (const [language, name] of [
    ["ja", "京都府"],
    ["en", "Kyoto"],
  ] as const) {
    const [, stored] = await twice({ language });
    expect(stored?.body.data.prefecture.name).toContain(name.slice(0, 2));
  }
});

it("a site that may call us is told so on a kept answer too", async () => {
  await twice();
  const [, stored] = await twice({ headers: { origin: "https://app.tsudoi.example" } });
  expect(stored?.headers.get("access-control-allow-origin")).toBe("https://app.tsudoi.example");
});

it("a question for the headers alone gets no body", async () => {
  await twice();
  const answer = await fetch(`${url}/api/v1${path}`, { method: "HEAD" });
  expect([answer.status, await answer.text()]).toEqual([200, ""]);
});
