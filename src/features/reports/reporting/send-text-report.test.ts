import { beforeEach, expect, it } from "vitest";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer({ TRUST_PROXY: "1" });
const limited = await startTestServer({ TRUST_PROXY: "1", RATE_LIMITS: "on" });
const team = await makeUser(db, { is_uniteam: true });
beforeEach(() => db.deleteFrom("reports").execute());

const sent = { language: "vi", path: "/events/12", selection: " Đăng ki ", text: "Đăng ký" };
const say = (body: object, { as = null as Record<string, string> | null, call = api } = {}) =>
  call("POST /reports/texts", { as, headers: { "x-forwarded-for": "192.0.2.7" }, body });
const queue = async () => (await api("GET /uniteam/reports", { as: team.session })).body.data;

it("what reads wrong comes from visitors and people into the queue, with its page, language and what was marked", async () => {
  const person = await makeUser(db);
  expect((await say({ ...sent, email: "linh@example.com" })).status).toBe(200);
  expect((await say({ ...sent, selection: "" }, { as: person.session })).status).toBe(200);
  const page = { language: "vi", path: "/events/12" };
  const common = {
    subject: "text",
    subject_id: 5,
    title: "/events/12",
    reason: "reads_wrong",
    text: "Đăng ký",
  };
  expect(await queue()).toMatchObject([
    { ...common, page: { ...page, selection: null }, reporter: { id: person.id }, email: null },
    { ...common, page: { ...page, selection: "Đăng ki" }, reporter: null, email: "linh@example.com" },
  ]);
});

it("the same said twice, also at the same moment, is one report, and of another page or text another", async () => {
  const [one, two] = await Promise.all([say(sent), say(sent)]);
  expect(one.body).toEqual(two.body);
  await say({ ...sent, path: "/" });
  await say({ ...sent, selection: "khác" });
  expect(await queue()).toHaveLength(3);
});

it.each([
  ["a language that there is not", { language: "xx" }, "language"],
  ["no page of this site", { path: "https://example.com" }, "path"],
  ["a path that is too long", { path: `/${"a".repeat(500)}` }, "path"],
  ["a marked text that is too long", { selection: "a".repeat(501) }, "selection"],
  ["nothing that is wrong", { text: " " }, "text"],
  ["a text that is too long", { text: "a".repeat(2001) }, "text"],
  ["an address that is none", { email: "linh" }, "email"],
])("%s is refused", async (_, wrong, field) => {
  const { status, body } = await say({ ...sent, ...wrong });
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});

it("a source may say five things an hour", async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 6; count++) {
    statuses.push((await say({ ...sent, text: `${count}` }, { call: limited.api })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

it("the team decides about it as about any report, and its own texts say what it is", async () => {
  const { body } = await say(sent);
  const decided = await api(`PUT /uniteam/reports/${body.data.id}`, {
    as: team.session,
    body: { state: "resolved", note: "mended" },
  });
  expect(decided.body.data).toMatchObject({ state: "resolved", page: { language: "vi" } });
});
