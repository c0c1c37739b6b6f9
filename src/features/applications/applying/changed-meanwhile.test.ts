import { beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { applyToEvent, readToApply } from "./apply-to-event.server.ts";
import { cancelApplication } from "./cancel-application.server.ts";
import { decideToAcceptOffer } from "./decide-application.server.ts";
import { findApplicant, readApplicant } from "./read-applicant.server.ts";
import { settleApplication } from "./settle-application.server.ts";

const { db } = await testDatabase();
const now = new Date("2026-11-20T03:00:00Z");
const owner = await makeOrganization(db);
const other = await makeUser(db);
let person: { id: number; email: string };
let eventId: number;

beforeEach(async () => {
  const { id, email } = await makeUser(db);
  person = { id, email };
  eventId = await makeEvent(db, { owner, columns: { max_participant_num: 1 } });
});

/** Applies on what was read before `meanwhile`, and answers what came of it. */
async function applyAfter(meanwhile: () => Promise<unknown>) {
  const read = await readToApply(db, eventId, person.id);
  await meanwhile();
  return applyToEvent(db, eventId, person, read, { answers: null }, now).then(
    ({ state }) => state,
    ({ kind, fields }) => ({ kind, fields }),
  );
}

/** As the product team does; organizers' forms stay as they are, so the version does too. */
const hold = () =>
  db
    .updateTable("events")
    .set({ held_at: now, hold_reason: "x", is_published: false, is_published_after_hold: true })
    .where("id", "=", eventId)
    .execute();

/** As every edit of an organizer does. */
const edit = (columns: Record<string, unknown> = {}) =>
  db
    .updateTable("events")
    .set((eb) => ({ ...columns, lock_version: eb("lock_version", "+", 1) }))
    .where("id", "=", eventId)
    .execute();
const mails = () =>
  db.selectFrom("mails").select(["kind", "user_id"]).where("event_id", "=", eventId).orderBy("id").execute();

describe("between what was read and what is written", () => {
  it.each([
    ["is cancelled", { cancelled_at: now }, { event: [{ code: "is_cancelled" }] }],
    ["is hidden", { is_published: false }, { event: [{ code: "not_found" }] }],
    ["begins earlier", { start_at: "2026-11-20T02:00:00Z" }, { start_at: [{ code: "has_passed" }] }],
    [
      "gets an earlier deadline",
      { apply_due_at: "2026-11-20T02:00:00Z" },
      { apply_due: [{ code: "has_passed" }] },
    ],
    [
      "is for some alone at first",
      { priority_until_at: "2026-11-21T02:00:00Z", priority_university_ids: [81] },
      { event: [{ code: "priority_lasts" }] },
    ],
    ["becomes the provider's", { is_created_by_hf: true }, { event: [{ code: "own_page" }] }],
  ])("the event %s: that is said, and nothing written", async (_, columns, fields) => {
    expect(await applyAfter(() => edit(columns))).toMatchObject({ fields });
    expect(await mails()).toEqual([]);
  });

  it("the event is put on hold: it was not found, and nothing is written", async () => {
    expect(await applyAfter(hold)).toMatchObject({ fields: { event: [{ code: "not_found" }] } });
    expect(await mails()).toEqual([]);
  });

  it("the event is put on hold: no offer is accepted any more, and who cancels does", async () => {
    const offer = { state: "offered" as const, offer_expires_at: new Date(now.getTime() + 60 * 60_000) };
    await db
      .insertInto("applications")
      .values({ event_id: eventId, user_id: person.id, ...offer })
      .execute();
    const asked = { eventId, userId: person.id };
    let isHeld = false;
    const accepted = settleApplication(db, eventId, async (tx) => {
      const read = await (tx ? findApplicant(tx, asked) : readApplicant(db, asked));
      if (!isHeld) await hold();
      isHeld = true;
      return decideToAcceptOffer(read, person.id, now);
    });
    await expect(accepted).rejects.toMatchObject({ fields: { event: [{ code: "not_found" }] } });
    expect((await cancelApplication(db, eventId, person.id, now)).state).toBe("cancelled");
  });

  it("somebody takes the last place: it is full", async () => {
    const taken = () =>
      db.insertInto("applications").values({ event_id: eventId, user_id: other.id }).execute();
    expect(await applyAfter(taken)).toMatchObject({ fields: { event: [{ code: "full" }] } });
  });

  it("a required question is added: it has to be answered", async () => {
    const ask = async () => {
      await db.insertInto("questions").values({ event_id: eventId, question_type_id: 4 }).execute();
      await edit();
    };
    const { fields } = (await applyAfter(ask)) as { fields: Record<string, unknown> };
    expect(Object.values(fields)).toEqual([[{ code: "required_question" }]]);
  });

  it("the same person applies in another tab: both hear that they have, and one mail is written", async () => {
    const inAnotherTab = async () =>
      applyToEvent(db, eventId, person, await readToApply(db, eventId, person.id), { answers: null }, now);
    expect(await applyAfter(inAnotherTab)).toBe("confirmed");
    expect(await mails()).toHaveLength(1);
  });

  it("the same person applies and cancels: they apply again", async () => {
    const thereAndBack = async () => {
      await applyToEvent(
        db,
        eventId,
        person,
        await readToApply(db, eventId, person.id),
        { answers: null },
        now,
      );
      await cancelApplication(db, eventId, person.id, now);
    };
    expect(await applyAfter(thereAndBack)).toBe("confirmed");
  });

  it("the account is deleted: its person is not signed in", async () => {
    const leave = () =>
      db
        .updateTable("users")
        .set({
          deleted_at: now,
          email: null,
          password_hash: null,
          first_name: "",
          last_name: "",
          country_id: null,
          occupation_id: null,
          email_confirmed_at: null,
        })
        .where("id", "=", person.id)
        .execute();
    expect(await applyAfter(leave)).toMatchObject({ kind: "unauthenticated" });
  });

  it("the event is removed: it was not found", async () => {
    const remove = () => db.deleteFrom("events").where("id", "=", eventId).execute();
    expect(await applyAfter(remove)).toMatchObject({ fields: { event: [{ code: "not_found" }] } });
  });
});

it("where somebody edits the event each time it was read, it is read while it is held", async () => {
  const heldBy: boolean[] = [];
  const settled = await settleApplication(db, eventId, async (tx) => {
    const version = await (tx ?? db)
      .selectFrom("events")
      .select("lock_version")
      .where("id", "=", eventId)
      .executeTakeFirstOrThrow();
    heldBy.push(tx !== null);
    if (!tx) await edit();
    const change = {
      eventId,
      userId: person.id,
      eventVersion: version.lock_version,
      from: undefined,
      sequence: null,
      to: "confirmed",
      news: "confirmed",
      at: now,
      answers: null,
    } as const;
    return { change, isQueued: false };
  });
  expect(heldBy).toEqual([false, false, false, true]);
  expect(settled?.applicationId).toBeGreaterThan(0);
  expect(await mails()).toHaveLength(1);
});
