import { describe, expect, it } from "vitest";
import { signUp, studentForm } from "../../../../tests/factories/accounts.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();

const mailsTo = (userId: number) =>
  db.selectFrom("mails").selectAll().where("user_id", "=", userId).orderBy("id").execute();
const send = (given: Record<string, unknown>, language: "ja" | "en" = "en") =>
  api("POST /auth", { body: studentForm(given), language });

describe("signing up", () => {
  it("answers with the person and a session that can be used at once", async () => {
    const { form, answer, session } = await signUp(api);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: "success",
      data: {
        id: expect.any(Number),
        uid: form.email,
        provider: "email",
        second_language: null,
        first_name: "Mai",
        last_name: "Ito",
        first_name_reading: null,
        last_name_reading: null,
        email: form.email,
        profile_image: null,
        language: "en",
        is_uniteam: false,
        authenticated: true,
        university: {
          id: 81,
          name_en: "Oita University",
          name_ja: "大分大学",
          prefecture_id: 44,
          snake_name: "Oita_University",
        },
        country_id: 392,
        occupation_id: 1,
        university_id: 81,
        department_category_id: 1,
        graduation_year: 2028,
        graduation_month: 3,
        affiliation: null,
      },
    });
    expect((await api("GET /users/own", { as: session })).status).toBe(200);
  });

  it("keeps the password only as a slow hash and the token only as a digest", async () => {
    const { id, session } = await signUp(api);
    const user = await db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const stored = await db.selectFrom("sessions").selectAll().where("user_id", "=", id).execute();
    expect(user.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify([user, stored])).not.toContain("secret-1");
    expect(stored[0]?.token_hash).toHaveLength(32);
    expect(JSON.stringify(stored)).not.toContain(session["access-token"]);
  });

  it("takes the language of the request as the person's, and sends one confirmation mail", async () => {
    const { body } = await send({}, "ja");
    expect(body.data.language).toBe("ja");
    const mails = await mailsTo(body.data.id);
    expect(mails).toMatchObject([{ kind: "address_confirmation", language: "ja", address: body.data.email }]);
    expect(mails[0]?.payload).toEqual({ redirectUrl: "http://tsudoi.test/home" });
  });

  it("writes addresses trimmed, half-width and in lower case", async () => {
    const { body } = await send({ email: "  Ｍai.Folded@Example.COM " });
    expect(body.data.email).toBe("mai.folded@example.com");
  });

  it("is refused for an address that is taken, whatever its case, in the words that clients look for", async () => {
    const { form } = await signUp(api);
    const { status, body } = await send({ email: form.email.toUpperCase() }, "ja");
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      email: ["has already been taken"],
      full_messages: ["Email has already been taken"],
    });
  });

  it("makes one account and one mail of a form that is sent many times at once", async () => {
    const form = studentForm();
    const answers = await Promise.all(Array.from({ length: 8 }, () => api("POST /auth", { body: form })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422, 422, 422]);
    const winner = answers.find(({ status }) => status === 200);
    expect(await mailsTo(winner?.body.data.id)).toHaveLength(1);
  });

  it("tells everything that is wrong at once, in the order of the form, and echoes it without passwords", async () => {
    const body = {
      first_name: " ",
      last_name: "",
      email: "mai",
      password: "short",
      password_confirmation: "other",
      country_id: "",
      occupation_id: 1,
    };
    const answer = await api("POST /auth", { body });
    expect(answer.status).toBe(422);
    const { full_messages, ...fields } = answer.body.errors;
    expect(Object.entries(fields)).toEqual([
      ["first_name", ["can't be blank"]],
      ["last_name", ["can't be blank"]],
      ["email", ["is not an email"]],
      ["country_id", ["can't be blank"]],
      ["password", ["is too short (minimum is 6 characters)"]],
      ["department_category_id", ["can't be blank"]],
      ["graduation_year", ["can't be blank"]],
      ["graduation_month", ["can't be blank"]],
      ["password_confirmation", ["doesn't match Password"]],
    ]);
    expect(full_messages).toContain("First name can't be blank");
    expect(full_messages).toContain("Country can't be blank");
    expect(answer.body.status).toBe("error");
    const { password, password_confirmation, ...echoed } = body;
    expect(answer.body.data).toEqual(echoed);
  });

  it("is refused with an object of errors for an empty body as well", async () => {
    const { status, body } = await api("POST /auth", { body: {} });
    expect(status).toBe(422);
    expect(body.errors.email).toEqual(["can't be blank"]);
    expect(body.errors.full_messages).toContain("Email can't be blank");
  });

  it.each([
    ["without country", { country_id: null }, { country_id: ["can't be blank"] }],
    ["with no key for the country", { country_id: undefined }, { country_id: ["can't be blank"] }],
    ["without occupation", { occupation_id: "" }, { occupation_id: ["can't be blank"] }],
    ["without e-mail address", { email: " " }, { email: ["can't be blank"] }],
    [
      "with a password of blanks",
      { password: "      ", password_confirmation: "      " },
      { password: ["can't be blank"] },
    ],
    [
      "without the password's confirmation",
      { password_confirmation: undefined },
      { password_confirmation: ["doesn't match Password"] },
    ],
    [
      "with a password of 129 letters",
      { password: "x".repeat(129), password_confirmation: "x".repeat(129) },
      { password: ["is too long (at most 128 characters)"] },
    ],
    ["with an occupation that does not exist", { occupation_id: 999 }, { occupation_id: ["was not found"] }],
    [
      "with a university that does not exist",
      { university_id: 999_999 },
      { university_id: ["was not found"] },
    ],
    ["with a country that is no id", { country_id: "Japan" }, { country_id: ["is not valid"] }],
    ["with an id beyond 32 bits", { country_id: 2 ** 31 }, { country_id: ["is not valid"] }],
    [
      "with a month in which nobody graduates",
      { graduation_month: 4 },
      { graduation_month: ["is not valid"] },
    ],
    ["with a graduation two years ago", { graduation_year: 2024 }, { graduation_year: ["is not valid"] }],
    [
      "with a graduation eleven years ahead",
      { graduation_year: 2037 },
      { graduation_year: ["is not valid"] },
    ],
    [
      "with a foreign address to return to",
      { confirm_success_url: "https://evil.example/home" },
      { confirm_success_url: ["is not valid"] },
    ],
    [
      "with our name as a foreign site's user",
      { confirm_success_url: "http://tsudoi.test@evil.example/" },
      { confirm_success_url: ["is not valid"] },
    ],
    ["with a name that no database holds", { first_name: "a\u0000b" }, { first_name: ["is not valid"] }],
  ])("is refused %s, and nothing is written", async (_case, given, errors) => {
    const form = studentForm(given);
    const { status, body } = await api("POST /auth", { body: form });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ ...errors, full_messages: expect.any(Array) });
    const found = await db.selectFrom("users").select("id").where("email", "=", form.email).execute();
    expect(found).toEqual([]);
  });

  it.each([
    ["last year, for a form that was open at New Year", { graduation_year: 2025 }],
    ["ten years ahead", { graduation_year: 2036 }],
  ])("takes a graduation %s", async (_case, given) => {
    expect((await send(given)).status).toBe(200);
  });

  it("lets a student's university be empty, which is 'Other'", async () => {
    expect((await send({ university_id: "" })).body.data).toMatchObject({ university: null });
  });

  it("takes ids as texts, as forms send them, and needs nothing about a university from others", async () => {
    const { status, body } = await send({
      country_id: "392",
      occupation_id: "2",
      university_id: "",
      department_category_id: "",
      graduation_year: "",
      graduation_month: "",
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ country_id: 392, occupation_id: 2, graduation_year: null });
  });

  it.each(["", "{", "[]", '"x"'])("with the body %j is no 5xx", async (raw) => {
    const { status } = await api("POST /auth", { raw });
    expect([400, 422]).toContain(status);
  });
});

describe("the limit on sign-ups", () => {
  it("stops a source after 1,500 in an hour, in the protocol's shape, and counts what is well-formed alone", async () => {
    const limited = await startTestServer({ RATE_LIMITS: "on" });
    await limited.db
      .insertInto("rate_limits")
      .values({ key: "sign_up:127.0.0.1", window_start: limited.clock.now(), count: 1499 })
      .execute();
    expect((await limited.api("POST /auth", { body: {} })).status).toBe(422);
    expect((await limited.api("POST /auth", { body: studentForm() })).status).toBe(200);
    const { status, headers, body } = await limited.api("POST /auth", { body: studentForm() });
    expect(status).toBe(429);
    expect(headers.get("retry-after")).toBe("3600");
    expect(body).toEqual({ success: false, errors: ["Too many attempts. Please try again later."] });
  });

  it("stops who meets 300 addresses in an hour that are taken, and not who signs up", async () => {
    const limited = await startTestServer({ RATE_LIMITS: "on" });
    const taken = studentForm();
    await limited.api("POST /auth", { body: taken });
    await limited.db
      .insertInto("rate_limits")
      .values({ key: "sign_up_taken:127.0.0.1", window_start: limited.clock.now(), count: 299 })
      .execute();
    expect((await limited.api("POST /auth", { body: taken })).status).toBe(422);
    expect((await limited.api("POST /auth", { body: taken })).status).toBe(429);
    expect((await limited.api("POST /auth", { body: studentForm() })).status).toBe(200);
  });
});
