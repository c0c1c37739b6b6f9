import { describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { eventMailContent } from "../../events/events.server.ts";

const { api, db, clock } = await startTestServer();
const admin = await makeUser(db);
const student = await makeUser(db);
const past = { start_at: new Date(clock.now().getTime() - 3 * 24 * 60 * 60 * 1000) };
const remove = (id: number, as = admin.session) => api(`DELETE /organizations/${id}`, { as });
const statusOf = async (path: `/${string}`, as: Record<string, string> | null = null) =>
  (await api(`GET ${path}`, { as })).status;
const make = (name?: string) =>
  makeOrganization(db, {
    members: [admin.id],
    ...(name && { name }),
    columns: { phone_num: "075", link_x: "https://x.com/a" },
  });

describe("deleting an organization", () => {
  it("is refused while people come to an event ahead, and not once that is called off", async () => {
    const id = await make();
    const ahead = await makeEvent(db, { owner: id, applicants: [student.id] });
    const refused = await remove(id);
    expect([refused.status, refused.body]).toEqual([
      422,
      { errors: { organization: ["still has events ahead that people have applied to"] } },
    ]);
    expect(await statusOf(`/organizations/${id}`)).toBe(200);
    await api(`PUT /events/${ahead}/cancel`, { as: admin.session, body: {} });
    expect((await remove(id)).status).toBe(200);
    expect(await statusOf(`/events/${ahead}`)).toBe(200);
  });

  it("ends its page, its lists, its members and followers, and erases its contacts", async () => {
    const id = await make("Vanishing Circle");
    await api(`PUT /organizations/${id}/follow`, { as: student.session });
    expect((await remove(id)).body).toEqual({ data: true });
    for (const path of [
      `/organizations/${id}`,
      `/organizations/${id}/events`,
      `/organizations/${id}/own_follow_state`,
    ] as const) {
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    }
    expect((await api(`PUT /organizations/${id}/follow`, { as: student.session })).status).toBe(404);
    expect(
      (await api(`PUT /organizations/${id}/update`, { as: admin.session, body: { organization: {} } }))
        .status,
    ).toBe(404);
    expect((await remove(id)).status).toBe(404);
    expect((await api("GET /users/own/follows", { as: student.session })).body.data).toEqual([]);
    const own = (await api("GET /organizations", { as: admin.session })).body.data as { id: number }[];
    expect(own.map((one) => one.id)).not.toContain(id);
    const directory = await api("GET /organizations/directory?q=Vanishing");
    expect(directory.body.data).toEqual([]);
    const row = await db
      .selectFrom("organizations")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email: "", phone_num: null, link_x: null });
  });

  it("takes what nobody has applied to with it, and leaves past events to those who came, under its name", async () => {
    const id = await make("Circle of Old");
    const draft = await makeEvent(db, { owner: id, columns: { is_published: false } });
    const came = await makeEvent(db, { owner: id, columns: past, applicants: [student.id] });
    const unattended = await makeEvent(db, { owner: id, columns: past });
    await remove(id);
    expect(await statusOf(`/events/${draft}`)).toBe(404);
    expect(await statusOf(`/events/${unattended}`)).toBe(404);
    const { body } = await api(`GET /events/${came}`);
    expect(body.data.organization_events[0].organization).toMatchObject({
      organization_name: "Circle of Old",
      organizer_ids: [],
    });
    const mine = (await api("GET /users/own/applications", { as: student.session })).body.data as {
      event: { id: number };
    }[];
    expect(mine.map(({ event }) => event.id)).toContain(came);
    expect(await statusOf(`/events/${came}/participants`, admin.session)).toBe(403);
  });

  it("ends its part in the events of others, and leaves its own past ones to co-hosts that have accepted", async () => {
    const partner = await makeUser(db);
    const other = await makeOrganization(db, { members: [partner.id] });
    const id = await make();
    const shared = await makeEvent(db, { owner: other, coHosts: [id], applicants: [student.id] });
    const own = await makeEvent(db, { owner: id, coHosts: [other], columns: past, applicants: [student.id] });
    await remove(id);
    const hosts = (await api(`GET /events/${shared}`)).body.data.organization_events as {
      organization_id: number;
    }[];
    expect(hosts.map(({ organization_id }) => organization_id)).toEqual([other]);
    expect(await statusOf(`/events/${own}/participants`, partner.session)).toBe(200);
  });

  it("twice, or while an event is created, leaves no event that nobody manages", async () => {
    const event = {
      start_at: "2026-12-01 18:00",
      max_participant_num: 10,
      prefecture_id: 26,
      event_format_id: 1,
      event_purpose_id: 1,
      used_language_ids: [1],
      language_events_attributes: [{ language_id: 1, title: "鍋の会", place_name: "集会所", is_main: true }],
    };
    for (let round = 0; round < 5; round += 1) {
      const id = await make();
      const create = () =>
        api(`POST /organizations/${id}/events/create`, { as: admin.session, body: { event } });
      const [one, two, made] = await Promise.all([remove(id), remove(id), create()]);
      expect([one.status, two.status].sort()).toEqual([200, 404]);
      expect([200, 403, 404]).toContain(made.status);
      const left = await db
        .selectFrom("events")
        .select("id")
        .where("owner_organization_id", "=", id)
        .execute();
      expect(left).toEqual([]);
    }
  });

  it("sends nothing any more that waited in its name", async () => {
    const id = await make();
    const came = await makeEvent(db, { owner: id, columns: past, applicants: [student.id] });
    await remove(id);
    expect((await api(`GET /events/${came}`)).status).toBe(200);
    const platform = { db, settings: { publicUrl: "http://tsudoi.test" } } as unknown as Parameters<
      typeof eventMailContent
    >[0];
    expect(await eventMailContent(platform, came, "en")).toBeNull();
  });
});
