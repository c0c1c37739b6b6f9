import { beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../../tests/factories/events.ts";
import { makeOrganization } from "../../../tests/factories/organizations.ts";
import { makeUser } from "../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../tests/support/server.ts";
import { analyseEventTexts } from "../events/events.server.ts";

const { api, db, clock } = await startTestServer();
const [oita, kyoto] = await Promise.all(
  ["Oita_University", "Kyoto_University"].map((name) =>
    db.selectFrom("universities").select("id").where("snake_name", "=", name).executeTakeFirstOrThrow(),
  ),
).then((rows) => rows.map(({ id }) => id));
const tea = await makeOrganization(db, { name: "Tea Circle", universities: [oita as number] });
const karuta = await makeOrganization(db, { name: "かるた部", universities: [kyoto as number] });
const party = await makeOrganization(db, { name: "Party People" });
const art = await makeOrganization(db, { name: "Tokyo Art" });
const all = [tea, karuta, party, art];

beforeEach(async () => {
  clock.set(testNow);
  await db.deleteFrom("events").execute();
});

const ask = async (query = "") => {
  const { status, body } = await api(`GET /organizations/directory${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const ids = async (query = ""): Promise<number[]> =>
  (await ask(query)).data.map(({ id }: { id: number }) => id);

describe("the order of organizations", () => {
  it("is soonest next event first, then latest activity, then the others", async () => {
    await makeEvent(db, { owner: tea, columns: { start_at: "2026-10-01T12:00:00+09:00" } });
    await makeEvent(db, { owner: party, columns: { start_at: "2026-11-01T12:00:00+09:00" } });
    await makeEvent(db, { owner: art, columns: { start_at: "2026-12-24T12:00:00+09:00" } });
    expect(await ids()).toEqual([art, party, tea, karuta]);
    await makeEvent(db, {
      owner: art,
      coHosts: [karuta],
      columns: { start_at: "2026-11-21T12:00:00+09:00" },
    });
    expect(await ids()).toEqual([karuta, art, party, tea]);
    clock.set("2026-11-21T12:00:01+09:00");
    expect(await ids()).toEqual([art, karuta, party, tea]);
  });

  it("does not follow events that visitors find in no list, nor cancelled ones", async () => {
    const soon = { start_at: "2026-11-21T12:00:00+09:00" };
    await makeEvent(db, { owner: karuta, columns: { ...soon, is_published: false } });
    await makeEvent(db, { owner: karuta, columns: { ...soon, cancelled_at: testNow } });
    await makeEvent(db, { owner: tea, columns: { ...soon, is_shown_only_organization_universities: true } });
    const { data } = await ask();
    expect(data.map((row: { next_event: unknown }) => row.next_event)).toEqual([null, null, null, null]);
    expect(await ids()).toEqual(all);
  });
});

it("an organization stands there with its next event, its followers and no recognitions", async () => {
  const { id: follower } = await makeUser(db);
  const next = await makeEvent(db, { owner: tea, title: "Matcha", columns: { prefecture_id: 26 } });
  await makeEvent(db, { owner: tea, columns: { start_at: "2026-12-24T12:00:00+09:00" } });
  await db.insertInto("organization_follows").values({ organization_id: tea, user_id: follower }).execute();
  const { data } = await ask("?limit=1");
  expect(data).toEqual([
    {
      id: tea,
      organization_name: "Tea Circle",
      icon_url: null,
      followers_count: 1,
      next_event: {
        id: next,
        title: "Matcha",
        start_at: "2026-11-27T18:00:00.000+09:00",
        is_online: false,
        prefecture_id: 26,
      },
      recognitions: [],
    },
  ]);
  await db.updateTable("organization_follows").set({ unfollowed_at: testNow }).execute();
  expect((await ask("?limit=1")).data[0].followers_count).toBe(0);
});

it("pages follow one another without a gap, also while the next event of the last one begins", async () => {
  await makeEvent(db, { owner: art, columns: { start_at: "2026-11-21T12:00:00+09:00" } });
  await makeEvent(db, { owner: tea, columns: { start_at: "2026-11-22T12:00:00+09:00" } });
  const first = await ask("?limit=1");
  expect(first.data.map(({ id }: { id: number }) => id)).toEqual([art]);
  clock.set("2026-11-21T12:00:01+09:00");
  const second = await ask(`?limit=2&cursor=${first.next_cursor}`);
  expect(second.data.map(({ id }: { id: number }) => id)).toEqual([tea, art]);
  const third = await ask(`?limit=2&cursor=${second.next_cursor}`);
  expect(third.data.map(({ id }: { id: number }) => id)).toEqual([karuta, party]);
  expect(third.next_cursor).toBeNull();
});

describe("a search", () => {
  it.each([
    ["tea", [tea]],
    ["ＴＥＡ circle", [tea]],
    ["カルタ", [karuta]],
    ["karuta", [karuta]],
    ["京都大学", [karuta]],
    ["きょうと", [karuta]],
    ["oita tea", [tea]],
    ["tea karuta", []],
    ["・", []],
    ["🎏", []],
    ["%_\\", []],
  ])("%s", async (typed, found) => {
    expect(await ids(`?q=${encodeURIComponent(typed)}`)).toEqual(found);
  });

  it("finds Latin words where they begin, and 京都 not in 東京都", async () => {
    const metropolitan = await makeOrganization(db, { name: "東京都学生会" });
    const typed = (words: string) => ids(`?q=${encodeURIComponent(words)}`);
    expect(await typed("art")).toEqual([art]);
    expect(await typed("京都")).toEqual([karuta]);
    expect(await typed("東京都")).toEqual([metropolitan]);
    await db.deleteFrom("organizations").where("id", "=", metropolitan).execute();
    expect(await typed("東京都")).toEqual([]);
  });

  it("knows how kanji are read once the organization holds an event", async () => {
    const stars = await makeOrganization(db, { name: "天文サークル" });
    const typed = (words: string) => ids(`?q=${encodeURIComponent(words)}`);
    expect(await typed("てんもん")).toEqual([]);
    await makeEvent(db, { owner: stars });
    await analyseEventTexts(db);
    for (const words of ["てんもん", "テンモン", "tenmon", "天文 さーくる"])
      expect(await typed(words), words).toEqual([stars]);
    await db.deleteFrom("events").execute();
    await db.deleteFrom("organizations").where("id", "=", stars).execute();
  });

  it("is held to one university together with the words", async () => {
    expect(await ids(`?university_id=${kyoto}`)).toEqual([karuta]);
    expect(await ids(`?university_id=${kyoto}&q=tea`)).toEqual([]);
    await db
      .insertInto("organization_universities")
      .values({ organization_id: tea, university_id: kyoto as number })
      .execute();
    expect(await ids(`?university_id=${kyoto}&q=tea`)).toEqual([tea]);
    await db
      .deleteFrom("organization_universities")
      .where("organization_id", "=", tea)
      .where("university_id", "=", kyoto as number)
      .execute();
  });
});

it.each([
  ["limit=0", "limit"],
  ["limit=101", "limit"],
  ["limit=many", "limit"],
  ["university_id=0", "university_id"],
  ["university_id=Kyoto", "university_id"],
  ["cursor=nowhere", "cursor"],
  [`q=${"a".repeat(201)}`, "q"],
])("%s is refused with its name", async (query, field) => {
  const { status, body } = await api(`GET /organizations/directory?${query}`);
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});
