import { describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
const member = await makeUser(db);
const stranger = await makeUser(db);

type As = Record<string, string> | null;
const list = (id: number, as: As = member.session) =>
  api(`GET /organizations/${id}/organization_users`, { as });
const add = (id: number, email: unknown, as: As = member.session) =>
  api(`POST /organizations/${id}/organization_users/create`, { as, body: { new_organizer_email: email } });
const remove = (id: number, userId: number | string, as: As = member.session) =>
  api(`DELETE /organizations/${id}/organization_users/${userId}`, { as });
const idsOf = (body: { data: { id: number }[] }) => body.data.map((row) => row.id);

describe("the members", () => {
  it("are listed oldest membership first, with their reference data and without an e-mail address", async () => {
    const student = await makeUser(db, {
      first_name: "Ken",
      last_name: "Sato",
      first_name_reading: null,
      last_name_reading: null,
      country_id: 392,
      occupation_id: 1,
      university_id: 81,
      department_category_id: 1,
      graduation_year: 2027,
      graduation_month: 3,
    });
    const id = await makeOrganization(db, { members: [student.id, member.id] });
    const { status, body } = await list(id);
    expect(status).toBe(200);
    expect(idsOf(body)).toEqual([student.id, member.id]);
    expect(body.data[0]).toEqual({
      id: student.id,
      first_name: "Ken",
      last_name: "Sato",
      first_name_reading: null,
      last_name_reading: null,
      country: { id: 392, name: "Japan" },
      occupation: { id: 1, name: "Student" },
      university: {
        id: 81,
        name_en: "Oita University",
        name_ja: "大分大学",
        prefecture_id: 44,
        snake_name: "Oita_University",
      },
      department_category: { id: 1, name: "Faculty of Letters" },
      graduation_year: 2027,
      graduation_month: 3,
      member_since: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+\+09:00$/),
      role: "admin",
    });
    expect(body.data[1]).toMatchObject({ country: null, university: null, graduation_year: null });
    const japanese = await api(`GET /organizations/${id}/organization_users`, {
      as: member.session,
      language: "ja",
    });
    expect(japanese.body.data[0].occupation).toEqual({ id: 1, name: "学生" });
  });

  it("of one name are told apart by their studies and by the day from which they are members", async () => {
    const namesakes = await Promise.all([81, 1].map((university_id) => makeUser(db, { university_id })));
    const id = await makeOrganization(db, { members: [member.id, ...namesakes.map((one) => one.id)] });
    const [, second] = namesakes;
    await db
      .updateTable("organization_members")
      .set({ since: "2026-04-01T00:00:00Z" })
      .where("organization_id", "=", id)
      .where("user_id", "=", second?.id ?? 0)
      .execute();
    const { body } = await list(id);
    const row = body.data.find((one: { id: number }) => one.id === second?.id);
    expect(row).toMatchObject({ university: { id: 1 }, member_since: "2026-04-01T09:00:00.000+09:00" });
    expect(row).not.toHaveProperty("email");
  });

  it("are for organizers alone: 401, 404 and 403 on every call", async () => {
    const id = await makeOrganization(db, { members: [member.id] });
    for (const [method, path] of [
      ["GET", "organization_users"],
      ["POST", "organization_users/create"],
      ["DELETE", `organization_users/${member.id}`],
      ["GET", "followers"],
      ["GET", "past_participants"],
    ]) {
      const body = method === "POST" ? { new_organizer_email: "" } : undefined;
      const statusFor = async (organizationId: number, as: As) =>
        (await api(`${method} /organizations/${organizationId}/${path}`, { as, body })).status;
      expect(await statusFor(id, null)).toBe(401);
      expect(await statusFor(999999, stranger.session)).toBe(404);
      expect(await statusFor(id, stranger.session)).toBe(403);
    }
  });
});

describe("adding a member", () => {
  it("finds the person by their e-mail address in any case, and gives access at once", async () => {
    const id = await makeOrganization(db, { members: [member.id] });
    const next = await makeUser(db, { email: "Next.One@example.com" });
    const { status, body } = await add(id, " NEXT.one@EXAMPLE.com ");
    expect([status, body.data.id]).toEqual([200, next.id]);
    expect((await list(id, next.session)).status).toBe(200);
    expect((await api(`GET /authentications/organization/${id}`, { as: next.session })).body).toEqual({
      data: true,
    });
  });

  it("tells the new member and the members before them, each in their language, once", async () => {
    const before = await makeUser(db, { language: "ja" });
    const id = await makeOrganization(db, { members: [member.id, before.id] });
    const next = await makeUser(db);
    await add(id, next.email);
    await add(id, next.email);
    const mails = await db
      .selectFrom("mails")
      .select(["address", "language", "payload"])
      .where("kind", "=", "member_added")
      .where((eb) => eb(eb.ref("payload", "->>").key("organizationId" as never), "=", String(id) as never))
      .orderBy("address")
      .execute();
    const payload = { organizationId: id, memberId: next.id };
    expect(mails).toEqual(
      [
        { address: member.email, language: "en", payload },
        { address: before.email, language: "ja", payload },
        { address: next.email, language: "en", payload },
      ].sort((one, other) => (one.address < other.address ? -1 : 1)),
    );
  });

  it("is refused for nobody, somebody unknown, somebody gone and somebody who is one already", async () => {
    const id = await makeOrganization(db, { members: [member.id] });
    const gone = await makeUser(db);
    await db
      .updateTable("users")
      .set({ deleted_at: new Date(), email: null, password_hash: null, first_name: "", last_name: "" })
      .where("id", "=", gone.id)
      .execute();
    const refusal = async (email: unknown) => {
      const { status, body } = await add(id, email);
      return [status, body.errors.new_organizer_email];
    };
    expect(await refusal(" ")).toEqual([422, ["can't be blank"]]);
    expect(await refusal(undefined)).toEqual([422, ["can't be blank"]]);
    expect(await refusal("nobody@example.com")).toEqual([422, ["is not signed up"]]);
    expect(await refusal(gone.email)).toEqual([422, ["is not signed up"]]);
    expect(await refusal(member.email)).toEqual([422, ["is already a member"]]);
  });

  it("twice at the same time makes one member", async () => {
    const id = await makeOrganization(db, { members: [member.id] });
    const answers = await Promise.all([1, 2, 3].map(() => add(id, stranger.email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(idsOf((await list(id)).body)).toEqual([member.id, stranger.id]);
  });
});

describe("removing a member", () => {
  it("ends their access at once and answers the removed row", async () => {
    const leaving = await makeUser(db);
    const id = await makeOrganization(db, { members: [member.id, leaving.id] });
    const { status, body } = await remove(id, leaving.id);
    expect([status, body.data.id]).toEqual([200, leaving.id]);
    expect((await list(id, leaving.session)).status).toBe(403);
    expect((await api(`GET /authentications/organization/${id}`, { as: leaving.session })).status).toBe(403);
    expect(idsOf((await list(id)).body)).toEqual([member.id]);
  });

  it("is refused for oneself, for the last member and for who is none", async () => {
    const id = await makeOrganization(db, { members: [member.id] });
    const last = await remove(id, member.id);
    expect([last.status, last.body]).toEqual([
      422,
      { errors: { user: ["can't remove yourself", "is the last member"] } },
    ]);
    await add(id, stranger.email);
    const self = await remove(id, member.id);
    expect([self.status, self.body]).toEqual([422, { errors: { user: ["can't remove yourself"] } }]);
    const none = await remove(id, (await makeUser(db)).id);
    expect([none.status, none.body]).toEqual([404, { errors: { user: ["was not found"] } }]);
    expect((await remove(id, "x")).status).toBe(404);
  });

  it("leaves one when two members remove each other at the same time", async () => {
    const [one, two] = [await makeUser(db), await makeUser(db)];
    for (let round = 0; round < 5; round += 1) {
      const id = await makeOrganization(db, { members: [one.id, two.id] });
      const answers = await Promise.all([remove(id, two.id, one.session), remove(id, one.id, two.session)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      const left = await db
        .selectFrom("organization_members")
        .select("user_id")
        .where("organization_id", "=", id)
        .execute();
      expect(left).toHaveLength(1);
    }
  });
});

describe("the people around an organization", () => {
  it("are its current followers, latest first", async () => {
    const id = await makeOrganization(db, { members: [member.id] });
    const [first, second, third] = [await makeUser(db), await makeUser(db), await makeUser(db)];
    for (const fan of [first, second, third]) {
      await api(`PUT /organizations/${id}/follow`, { as: fan.session });
    }
    await api(`PUT /organizations/${id}/unfollow`, { as: second.session });
    const { body } = await api(`GET /organizations/${id}/followers`, { as: member.session });
    expect(idsOf(body)).toEqual([third.id, first.id]);
    expect(body.data[0]).not.toHaveProperty("email");
  });

  it("are those who took part in a past event it hosted: not cancelled, not upcoming, not merely invited", async () => {
    const [id, other] = [await makeOrganization(db, { members: [member.id] }), await makeOrganization(db)];
    const people = await Promise.all(Array.from({ length: 6 }, () => makeUser(db)));
    const [hostGuest, coHostGuest, quitter, upcomingGuest, invitedGuest, cancelledGuest] = people.map(
      (person) => person.id,
    ) as [number, number, number, number, number, number];
    const past = { start_at: "2026-11-01T00:00:00Z" };
    const own = await makeEvent(db, { owner: id, columns: past, applicants: [hostGuest, quitter] });
    await makeEvent(db, { owner: other, columns: past, coHosts: [id], applicants: [coHostGuest, hostGuest] });
    await makeEvent(db, { owner: id, applicants: [upcomingGuest] });
    const invited = await makeEvent(db, { owner: other, columns: past, applicants: [invitedGuest] });
    await db.insertInto("event_hosts").values({ event_id: invited, organization_id: id }).execute();
    await makeEvent(db, {
      owner: id,
      columns: { ...past, cancelled_at: "2026-10-01T00:00:00Z" },
      applicants: [cancelledGuest],
    });
    await db
      .updateTable("applications")
      .set({ state: "cancelled", cancelled_at: new Date() })
      .where("event_id", "=", own)
      .where("user_id", "=", quitter)
      .execute();
    const { body } = await api(`GET /organizations/${id}/past_participants`, { as: member.session });
    expect(idsOf(body)).toEqual([hostGuest, coHostGuest].sort((a, b) => a - b));
  });
});
