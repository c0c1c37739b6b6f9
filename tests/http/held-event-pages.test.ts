import { RouterContextProvider } from "react-router";
import { beforeAll, describe, expect, it } from "vitest";
import { type PageContext, pageContext } from "../../src/app/rendering/page-context.server.ts";
import routes from "../../src/app/routes.ts";
import { showUnfollowPage } from "../../src/features/organizations/organizations.server.ts";
import { forVisitors } from "../../src/platform/platform.ts";
import { startTestServer } from "../support/server.ts";
import { makeWorld } from "../support/world.ts";

const { api, db, clock, platform, url } = await startTestServer();
const world = await makeWorld(db, clock.now());
await world.makeLottery();
const sessions = await world.signIn();
const { host } = world.organizations;
const name = `Event-${world.eventId}-of-tea`;

type Entry = { path?: string | undefined; file: string; children?: Entry[] | undefined };
const entries = (all: readonly Entry[], before = ""): { path: string; file: string }[] =>
  all.flatMap(({ path, file, children = [] }) => {
    const full = path ? `${before}/${path}` : before;
    return [{ path: full, file }, ...entries(children, full)];
  });
const modules = import.meta.glob<{ loader?: unknown }>("../../src/app/routes/**/*.{ts,tsx}");

/** Every address of the site that names an event or an organization: a new one that forgets what is on hold fails here. */
const pages = entries((await routes) as Entry[]).filter(
  ({ path }) => /:(eventId|organizationId)/.test(path) && !path.startsWith("/manage"),
);
/** Their data is asked for by whoever is signed in; who follows a suspended organization can leave, and reads no name. */
const shells = ["/events/:eventId/check_in", "/organizations/:organizationId/unfollow"];

/** The status of a page's loader for a visitor. */
async function statusOf(file: string, path: string): Promise<number> {
  const module = await modules[`../../src/app/${file}`]?.();
  if (typeof module?.loader !== "function") throw new Error(`${path} has no loader`);
  const page: PageContext = { platform: forVisitors(platform), language: "en", nonce: "", isData: true };
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  const params = { eventId: String(world.eventId), organizationId: String(host), language: "story-en.png" };
  const request = new Request(`http://tsudoi.test${path}`);
  try {
    const answer = await module.loader({ request, context, params });
    if (answer instanceof Response) return answer.status;
    return (answer as { init?: ResponseInit | null })?.init?.status ?? 200;
  } catch (error) {
    const { init, status } = error as { init?: ResponseInit; status?: number };
    return init?.status ?? status ?? 500;
  }
}

const hold = (subject: string, what: string) =>
  api(`PUT /uniteam/${subject}/${what}` as "PUT /", {
    as: sessions.product_team,
    body: what === "hold" || what === "suspend" ? { reason: "It is looked into." } : undefined,
  });

beforeAll(async () => {
  await db.updateTable("event_texts").set({ title: name }).where("event_id", "=", world.eventId).execute();
});

describe.each([
  ["an event on hold", `events/${world.eventId}`, "hold", "release", ":eventId"],
  ["a suspended organization", `organizations/${host}`, "suspend", "restore", ":organizationId"],
])("of %s", (_name, subject, begin, end, key) => {
  const own = pages.filter(({ path }) => path.includes(key));
  const asked = own.filter(({ path }) => !shells.includes(path));

  it("no page is found by visitors, and each is there again after that", async () => {
    expect(asked.length).toBeGreaterThan(key === ":eventId" ? 6 : 0);
    const statuses = () => Promise.all(asked.map(({ file, path }) => statusOf(file, path)));
    const before = await statuses();
    expect(before.every((status) => status === 200)).toBe(true);
    expect(
      (
        await api(`PUT /uniteam/${subject}/${begin}` as "PUT /", {
          as: sessions.product_team,
          body: { reason: "x" },
        })
      ).status,
    ).toBe(200);
    const during = await statuses();
    expect(asked.map(({ path }, place) => `${path} ${during[place]}`)).toEqual(
      asked.map(({ path }) => `${path} 404`),
    );
    await hold(subject, end);
    expect(await statuses()).toEqual(before);
  });
});

const holding = [
  "/api/v1/events",
  `/api/v1/events?q=${name}`,
  "/api/v1/events/calendar?month=2026-11",
  "/api/v1/events/recommended",
  `/api/v1/organizations/${host}/events`,
  "/api/v1/suggestions?q=Event",
  "/feeds/events.ics",
  "/feeds/events.atom",
  `/feeds/events.ics?organization_id=${host}`,
  `/embed/organizations/${host}?lang=en`,
  `/embed/events/${world.eventId}?lang=en`,
  `/api/v1/events/${world.eventId}`,
];

it("lists, search, suggestions, feeds, calendars and frames show nothing of it, and old ETags give no 304", async () => {
  const read = async (path: string, etag = "") => {
    const answer = await fetch(url + path, { headers: etag ? { "if-none-match": etag } : {} });
    return { status: answer.status, text: await answer.text(), etag: answer.headers.get("etag") ?? "" };
  };
  const before = await Promise.all(holding.map((path) => read(path)));
  for (const [place, { status, text }] of before.entries()) {
    expect([holding[place], status, text.includes(name)]).toEqual([holding[place], 200, true]);
  }
  await hold(`events/${world.eventId}`, "hold");
  for (const [place, path] of holding.entries()) {
    const { status, text } = await read(path, before[place]?.etag);
    expect([path, status === 304, text.includes(name)]).toEqual([path, false, false]);
  }
  await hold(`events/${world.eventId}`, "release");
});

it("who follows a suspended organization can leave it; its page and calls tell others no more than of one that there is not", async () => {
  const unknown = 999_999;
  const statusFor = async (as: typeof sessions.user, call: string) =>
    (await api(call as "GET /organizations/{id}/own_follow_state", { as } as never)).status;
  const seenBy = async (as: typeof sessions.user, id: number) => ({
    page: { ...(await showUnfollowPage(platform, "en", String(id))), id: null },
    state: await statusFor(as, `GET /organizations/${id}/own_follow_state`),
    leaving: await statusFor(as, `PUT /organizations/${id}/unfollow`),
  });
  await api(`PUT /organizations/${host}/follow`, { as: sessions.user });
  await hold(`organizations/${host}`, "suspend");
  const file = pages.find(({ path }) => path.endsWith("/unfollow"))?.file ?? "";
  expect(await statusOf(file, `/organizations/${host}/unfollow`)).toBe(200);
  const nothing = { page: { id: null, name: null }, state: 404, leaving: 404 };
  expect(await seenBy(sessions.product_team, unknown)).toEqual(nothing);
  expect(await seenBy(sessions.product_team, host)).toEqual(nothing);
  expect(await seenBy(sessions.user, host)).toEqual({ ...nothing, state: 200, leaving: 200 });
  expect(await seenBy(sessions.user, host)).toEqual(nothing);
  await hold(`organizations/${host}`, "restore");
});
