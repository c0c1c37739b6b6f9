import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { drawLotteries } from "../../src/features/applications/applications.server.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { type MadeUser, makeUser, makeUsers } from "../factories/users.ts";
import { startTestServer, testNow } from "../support/server.ts";

/** An organizer with friends wants to choose who is drawn: by drawing early, again, or of other entries than everybody saw. */

const { api, db, clock, platform } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const friends = await makeUsers(db, 2);
const others = await makeUsers(db, 3);
const due = "2026-11-24T12:00:00.000+09:00";
const drawTime = "2026-11-25T12:00:00.000+09:00";

let event: number;
beforeEach(async () => {
  clock.set(testNow);
  event = await makeEvent(db, {
    owner,
    columns: { selection: "lottery", apply_due_at: due, lottery_at: drawTime, max_participant_num: 2 },
  });
  await db.insertInto("event_spoken_languages").values({ event_id: event, language_id: 1 }).execute();
});

const call = (method: string, path: string, who: MadeUser | null, body?: object) =>
  api(`${method} /events/${event}${path}`, { as: who?.session ?? null, body });
const apply = (who: MadeUser) => call("POST", "/applications/apply", who, {});
const update = (sent: object) => call("PUT", "/update", organizer, { event: sent });
const lottery = async () => (await call("GET", "/lottery", null)).body.data;
const enter = async (people: MadeUser[]) => {
  const ids: number[] = [];
  for (const who of people) ids.push((await apply(who)).body.data.id);
  return ids;
};
const digestOf = (ids: number[]) =>
  createHash("sha256")
    .update(ids.toSorted((a, b) => a - b).join(","))
    .digest("hex");
const mailsOf = async (kind: string) =>
  (
    await db
      .selectFrom("mails")
      .select("user_id")
      .where("event_id", "=", event)
      .where("kind", "=", kind)
      .execute()
  )
    .map(({ user_id }) => user_id)
    .sort();
const forward = ["can't be moved forward any more"];

describe("once somebody is entered", () => {
  it("neither the draw nor the deadline moves forward, together or alone, also not after leaving again", async () => {
    await enter(friends);
    const past = "2026-11-20 11:00";
    expect((await update({ apply_due: past, lottery_at: past })).body.errors).toEqual({
      apply_due: forward,
      lottery_at: forward,
    });
    expect((await update({ lottery_at: "2026-11-24 13:00" })).body.errors).toEqual({ lottery_at: forward });
    expect((await update({ apply_due: "2026-11-24 11:59" })).body.errors).toEqual({ apply_due: forward });
    for (const who of friends) await call("PUT", "/applications/cancell", who);
    expect((await update({ lottery_at: past, apply_due: past })).status).toBe(422);
    await drawLotteries(platform);
    expect((await lottery()).drawn_at).toBeUndefined();
  });

  it("a deadline that was open until the draw gets none before it", async () => {
    await db.updateTable("events").set({ apply_due_at: null }).where("id", "=", event).execute();
    await enter(friends);
    expect((await update({ apply_due: "2026-11-20 12:30" })).body.errors).toEqual({ apply_due: forward });
  });

  it("both move later, and all who are entered hear of it, once", async () => {
    await enter(friends);
    expect((await update({ apply_due: "2026-11-25 12:00", lottery_at: "2026-11-26 12:00" })).status).toBe(
      200,
    );
    expect(await mailsOf("draw_postponed")).toEqual(friends.map(({ id }) => id).sort());
    // Sent along as they are, or with something else, they move nobody.
    expect((await update({ apply_due: "2026-11-25 12:00", max_participant_num: 3 })).status).toBe(200);
    expect(await mailsOf("draw_postponed")).toHaveLength(2);
  });

  it("how places are given does not change, not even when it is hidden meanwhile", async () => {
    await enter(friends);
    await update({ is_published: false });
    expect((await update({ selection: "first_come" })).body.errors).toEqual({
      selection: ["can't change any more"],
    });
    expect((await update({ lottery_at: "2026-11-24 12:00" })).body.errors).toEqual({ lottery_at: forward });
  });
});

it("before anybody is entered both move as one likes, and nobody is written to", async () => {
  expect((await update({ apply_due: "2026-11-21 12:00", lottery_at: "2026-11-22 12:00" })).status).toBe(200);
  expect(await mailsOf("draw_postponed")).toEqual([]);
});

describe("who is drawn were all there when applications closed", () => {
  it("the digest of the entries is public from the close on, the same before and after the draw", async () => {
    const ids = await enter([...friends, ...others]);
    expect((await lottery()).entries_digest).toBeUndefined();
    clock.set("2026-11-24T12:00:01+09:00");
    expect((await lottery()).entries_digest).toBe(digestOf(ids));
    clock.set(drawTime);
    await drawLotteries(platform);
    expect(await lottery()).toMatchObject({ entries: 5, entries_digest: digestOf(ids) });
    expect((await lottery()).withdrawn).toBeUndefined();
  });

  it("who leaves, is declined or deletes the account between the two stays in it, and is named by number after the draw", async () => {
    const gone = await makeUser(db);
    const ids = await enter([...others, ...friends, gone]);
    await call("PUT", "/applications/cancell", friends[1] as MadeUser);
    const entered = ids.filter((_, place) => place !== 4);
    clock.set("2026-11-24T12:00:01+09:00");
    expect((await lottery()).entries_digest).toBe(digestOf(entered));
    await call("PUT", "/applications/cancell", others[0] as MadeUser);
    await call("POST", "/applications/decisions", organizer, {
      decision: "decline",
      user_ids: [others[1]?.id],
    });
    await api("DELETE /auth", { as: gone.session });
    expect(await lottery()).toMatchObject({ entries: 2, entries_digest: digestOf(entered) });
    clock.set(drawTime);
    await drawLotteries(platform);
    const after = await lottery();
    expect(after.entries_digest).toBe(digestOf([...after.order, ...after.withdrawn]));
    expect(after.entries_digest).toBe(digestOf(entered));
    expect(after.withdrawn).toEqual([ids[0], ids[1], ids[5]]);
  });

  it("nobody enters after the close, and it is not told while the deadline is moved behind again", async () => {
    await enter(friends);
    clock.set("2026-11-24T12:00:01+09:00");
    expect((await apply(others[0] as MadeUser)).body.errors).toEqual({ apply_due: ["has passed"] });
    await update({ apply_due: "2026-11-25 11:00" });
    expect((await lottery()).entries_digest).toBeUndefined();
    expect((await apply(others[0] as MadeUser)).body.data.state).toBe("entered");
  });
});

describe("after the draw", () => {
  beforeEach(async () => {
    await enter(friends);
    clock.set(drawTime);
    await drawLotteries(platform);
  });

  it("the deadline may be moved behind it: people come first come, nobody enters, nothing is drawn again", async () => {
    const before = await lottery();
    expect((await update({ apply_due: "2026-11-26 12:00" })).status).toBe(200);
    expect((await update({ max_participant_num: 3 })).status).toBe(200);
    expect((await apply(others[0] as MadeUser)).body.data.state).toBe("confirmed");
    expect((await apply(others[1] as MadeUser)).body.errors).toEqual({ event: ["is full"] });
    clock.set("2026-11-26T12:00:01+09:00");
    await drawLotteries(platform);
    expect(await lottery()).toEqual(before);
  });

  it("its time is fixed, also by another kind and back, or by hiding and publishing", async () => {
    for (const sent of [{ lottery_at: "2026-11-26 12:00" }, { selection: "first_come" }]) {
      expect((await update(sent)).status).toBe(422);
    }
    const before = await lottery();
    await update({ is_published: false });
    await update({ is_published: true });
    await drawLotteries(platform);
    expect(await lottery()).toEqual(before);
    expect(await mailsOf("draw_postponed")).toEqual([]);
  });
});

it("a draw of which nobody took part is never drawn again either, whatever becomes of the event's kind", async () => {
  clock.set(drawTime);
  await drawLotteries(platform);
  await update({ selection: "first_come" });
  await update({ selection: "lottery", apply_due: "2026-11-26 12:00" });
  expect((await apply(friends[0] as MadeUser)).body.data.state).toBe("confirmed");
  clock.set("2026-11-26T12:00:01+09:00");
  await drawLotteries(platform);
  expect((await lottery()).order).toEqual([]);
});
