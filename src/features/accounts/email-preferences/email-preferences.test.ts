import { describe, expect, it } from "vitest";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { preferencesToken } from "./email-preferences.server.ts";

const { api, db, url } = await startTestServer();
const all = { newsletter: true, announcements: true, organizer_digest: true };
const show = (as: Record<string, string>) => api("GET /users/own/mail_preferences", { as });

describe("mail preferences", () => {
  it("begin with every mail, and change one by one", async () => {
    const { session } = await makeUser(db);
    expect((await show(session)).body).toEqual({ data: all });
    const { status, body } = await api("PUT /users/own/mail_preferences", {
      as: session,
      body: { newsletter: false },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ data: { ...all, newsletter: false } });
    expect((await show(session)).body).toEqual(body);
  });

  it("are refused when they are not true or false", async () => {
    const { session } = await makeUser(db);
    const { status, body } = await api("PUT /users/own/mail_preferences", {
      as: session,
      body: { newsletter: "no" },
    });
    expect(status).toBe(422);
    expect(body).toEqual({ errors: { newsletter: ["is not valid"] } });
  });

  it("are 401 for visitors without a mail's token", async () => {
    for (const call of ["GET", "PUT", "POST"]) {
      const answer = await api(`${call} /users/own/mail_preferences`, {
        body: call === "PUT" ? {} : undefined,
      });
      expect(answer.status).toBe(401);
    }
  });
});

describe("the token in a mail", () => {
  it("shows and changes its person's preferences without a login", async () => {
    const { id, session } = await makeUser(db);
    const token = await preferencesToken(db, id, "announcements");
    const path = `/users/own/mail_preferences?token=${token}` as const;
    expect((await api(`GET ${path}`)).body).toEqual({ data: all });
    const { body } = await api(`PUT ${path}`, { body: { announcements: false } });
    expect(body).toEqual({ data: { ...all, announcements: false } });
    expect((await show(session)).body).toEqual(body);
  });

  it("unsubscribes in one click from the kind of mail that it came with, as often as it is sent", async () => {
    const { id, session } = await makeUser(db);
    const token = await preferencesToken(db, id, "newsletter");
    for (let time = 1; time <= 2; time += 1) {
      const answer = await fetch(`${url}/api/v1/users/own/mail_preferences?token=${token}`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      });
      expect(answer.status).toBe(200);
    }
    expect((await show(session)).body).toEqual({ data: { ...all, newsletter: false } });
  });

  it("changes nothing when it is only looked at, as mail scanners do", async () => {
    const { id, session } = await makeUser(db);
    await api(`GET /users/own/mail_preferences?token=${await preferencesToken(db, id, "newsletter")}`);
    expect((await show(session)).body).toEqual({ data: all });
  });

  it("is no key to anything else", async () => {
    const { id } = await makeUser(db);
    const token = await preferencesToken(db, id, "newsletter");
    expect((await api(`GET /users/own?token=${token}`)).status).toBe(401);
  });

  it.each([
    ["of somebody else's id", (token: string) => token.replace(/^\d+/, (id) => String(Number(id) + 1))],
    ["of another kind", (token: string) => token.replace("newsletter", "announcements")],
    ["with another signature", (token: string) => `${token.slice(0, -2)}xx`],
    ["without signature", (token: string) => token.split(".").slice(0, 2).join(".")],
    ["of no kind that there is", (token: string) => token.replace("newsletter", "toString")],
  ])("is refused %s, also beside a session", async (_case, forge) => {
    const { id, session } = await makeUser(db);
    const token = forge(await preferencesToken(db, id, "newsletter"));
    for (const as of [null, session]) {
      const { status } = await api(`POST /users/own/mail_preferences?token=${token}`, { as });
      expect(status).toBe(401);
    }
    expect((await show(session)).body).toEqual({ data: all });
  });
});
