import { beforeEach, expect, it } from "vitest";
import { makeAffiliation } from "../../../tests/factories/affiliations.ts";
import { makeUser } from "../../../tests/factories/users.ts";
import { startTestServer } from "../../../tests/support/server.ts";
import { dayMs } from "../../shared/time/milliseconds.ts";
import { affiliationEndsSoonMail } from "./mails/affiliation-ends-soon.mail.server.ts";
import { remindOfEndingAffiliations } from "./remind-of-ending-affiliations.server.ts";

const { db, clock, platform } = await startTestServer();
const proved = new Date("2026-11-20T12:00:00+09:00");
const until = new Date("2027-11-20T12:00:00+09:00");
const before = (days: number) => new Date(until.getTime() - days * dayMs);
beforeEach(async () => {
  await db.deleteFrom("affiliations").execute();
  await db.deleteFrom("mails").execute();
});

const sweep = () => remindOfEndingAffiliations(platform);
const mailed = async () => {
  const rows = await db.selectFrom("mails").select(["kind", "user_id"]).execute();
  return rows.map(({ kind, user_id }) => [kind, user_id]);
};

it("thirty days before a proof ends its person is asked again, once, however often it is swept", async () => {
  const { id } = await makeUser(db);
  await makeAffiliation(db, { userId: id, now: proved, until });
  clock.set(new Date(before(30).getTime() - 1));
  await sweep();
  expect(await mailed()).toEqual([]);
  clock.set(before(30));
  await Promise.all([sweep(), sweep()]);
  await sweep();
  expect(await mailed()).toEqual([["affiliation_ends_soon", id]]);
});

it("late is better than never, but not after the end", async () => {
  const { id } = await makeUser(db);
  await makeAffiliation(db, { userId: id, now: proved, until });
  clock.set(until);
  await sweep();
  expect(await mailed()).toEqual([]);
  clock.set(before(1));
  await sweep();
  expect(await mailed()).toHaveLength(1);
});

it("a mail that leaves after the end tells nothing", async () => {
  const { id } = await makeUser(db);
  await makeAffiliation(db, { userId: id, now: proved, until });
  const render = () =>
    affiliationEndsSoonMail.render(platform, { user_id: id, address: "", language: "en" }, {});
  clock.set(before(1));
  expect((await render())?.subject).toContain("Kyoto University");
  clock.set(until);
  expect(await render()).toBeNull();
});
