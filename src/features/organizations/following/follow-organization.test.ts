import { describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { presentDisclosure } from "../disclosure/disclosure.ts";

const { api, db, clock } = await startTestServer();
const member = await makeUser(db, { university_id: 81 });
const other = await makeUser(db);
const id = await makeOrganization(db, {
  columns: { email: "cook@example.com", phone_num: "097-000-0000", link_x: "https://x.com/cook" },
  name: "Culture Club",
  members: [member.id],
  prefectures: [44, 13],
  universities: [81],
});

describe("an organization's page", () => {
  it("shows everybody the organization without its e-mail address and phone number", async () => {
    for (const as of [null, other.session]) {
      const { status, body } = await api(`GET /organizations/${id}`, { as });
      expect(status).toBe(200);
      expect(body.data).toEqual({
        id,
        icon_url: null,
        header_url: null,
        email: null,
        phone_num: null,
        is_hf: false,
        answers_kept_days: 180,
        prefecture_ids: [44, 13],
        university_ids: [81],
        prefectures: [
          { id: 44, name: "Oita" },
          { id: 13, name: "Tokyo" },
        ],
        recognitions: [],
        universities: [
          {
            id: 81,
            name_en: "Oita University",
            name_ja: "大分大学",
            prefecture_id: 44,
            snake_name: "Oita_University",
          },
        ],
        organizer_ids: [member.id],
        organization_name: "Culture Club",
        link_instagram: null,
        link_wechat: null,
        link_facebook: null,
        link_line: null,
        link_x: "https://x.com/cook",
        link_official_site: null,
        disclosure: presentDisclosure({}),
        is_disclosed: false,
        language_organizations: [
          { id: expect.any(Number), language_id: 2, name: "Culture Club", discription: "", is_main: true },
        ],
        lock_version: 0,
      });
    }
  });

  it("shows organizers the e-mail address and phone number", async () => {
    const { body } = await api(`GET /organizations/${id}`, { as: member.session });
    expect(body.data).toMatchObject({ email: "cook@example.com", phone_num: "097-000-0000" });
  });

  it("names the organization and its reference data in the language of the request, the main name where there is no other", async () => {
    await api("POST /language_organizations/create", {
      as: member.session,
      body: { organization_id: id, language_id: 1 },
    });
    const blank = await api(`GET /organizations/${id}`, { language: "ja" });
    expect(blank.body.data.organization_name).toBe("Culture Club");
    expect(blank.body.data.prefectures[0]).toEqual({ id: 44, name: "大分県" });
    await api(`PUT /organizations/${id}/update`, {
      as: member.session,
      body: { organization: { language_organizations_attributes: [{ language_id: 1, name: "文化部" }] } },
    });
    const named = await api(`GET /organizations/${id}`, { language: "ja" });
    expect(named.body.data.organization_name).toBe("文化部");
    expect((await api(`GET /organizations/${id}`)).body.data.organization_name).toBe("Culture Club");
  });

  it.each(["0", "-1", "abc", "1.5", "2147483648", "999999", "0x1", "1e0", "%00"])(
    "is not found for the id %s",
    async (bad) => {
      const { status, body } = await api(`GET /organizations/${bad}`);
      expect([status, body]).toEqual([404, { errors: { organization: ["was not found"] } }]);
    },
  );
});

describe("the list of organizations", () => {
  it("holds the caller's own ones alone", async () => {
    const second = await makeOrganization(db, { members: [other.id, member.id] });
    const mine = await api("GET /organizations", { as: member.session });
    expect(mine.body.data.map((row: { id: number }) => row.id)).toEqual([id, second]);
    const theirs = await api("GET /organizations", { as: other.session });
    expect(theirs.body.data.map((row: { id: number }) => row.id)).toEqual([second]);
    expect(theirs.body.data[0].email).toMatch(/@example.com$/);
  });

  it("is refused to visitors", async () => {
    const { status, body } = await api("GET /organizations");
    expect([status, body]).toEqual([401, { errors: { user: ["must be logged in"] } }]);
  });
});

describe("following", () => {
  const state = async (as: Record<string, string> | null) =>
    (await api(`GET /organizations/${id}/own_follow_state`, { as })).body.data;

  it("is null for visitors and for those who never followed", async () => {
    expect(await state(null)).toBeNull();
    expect(await state(other.session)).toBeNull();
  });

  it("needs a login, in words that suit the snackbar", async () => {
    for (const verb of ["follow", "unfollow"] as const) {
      const { status, body } = await api(`PUT /organizations/${id}/${verb}`);
      expect([status, body]).toEqual([401, { errors: { user: ["must be logged in"] } }]);
    }
  });

  it("to an unknown organization is not found", async () => {
    expect((await api("GET /organizations/999999/own_follow_state")).status).toBe(404);
    expect((await api("PUT /organizations/999999/follow", { as: other.session })).status).toBe(404);
    expect((await api("PUT /organizations/999999/unfollow", { as: other.session })).status).toBe(404);
  });

  it("that never was can be ended: true, and no row is written", async () => {
    const stranger = await makeUser(db);
    const { body } = await api(`PUT /organizations/${id}/unfollow`, { as: stranger.session });
    expect(body.data).toEqual({ is_unfollow: true });
    expect(await state(stranger.session)).toBeNull();
  });

  it("is one row however often and however simultaneously it is asked for", async () => {
    const calls = Array.from({ length: 8 }, () =>
      api(`PUT /organizations/${id}/follow`, { as: other.session }),
    );
    for (const { body } of await Promise.all(calls)) expect(body.data).toEqual({ is_unfollow: false });
    expect(await state(other.session)).toEqual({ is_unfollow: false });
    const rows = await db
      .selectFrom("organization_follows")
      .selectAll()
      .where("user_id", "=", other.id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it("can be ended and begun again, and the end is remembered as an end", async () => {
    await api(`PUT /organizations/${id}/follow`, { as: other.session });
    await api(`PUT /organizations/${id}/unfollow`, { as: other.session });
    const again = await api(`PUT /organizations/${id}/unfollow`, { as: other.session });
    expect(again.body.data).toEqual({ is_unfollow: true });
    expect(await state(other.session)).toEqual({ is_unfollow: true });
    await api(`PUT /organizations/${id}/follow`, { as: other.session });
    expect(await state(other.session)).toEqual({ is_unfollow: false });
  });

  it("is shown in one's own list, latest first, without those that were left", async () => {
    const fan = await makeUser(db);
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => makeOrganization(db)));
    for (const [index, organization] of [first, second, third].entries()) {
      clock.set(`2026-11-20T12:0${index}:00+09:00`);
      await api(`PUT /organizations/${organization}/follow`, { as: fan.session });
    }
    await api(`PUT /organizations/${second}/unfollow`, { as: fan.session });
    const { body } = await api("GET /users/own/follows", { as: fan.session });
    expect(body.data.map((row: { id: number }) => row.id)).toEqual([third, first]);
    expect((await api("GET /users/own/follows")).status).toBe(401);
  });
});

describe("who stops following", () => {
  const recipientsOf = async (announcementId: number) =>
    (
      await db
        .selectFrom("announcement_recipients")
        .select("user_id")
        .where("announcement_id", "=", announcementId)
        .orderBy("user_id")
        .execute()
    ).map(({ user_id }) => user_id);

  async function announce(eventId: number, recipients: number[], sentAt: string | null) {
    const { id: announcement_id } = await db
      .insertInto("announcements")
      .values({ event_id: eventId, send_at: "2026-11-25T00:00:00Z", sent_at: sentAt })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("announcement_recipients")
      .values(recipients.map((user_id) => ({ announcement_id, user_id })))
      .execute();
    return announcement_id;
  }

  it("leaves the unsent announcements, unless as a past participant or follower of another host", async () => {
    const [leaver, loyal, veteran] = [await makeUser(db), await makeUser(db), await makeUser(db)];
    const [owner, coHost] = [await makeOrganization(db), await makeOrganization(db)];
    await makeEvent(db, {
      owner,
      columns: { start_at: "2026-10-01T00:00:00Z" },
      applicants: [veteran.id],
    });
    const people = [leaver, loyal, veteran];
    for (const { session } of people) await api(`PUT /organizations/${owner}/follow`, { as: session });
    await api(`PUT /organizations/${coHost}/follow`, { as: loyal.session });
    const ids = people.map((person) => person.id);
    const [next, past] = [await makeEvent(db, { owner, coHosts: [coHost] }), await makeEvent(db, { owner })];
    const unsent = await announce(next, ids, null);
    const sent = await announce(past, ids, "2026-11-01T00:00:00Z");

    for (const { session } of people) await api(`PUT /organizations/${owner}/unfollow`, { as: session });

    expect(await recipientsOf(unsent)).toEqual([loyal.id, veteran.id]);
    expect(await recipientsOf(sent)).toEqual(ids);
  });
});
