import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../../tests/support/server.ts";
import { openFileStore } from "../../../../platform/storage/file-store.server.ts";

const dataDir = await mkdtemp(join(tmpdir(), "tsudoi-hidden-images-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const { api, db, clock, platform, url } = await startTestServer({ DATA_DIR: dataDir });
const team = await makeUser(db, { is_uniteam: true });
const organizer = await makeUser(db);
let owner: number;
let id: number;
let minutes = 0;
/** The hidden images that a process knows are up to ten seconds old. */
const later = () => clock.set(new Date(Date.parse(testNow) + ++minutes * 60_000));

async function image(): Promise<string> {
  const name = `${crypto.randomUUID().replaceAll("-", "").slice(0, 22)}`;
  for (const width of [400, 1600]) {
    await (await openFileStore(platform)).putImage(`${name}-${width}.webp`, Buffer.from("picture"));
  }
  return `images/${name}-1600.webp`;
}
let picture: string;
let icon: string;
beforeEach(async () => {
  [picture, icon] = [await image(), await image()];
  owner = await makeOrganization(db, { members: [organizer.id] });
  await db.updateTable("organizations").set({ icon_url: icon }).where("id", "=", owner).execute();
  id = await makeEvent(db, { owner, columns: { thumbnail_url: picture } });
  await db.insertInto("event_spoken_languages").values({ event_id: id, language_id: 2 }).execute();
});

const asTeam = (call: string) =>
  api(call as "PUT /", { as: team.session, body: { reason: "It is looked into." } } as never);
const hold = async (call: string) => {
  expect((await asTeam(call)).status).toBe(200);
  later();
};
const get = (stored: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/uploads/${stored}`, { headers });
const statusOf = async (stored: string) => (await get(stored)).status;
const shownAt = (address: string) => fetch(address.replace("http://tsudoi.test", url));

describe("an uploaded picture", () => {
  it("of an event on hold is found in no size, and its 404 is kept by no cache, until the release", async () => {
    const small = picture.replace("-1600", "-400");
    expect(await statusOf(picture)).toBe(200);
    await hold(`PUT /uniteam/events/${id}/hold`);
    const gone = await get(picture);
    expect([gone.status, gone.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect(await statusOf(small)).toBe(404);
    const etag = `"${picture.slice("images/".length)}"`;
    expect((await get(picture, { "if-none-match": etag })).status).toBe(404);
    await hold(`PUT /uniteam/events/${id}/release`);
    expect([await statusOf(picture), await statusOf(small)]).toEqual([200, 200]);
  });

  it("and icon of a suspended organization are found by nobody else, until it is restored", async () => {
    await hold(`PUT /uniteam/organizations/${owner}/suspend`);
    expect([await statusOf(picture), await statusOf(icon)]).toEqual([404, 404]);
    await hold(`PUT /uniteam/organizations/${owner}/restore`);
    expect([await statusOf(picture), await statusOf(icon)]).toEqual([200, 200]);
  });

  it("that another event shows too stays", async () => {
    await makeEvent(db, { owner: await makeOrganization(db), columns: { thumbnail_url: picture } });
    await hold(`PUT /uniteam/events/${id}/hold`);
    expect(await statusOf(picture)).toBe(200);
  });

  it("of a suspended owner is shown with its event to managers and team, and that of a co-host to all who see it", async () => {
    const other = await makeOrganization(db, { members: [organizer.id] });
    const shared = await image();
    await db.updateTable("organizations").set({ icon_url: shared }).where("id", "=", other).execute();
    await db
      .insertInto("event_hosts")
      .values({ event_id: id, organization_id: other, accepted_at: clock.now() })
      .execute();
    await hold(`PUT /uniteam/organizations/${owner}/suspend`);
    const iconsFor = async (call: string, as: Record<string, string>) => {
      const { data } = (await api(call as "GET /events", { as })).body as never as { data: unknown };
      const [event] = [data].flat() as { organizations: { id: number; icon_url: string }[] }[];
      return event?.organizations.map((one) => one.icon_url) ?? [];
    };
    for (const [call, as] of [
      [`GET /events/${id}`, organizer.session],
      [`GET /events/${id}`, team.session],
      [`GET /events?managed=true&organization_id=${owner}`, organizer.session],
    ] as const) {
      const [own = "", hosts = ""] = await iconsFor(call, as);
      expect([call, (await shownAt(own)).status]).toEqual([call, 200]);
      expect(hosts).toBe(`http://tsudoi.test/uploads/${shared}`);
    }
    expect([await statusOf(icon), await statusOf(shared)]).toEqual([404, 200]);
  });

  it("is shown to managers and team at a signed address, for a day or two, and saved under its name", async () => {
    await hold(`PUT /uniteam/organizations/${owner}/suspend`);
    const read = async (as: Record<string, string>) =>
      (await api(`GET /events/${id}`, { as })).body.data.thumbnail_url as string;
    for (const address of [await read(organizer.session), await read(team.session)]) {
      const shown = await shownAt(address);
      expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
      expect((await shownAt(address.replace(/.$/, "_"))).status).toBe(404);
    }
    const organization = (await api(`GET /organizations/${owner}`, { as: organizer.session })).body.data;
    expect((await shownAt(organization.icon_url)).status).toBe(200);
    const body = { event: { thumbnail_url: await read(organizer.session) } };
    expect(
      (await api(`PUT /events/${id}/update`, { as: organizer.session, body })).body.errors,
    ).toBeUndefined();
    const saved = db.selectFrom("events").select("thumbnail_url").where("id", "=", id);
    expect(await saved.executeTakeFirstOrThrow()).toEqual({ thumbnail_url: picture });
    const address = await read(organizer.session);
    minutes += 3 * 24 * 60;
    later();
    expect((await shownAt(address)).status).toBe(404);
  });
});
