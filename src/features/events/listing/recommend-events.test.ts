import { beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
beforeEach(() => db.deleteFrom("events").execute());

describe("recommended events", () => {
  const reasons = async (as?: Record<string, string>) => {
    const { body } = await api("GET /events/recommended", as ? { as } : {});
    return Object.fromEntries(
      body.data.map(({ id, reason }: { id: number; reason: string }) => [id, reason]),
    );
  };

  it("come to visitors as popular and soon, to people by what they follow and where they study", async () => {
    const person = await makeUser(db, { university_id: 81, language: "ja" });
    const followed = await makeOrganization(db);
    const other = await makeOrganization(db);
    await db
      .insertInto("organization_follows")
      .values({ organization_id: followed, user_id: person.id })
      .execute();
    const far = { prefecture_id: 1 };
    const events = {
      followed: await makeEvent(db, { owner: followed, columns: far }),
      university: await makeEvent(db, { owner: other, columns: { ...far, university_id: 81 } }),
      prefecture: await makeEvent(db, { owner: other, columns: { prefecture_id: 44 } }),
      language: await makeEvent(db, { owner: other, columns: far }),
      popular: await makeEvent(db, { owner: other, columns: far, applicants: [(await makeUser(db)).id] }),
      soon: await makeEvent(db, { owner: other, columns: far }),
    };
    await db
      .insertInto("event_spoken_languages")
      .values({ event_id: events.language, language_id: 1 })
      .execute();
    expect(await reasons(person.session)).toEqual({
      [events.followed]: "followed_organization",
      [events.university]: "your_university",
      [events.prefecture]: "your_prefecture",
      [events.language]: "your_language",
      [events.popular]: "popular",
      [events.soon]: "soon",
    });
    expect(new Set(Object.values(await reasons()))).toEqual(new Set(["popular", "soon"]));
  });

  it.each([
    ["many are popular", [0, 3, 1, 0, 7, 1, 0, 2, 5, 1, 0, 0, 9, 0, 4, 0], 11],
    ["few are", [0, 1, 0, 2], 4],
    ["none is", [0, 0], 2],
  ])(
    "are for visitors as for a person of whom nothing is known, where %s: the rule and its twin in SQL",
    async (_, numbers, found) => {
      const person = await makeUser(db);
      const owner = await makeOrganization(db);
      for (const [day, applications_count] of numbers.entries())
        await makeEvent(db, {
          owner,
          columns: {
            applications_count,
            max_participant_num: 100,
            start_at: `2026-12-${10 + (day % 4)}T18:00:00+09:00`,
          },
        });
      const shown = async (as?: Record<string, string>) =>
        (await api("GET /events/recommended", as ? { as } : {})).body.data.map(
          ({ id, reason }: { id: number; reason: string }) => `${id} ${reason}`,
        );
      const visitors = await shown();
      expect(visitors).toHaveLength(found);
      expect(await shown(person.session)).toEqual(visitors);
    },
  );

  it("are twelve at most, and none that is hidden, cancelled, past its deadline or applied to", async () => {
    const person = await makeUser(db);
    const owner = await makeOrganization(db);
    const made = (columns: object, applicants: number[] = []) =>
      makeEvent(db, { owner, columns, applicants });
    await made({ is_published: false });
    await made({ cancelled_at: testNow });
    await made({ apply_due_at: "2026-11-20T11:00:00+09:00" });
    await made({ start_at: "2026-11-20T11:00:00+09:00" });
    await made({}, [person.id]);
    expect(await reasons(person.session)).toEqual({});
    for (let place = 0; place < 14; place += 1) await made({});
    expect(Object.keys(await reasons(person.session))).toHaveLength(12);
  });
});
