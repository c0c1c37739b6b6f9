import { expect, it } from "vitest";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
type Session = Record<string, string>;
const save = (as: Session, filters: unknown, is_mailed?: unknown) =>
  api("POST /users/own/searches", { as, body: { filters, is_mailed } });
const list = async (as: Session) => (await api("GET /users/own/searches", { as })).body.data;

it("a search is saved with the parameters of event lists, listed and forgotten", async () => {
  const { session } = await makeUser(db);
  const { status, body } = await save(session, {
    q: " 茶道 ",
    prefecture_id: 26,
    is_free: true,
    limit: 3,
    x: 1,
  });
  expect([status, body.data]).toMatchObject([
    200,
    {
      filters: { q: "茶道", prefecture_id: 26, is_free: true },
      is_mailed: true,
      name: "“茶道” · Kyoto · Free",
    },
  ]);
  expect(await list(session)).toEqual([body.data]);
  const call = `DELETE /users/own/searches/${body.data.id}` as const;
  expect((await api(call, { as: session })).body.data).toEqual(body.data);
  expect(await list(session)).toEqual([]);
  const again = await api(call, { as: session });
  expect([again.status, again.body]).toEqual([404, { errors: { search: ["was not found"] } }]);
});

it("of the same filters there is one search, however they are written; saving it again changes only the mail", async () => {
  const { session } = await makeUser(db);
  const first = (await save(session, { q: "tea", prefecture_id: 26 })).body.data;
  const again = (await save(session, { prefecture_id: "26", q: "tea", language_id: null, from: "" })).body
    .data;
  expect(again).toEqual(first);
  expect((await save(session, { q: "tea", prefecture_id: 26 }, false)).body.data).toEqual({
    ...first,
    is_mailed: false,
  });
  expect((await save(session, { q: "tea", prefecture_id: 26 })).body.data.is_mailed).toBe(false);
  expect(await list(session)).toHaveLength(1);
});

it.each([
  [{ filters: { prefecture_id: "x", from: "2026-02-30" } }, ["from", "prefecture_id"]],
  [{ filters: { from: "2026-12-02", to: "2026-12-01" } }, ["to"]],
  [{ filters: { is_free: "perhaps" } }, ["is_free"]],
  [{ filters: "q=tea" }, ["filters"]],
  [{ filters: ["tea"] }, ["filters"]],
  [{}, ["filters"]],
  [{ filters: {}, is_mailed: "no" }, ["is_mailed"]],
])("what lists refuse is refused: %j", async (body, fields) => {
  const { session } = await makeUser(db);
  const answer = await api("POST /users/own/searches", { as: session, body });
  expect([answer.status, Object.keys(answer.body.errors).sort()]).toEqual([422, fields]);
});

it("a person has 20 searches at most, also when they are saved at once", async () => {
  const { session } = await makeUser(db);
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, place) => save(session, { q: `tea ${place}` })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.find(({ status }) => status !== 200)?.body).toEqual({
    errors: { search: ["are at most 20"] },
  });
  const saved = await list(session);
  expect(saved).toHaveLength(20);
  expect((await save(session, saved[0].filters, false)).status).toBe(200);
});

it("nobody sees or forgets the searches of others", async () => {
  const [one, other] = [await makeUser(db), await makeUser(db)];
  const { id } = (await save(one.session, { q: "tea" })).body.data;
  expect(await list(other.session)).toEqual([]);
  expect((await api(`DELETE /users/own/searches/${id}`, { as: other.session })).status).toBe(404);
  expect(await list(one.session)).toHaveLength(1);
});

it("the name of a search tells its filters in the reader's language", async () => {
  const { session } = await makeUser(db);
  const filters = {
    from: "2026-12-01",
    to: "2026-12-24",
    university_id: 81,
    language_id: 2,
    event_purpose_id: 1,
    event_format_id: 1,
    is_online: true,
    has_places: true,
    welcomes_beginners: true,
    is_barrier_free: true,
  };
  await save(session, filters);
  await save(session, {});
  const named = async (language: "en" | "ja") =>
    (await api("GET /users/own/searches", { as: session, language })).body.data.map(
      ({ name }: { name: string }) => name,
    );
  const [all, ...english] = await named("en");
  expect(all).toBe("All events");
  expect(english[0]).toMatch(/^Tue, Dec 1 – Thu, Dec 24 · Oita University · English OK · /);
  expect((await named("ja"))[1]).toMatch(/^12月1日\(火\)〜12月24日\(木\) · 大分大学 · 英語OK · .*空席あり/);
});
