import { beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer({ RATE_LIMITS: "on" });
const team = await makeUser(db, { is_uniteam: true });
let organizer: Awaited<ReturnType<typeof makeUser>>;
let owner: number;
let id: number;
beforeEach(async () => {
  clock.set(testNow);
  organizer = await makeUser(db);
  owner = await makeOrganization(db, { members: [organizer.id], name: "Tea Circle" });
  id = await makeEvent(db, { owner, title: "Tea" });
});

type Who = { session: Record<string, string> };
const ask = (who: Who, call: string, body?: object) =>
  api(call as `GET /`, { as: who.session, body } as never);
const hold = () => ask(team, `PUT /uniteam/events/${id}/hold`, { reason: "A fee is hidden." });
const suspend = () =>
  ask(team, `PUT /uniteam/organizations/${owner}/suspend`, { reason: "A fee is hidden." });
const toEvent = (text: string) => ask(organizer, `POST /events/${id}/hold/answers`, { text });
const toSuspension = (text: string) =>
  ask(organizer, `POST /organizations/${owner}/suspension/answers`, { text });
const kinds = async () =>
  (
    await db
      .selectFrom("activities")
      .select(["kind", "actor_id"])
      .where("organization_id", "=", owner)
      .orderBy("id")
      .execute()
  ).map(({ kind, actor_id }) => `${kind} ${actor_id === organizer.id ? "organizer" : actor_id}`);

describe("organizers answer to the product team", () => {
  it("about an event on hold: it stands there, in their log, in a mail to the operator and in the team's list", async () => {
    await hold();
    expect((await toEvent(" It is told now. ")).body.data).toMatchObject({
      text: "It is told now.",
      author: { id: organizer.id },
    });
    expect((await ask(organizer, `GET /events/${id}/hold/answers`)).body.data).toHaveLength(1);
    expect(await kinds()).toEqual(["event.held null", "hold.answered organizer"]);
    const mails = await db.selectFrom("mails").select("address").where("kind", "=", "hold_answer").execute();
    expect(mails).toEqual([{ address: "support@tsudoi.example" }]);
    const listed = (await ask(team, "GET /uniteam/holds")).body.data[0];
    expect(listed).toMatchObject({
      subject: "event",
      id,
      title: "Tea",
      organization: { id: owner, organization_name: "Tea Circle" },
      reason: "A fee is hidden.",
      by: { id: team.id },
      answers: [{ text: "It is told now." }],
    });
  });

  it("about their suspension, apart from what they say about an event", async () => {
    await suspend();
    expect((await toSuspension("We are sorry.")).status).toBe(200);
    expect((await ask(organizer, `GET /organizations/${owner}/suspension/answers`)).body.data).toHaveLength(
      1,
    );
    expect((await ask(organizer, `GET /events/${id}/hold/answers`)).body.data).toEqual([]);
    const held: { subject: string; id: number }[] = (await ask(team, "GET /uniteam/holds")).body.data;
    expect(held.find((one) => one.subject === "organization" && one.id === owner)).toMatchObject({
      organization: null,
      answers: [{ text: "We are sorry." }],
    });
    await ask(team, `PUT /uniteam/organizations/${owner}/restore`);
    expect(await kinds()).toEqual([
      "organization.suspended null",
      "suspension.answered organizer",
      "organization.restored null",
    ]);
  });

  it("not where nothing is held, not without a word or with too many, and five times a day, of which a refused one is none", async () => {
    expect((await toEvent("Hello")).body.errors).toEqual({ event: ["is not on hold"] });
    expect((await toSuspension("Hello")).body.errors).toEqual({ organization: ["is not suspended"] });
    await hold();
    expect((await toEvent(" ")).status).toBe(422);
    expect((await toEvent("x".repeat(2001))).status).toBe(422);
    for (const text of ["1", "2", "3", "4", "5"]) expect((await toEvent(text)).status).toBe(200);
    expect((await toEvent("6")).status).toBe(429);
  });

  it("their name goes with their account, and what they said stays", async () => {
    const author = await makeUser(db);
    await db
      .insertInto("organization_members")
      .values({ organization_id: owner, user_id: author.id })
      .execute();
    await hold();
    await ask(author, `POST /events/${id}/hold/answers`, { text: "It is told now." });
    expect((await ask(author, "DELETE /auth")).status).toBe(200);
    expect((await ask(organizer, `GET /events/${id}/hold/answers`)).body.data).toMatchObject([
      { text: "It is told now.", author: null },
    ]);
  });
});
