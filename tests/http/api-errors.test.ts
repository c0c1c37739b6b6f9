import { describe, expect, it } from "vitest";
import { makeUser } from "../factories/users.ts";
import { sessionOf } from "../support/api.ts";
import { startTestServer } from "../support/server.ts";

const { api, db } = await startTestServer();
const { session } = await makeUser(db);

describe("every call", () => {
  it("is found with and without a slash at its end", async () => {
    expect((await api("GET /masters/prefectures")).status).toBe(200);
    expect((await api("GET /masters/prefectures/")).status).toBe(200);
  });

  it("answers an unknown address with the shape of every refusal, in the caller's language", async () => {
    const answer = await api("GET /nowhere", { language: "ja" });
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ errors: { request: ["が見つかりません"] } });
  });

  it.each([
    ["no JSON", '{"organization":'],
    ["no object", "[]"],
    ["not UTF-8", new Uint8Array([0x7b, 0xff, 0x7d])],
    ["without its root key", '{"name":"x"}'],
    ["with a root key that is no object", '{"organization":"x"}'],
  ])("is 400 with a body that is %s, before anything else", async (_case, raw) => {
    for (const as of [session, null]) {
      const { status, body } = await api("POST /organizations/create", { as, raw });
      expect(status).toBe(400);
      expect(body).toEqual({ errors: { request: ["is not valid"] } });
    }
  });

  it("is 413 with a body of more than a megabyte", async () => {
    const { status, body } = await api("POST /organizations/create", {
      as: session,
      raw: JSON.stringify({ organization: { email: "x".repeat(1_100_000) } }),
    });
    expect(status).toBe(413);
    expect(body).toEqual({ errors: { request: ["is too large"] } });
  });

  it.each(["0", "-1", "1.5", "1e3", "x", "2147483648", "99999999999999999999", "%00", "1%20"])(
    "finds nothing under the id %s",
    async (id) => {
      const { status, body } = await api(`GET /organizations/${id}`);
      expect(status).toBe(404);
      expect(body).toEqual({ errors: { organization: ["was not found"] } });
    },
  );

  it("tells of a defect without details, and repeats the session all the same", async () => {
    const broken = await startTestServer({ LOG_LEVEL: "silent" });
    const person = await makeUser(broken.db);
    await broken.db.schema.dropTable("organization_follows").execute();
    const answer = await broken.api("GET /users/own/follows", { as: person.session });
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ errors: { server: ["had an unexpected error"] } });
    expect(sessionOf(answer)["access-token"]).toBe(person.session["access-token"]);
  });
});
