import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { signIn, signUp, studentForm } from "../../../../tests/factories/accounts.ts";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { sessionOf } from "../../../../tests/support/api.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();

describe("one's own user", () => {
  it("is shown without password or token", async () => {
    const { id, session } = await signUp(api);
    const { status, body } = await api("GET /users/own", { as: session });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id, authenticated: true, university: { id: 81 } });
    expect(JSON.stringify(body)).not.toMatch(/password|token|argon2/);
  });

  it("tells how the name is read as the person told it, until they take it back or go", async () => {
    const { id, session } = await signUp(api, { last_name_reading: "ﾐﾎﾝ" });
    const readings = async () => {
      const { first_name_reading, last_name_reading } = (await api("GET /users/own", { as: session })).body
        .data;
      return [last_name_reading, first_name_reading];
    };
    const change = (body: object) => api("PUT /auth", { as: session, body });
    expect(await readings()).toEqual(["ミホン", null]);
    await change({ first_name_reading: "あおい" });
    expect(await readings()).toEqual(["ミホン", "あおい"]);
    await change({ first_name_reading: "" });
    expect(await readings()).toEqual(["ミホン", null]);
    const { status, body } = await change({ last_name_reading: "見本" });
    expect([status, body.errors.last_name_reading]).toEqual([422, ["is not a reading"]]);
    // As a process of the version before erases somebody.
    await sql`update users set deleted_at = now(), email = null, email_confirmed_at = null, password_hash = null,
                first_name = '', last_name = '', country_id = null, occupation_id = null, university_id = null,
                department_category_id = null, graduation_year = null, graduation_month = null where id = ${id}`.execute(
      db,
    );
    const gone = await db
      .selectFrom("users")
      .select("last_name_reading")
      .where("id", "=", id)
      .executeTakeFirst();
    expect(gone).toEqual({ last_name_reading: null });
  });

  it("is 401 for visitors, never null", async () => {
    const { status, body } = await api("GET /users/own", { language: "ja" });
    expect(status).toBe(401);
    expect(body).toEqual({ errors: { user: ["はログインが必要です"] } });
  });
});

describe("the language", () => {
  const set = (as: Record<string, string> | null, language?: string) =>
    api("POST /users/own/set_language", { as, headers: { "user-locale": language ?? "" } });

  it("becomes that of the user-locale header, however often it is sent", async () => {
    const { session } = await signUp(api);
    for (const language of ["ja", "ja", "en", "vi"]) {
      expect((await set(session, language)).body).toEqual({ data: { language, second_language: null } });
      expect((await api("GET /users/own", { as: session })).body.data.language).toBe(language);
    }
  });

  it.each(["th", "xx", ""])("is refused when the header says %j", async (language) => {
    const { session } = await signUp(api);
    const { status, body } = await set(session, language);
    expect(status).toBe(422);
    expect(body).toEqual({ errors: { language: ["is not supported"] } });
  });

  it("of visitors is not kept: 401", async () => {
    expect((await set(null, "ja")).status).toBe(401);
  });
});

describe("the profile", () => {
  const change = (as: Record<string, string> | null, body: Record<string, unknown>) =>
    api("PUT /auth", { as, body });

  it("changes only what is sent; nobody can make themselves product team, or another person", async () => {
    const { form, session, id } = await signUp(api);
    const { status, body } = await change(session, {
      first_name: " Mika ",
      is_uniteam: true,
      id: 1,
      email: "other@example.com",
      password: "secret-2",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: "success",
      data: { id, first_name: "Mika", last_name: "Ito", email: form.email, is_uniteam: false },
    });
    expect((await signIn(api, form.email, "secret-1")).status).toBe(200);
  });

  it.each([
    ["a blank name", { last_name: " " }, { last_name: ["can't be blank"] }],
    ["no country", { country_id: "" }, { country_id: ["can't be blank"] }],
    ["an occupation that does not exist", { occupation_id: 99 }, { occupation_id: ["was not found"] }],
    ["a student's missing year", { graduation_year: "" }, { graduation_year: ["can't be blank"] }],
  ])("is refused with %s, and nothing is written", async (_case, given, errors) => {
    const { session } = await signUp(api);
    const before = (await api("GET /users/own", { as: session })).body;
    const { status, body } = await change(session, { first_name: "Mika", ...given });
    expect(status).toBe(422);
    expect(body.status).toBe("error");
    expect(body.errors).toEqual({ ...errors, full_messages: expect.any(Array) });
    expect((await api("GET /users/own", { as: session })).body).toEqual(before);
  });

  it("of whoever becomes a student needs all that students tell, at once", async () => {
    const { session } = await signUp(api, {
      occupation_id: 2,
      university_id: "",
      department_category_id: "",
      graduation_year: "",
      graduation_month: "",
    });
    const { body } = await change(session, { occupation_id: 1 });
    expect(Object.keys(body.errors)).toEqual([
      "department_category_id",
      "graduation_year",
      "graduation_month",
      "full_messages",
    ]);
  });

  it("is 404 for whoever is not signed in, as the protocol has it", async () => {
    const { status, body } = await change(null, { first_name: "Mika" });
    expect(status).toBe(404);
    expect(body).toEqual({ status: "error", errors: ["User not found."] });
  });
});

describe("deleting one's account", () => {
  const remove = (as: Record<string, string> | null) => api("DELETE /auth", { as });

  it("leaves no name, address or way in, and frees the address", async () => {
    const { form, id, session } = await signUp(api);
    const other = sessionOf(await signIn(api, form.email));
    const { status, body, headers } = await remove(session);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: "success",
      message: `Account with UID '${form.email}' has been destroyed.`,
    });
    expect(headers.get("access-token")).toBeNull();
    for (const as of [session, other]) expect((await api("GET /users/own", { as })).status).toBe(401);
    expect((await signIn(api, form.email)).status).toBe(401);
    const rows = [
      await db.selectFrom("users").selectAll().where("id", "=", id).execute(),
      await db.selectFrom("mails").selectAll().where("user_id", "=", id).execute(),
    ];
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${form.email}|Mai|Ito`));
    expect((await api("POST /auth", { body: studentForm({ email: form.email }) })).status).toBe(200);
  });

  it("frees the place, so that the event can be deleted, and erases the answers", async () => {
    const { form, id, session } = await signUp(api);
    const host = await makeUser(db);
    const organizationId = await makeOrganization(db, { members: [host.id] });
    const columns = { max_participant_num: 1 };
    const eventId = await makeEvent(db, { owner: organizationId, applicants: [id], columns });
    const question = await db
      .insertInto("questions")
      .values({ event_id: eventId, question_type_id: 4 })
      .returning("id")
      .executeTakeFirstOrThrow();
    const application = await db
      .selectFrom("applications")
      .select("id")
      .where("user_id", "=", id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto("answers")
      .values({ application_id: application.id, question_id: question.id, text: form.email })
      .execute();
    expect((await api(`DELETE /events/${eventId}`, { as: host.session })).status).toBe(422);
    expect((await remove(session)).status).toBe(200);
    const { data } = (await api(`GET /events/${eventId}`, { as: host.session })).body;
    expect(data).toMatchObject({ applications_count: 0, is_full: false, apply_users: [] });
    expect(data.applications).toMatchObject([{ is_cancelled: true, apply_question_answers: {} }]);
    expect((await api(`DELETE /events/${eventId}`, { as: host.session })).status).toBe(200);
  });

  it("with a password that is sent checks it, and counts wrong ones like failed sign-ins", async () => {
    const limited = await startTestServer({ RATE_LIMITS: "on" });
    const { session } = await signUp(limited.api);
    const removeWith = (current_password: unknown) =>
      limited.api("DELETE /auth", { as: session, body: { current_password } });
    const wrong = await removeWith("secret-2");
    expect([wrong.status, wrong.body.errors.current_password]).toEqual([422, ["is not valid"]]);
    expect(JSON.stringify(wrong.body)).not.toContain("secret-2");
    expect((await removeWith("")).body.errors.current_password).toEqual(["can't be blank"]);
    for (let times = 0; times < 9; times += 1) await removeWith("secret-2");
    expect((await removeWith("secret-1")).status).toBe(429);
    limited.clock.set(new Date(limited.clock.now().getTime() + 16 * 60 * 1000));
    expect((await removeWith("secret-1")).status).toBe(200);
  });

  it("is refused while an organization has no other member, and nothing is written", async () => {
    const { id, session } = await signUp(api);
    const organizationId = await makeOrganization(db, { members: [id] });
    const { status, body } = await remove(session);
    expect(status).toBe(422);
    expect(body.errors.user).toEqual([expect.stringMatching(/^is the only member of an organization/)]);
    expect((await api("GET /users/own", { as: session })).status).toBe(200);
    const other = await makeUser(db);
    await db
      .insertInto("organization_members")
      .values({ organization_id: organizationId, user_id: other.id })
      .execute();
    expect((await remove(session)).status).toBe(200);
  });

  it("of the last two members at once leaves one", async () => {
    const pairs = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const [one, other] = [await makeUser(db), await makeUser(db)];
        const organizationId = await makeOrganization(db, { members: [one.id, other.id] });
        return { one, other, organizationId };
      }),
    );
    for (const { one, other, organizationId } of pairs) {
      const answers = await Promise.all([remove(one.session), remove(other.session)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      const left = await db
        .selectFrom("organization_members")
        .select("user_id")
        .where("organization_id", "=", organizationId)
        .execute();
      expect(left).toHaveLength(1);
    }
  });

  it("is 404 for whoever is not signed in", async () => {
    const { status, body } = await remove(null);
    expect(status).toBe(404);
    expect(body).toEqual({ status: "error", errors: ["Unable to locate account for destruction."] });
  });
});
