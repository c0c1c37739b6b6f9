import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { recordTeamAction, removeOldTeamActions } from "./record-team-action.server.ts";

const { api, db } = await startTestServer();

const actions = (subjectId: number) =>
  db.selectFrom("team_actions").selectAll().where("subject_id", "=", subjectId).execute();

it("a line is written with what it tells or not at all", async () => {
  await db
    .transaction()
    .execute(async (tx) => {
      await recordTeamAction(tx, { kind: "event.held", subject: "event", subjectId: 7001 });
      throw new Error("the rest failed");
    })
    .catch(() => {});
  expect(await actions(7001)).toEqual([]);
  await recordTeamAction(db, {
    kind: "event.held",
    subject: "event",
    subjectId: 7001,
    details: { reason: "x" },
  });
  expect(await actions(7001)).toMatchObject([
    { kind: "event.held", actor_id: null, details: { reason: "x" } },
  ]);
});

it("nobody changes or removes a line, also not in the database", async () => {
  await recordTeamAction(db, { kind: "event.held", subject: "event", subjectId: 7002 });
  await expect(
    db.updateTable("team_actions").set({ kind: "event.released" }).where("subject_id", "=", 7002).execute(),
  ).rejects.toThrow("the log of the team is not changed");
  await expect(db.deleteFrom("team_actions").where("subject_id", "=", 7002).execute()).rejects.toThrow(
    "the log of the team is not changed",
  );
  expect(await actions(7002)).toMatchObject([{ kind: "event.held" }]);
});

it("who did it is forgotten with their account", async () => {
  const person = await makeUser(db);
  await db
    .insertInto("team_actions")
    .values({ kind: "event.held", subject: "event", subject_id: 7003, actor_id: person.id })
    .execute();
  expect((await api("DELETE /auth", { as: person.session })).status).toBe(200);
  expect(await actions(7003)).toMatchObject([{ kind: "event.held", actor_id: null }]);
});

it("lines go after 400 days", async () => {
  for (const days of [399, 401]) {
    await db
      .insertInto("team_actions")
      .values({
        kind: "event.held",
        subject: "event",
        subject_id: 7004,
        details: JSON.stringify({ days }),
        at: sql<Date>`now() - make_interval(days => ${days})`,
      })
      .execute();
  }
  await removeOldTeamActions({ db, clock: { now: () => new Date() } });
  expect(await actions(7004)).toMatchObject([{ details: { days: 399 } }]);
});
