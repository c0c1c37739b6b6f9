import { beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { mails } from "../../../jobs/mails.server.ts";
import { parsePayload } from "../../../platform/mail/define-mail.server.ts";
import { renderMail } from "../../../platform/mail/layout/render-mail.server.ts";
import { claimMails } from "../../../platform/mail/queue/mail-claims.server.ts";

const { api, db, clock, platform } = await startTestServer();
const team = await makeUser(db, { is_uniteam: true });
const ken = await makeUser(db, { language: "en" });
const mai = await makeUser(db, { language: "en" });
const dates = ["2026-11-27", "2026-12-04", "2026-12-11"];
let owner: number;
let ids: number[] = [];
beforeEach(async () => {
  clock.set(testNow);
  await db
    .updateTable("mails")
    .set({ state: "skipped", claimed_by: null, claimed_until: null })
    .where("state", "in", ["waiting", "sending"])
    .execute();
  owner = await makeOrganization(db);
  ids = [];
  for (const date of dates) {
    const columns = { start_at: `${date}T18:00:00+09:00` };
    ids.push(await makeEvent(db, { owner, title: date, applicants: [ken.id], columns }));
  }
});

const minutes = (count: number) => clock.set(new Date(Date.parse(testNow) + count * 60_000));
const act = async (call: string) => {
  const body = { reason: "It is looked into." };
  const answer = await api(
    `PUT /uniteam/${call}` as "PUT /uniteam/events/{id}/hold",
    {
      as: team.session,
      body,
    } as never,
  );
  expect(answer.status).toBe(200);
};
const suspend = () => act(`organizations/${owner}/suspend`);
const restore = () => act(`organizations/${owner}/restore`);
const hold = (place: number) => act(`events/${ids[place]}/hold`);
const release = (place: number) => act(`events/${ids[place]}/release`);

/** To people, by person and subject with the dates that its text names; as a worker would send them now. */
async function send(): Promise<string[]> {
  await db
    .updateTable("mails")
    .set({ next_try_at: clock.now() })
    .whereRef("next_try_at", "=", "created_at")
    .execute();
  const found: string[] = [];
  for (const row of await claimMails(platform, { mails, from: 0, below: 1000 }, 100)) {
    const definition = mails.find(row.kind);
    const to = { ...row, address: row.address ?? "" };
    const rendered = await renderMail(platform, definition, to, parsePayload(definition, row.payload));
    await db
      .updateTable("mails")
      .set({
        ...(rendered ? { state: "sent", sent_at: clock.now() } : { state: "skipped" }),
        ...{ claimed_by: null, claimed_until: null },
      })
      .where("id", "=", row.id)
      .execute();
    const person = row.user_id === ken.id ? "ken" : row.user_id === mai.id ? "mai" : null;
    if (!person || !rendered) continue;
    const named = dates.filter((date) => rendered.text.includes(date));
    found.push(`${person}: ${rendered.subject} [${named.join()}]`);
  }
  return found.sort();
}

describe("when an organization is suspended, each who has applied to its events", () => {
  it("gets one mail that lists those of theirs, and one when it is restored", async () => {
    const row = { event_id: ids[1] as number, user_id: mai.id, state: "confirmed" as const };
    await db.insertInto("applications").values(row).execute();
    await suspend();
    minutes(10);
    expect(await send()).toEqual([
      `ken: 3 events you have applied to are on hold for now [${dates.join()}]`,
      `mai: “${dates[1]}” is on hold for now [${dates[1]}]`,
    ]);
    await restore();
    expect(await send()).toEqual([
      `ken: 3 events you have applied to are no longer on hold [${dates.join()}]`,
      `mai: “${dates[1]}” is no longer on hold [${dates[1]}]`,
    ]);
    await restore();
    expect(await send()).toEqual([]);
  });

  it("hears nothing where it is restored within ten minutes", async () => {
    await suspend();
    minutes(9);
    await restore();
    minutes(60);
    expect(await send()).toEqual([]);
  });

  it("reads of an event that is held for itself that it is back once nothing holds it, and of the others before", async () => {
    await hold(0);
    minutes(10);
    expect(await send()).toEqual([`ken: “${dates[0]}” is on hold for now [${dates[0]}]`]);
    await suspend();
    minutes(20);
    expect(await send()).toEqual([
      `ken: 2 events you have applied to are on hold for now [${dates[1]},${dates[2]}]`,
    ]);
    await restore();
    expect(await send()).toEqual([
      `ken: 2 events you have applied to are no longer on hold [${dates[1]},${dates[2]}]`,
    ]);
    await release(0);
    expect(await send()).toEqual([`ken: “${dates[0]}” is no longer on hold [${dates[0]}]`]);
  });
});

describe("the news of a release", () => {
  it("does not go to who has cancelled meanwhile, or of an event that its organizers called off or hid", async () => {
    await suspend();
    minutes(10);
    await send();
    const at = (place: number) => ids[place] as number;
    const left = { state: "cancelled", cancelled_at: clock.now() } as const;
    await db.updateTable("applications").set(left).where("event_id", "=", at(0)).execute();
    await db.updateTable("events").set({ cancelled_at: clock.now() }).where("id", "=", at(1)).execute();
    await db.updateTable("events").set({ is_published_after_hold: false }).where("id", "=", at(2)).execute();
    await restore();
    expect(await send()).toEqual([]);
  });

  it("is true when it leaves: of what is held once more it tells nothing, and of that its next release", async () => {
    await suspend();
    minutes(10);
    await send();
    await restore();
    await hold(1);
    expect(await send()).toEqual([
      `ken: 2 events you have applied to are no longer on hold [${dates[0]},${dates[2]}]`,
    ]);
    minutes(20);
    expect(await send()).toEqual([`ken: “${dates[1]}” is on hold for now [${dates[1]}]`]);
    await release(1);
    expect(await send()).toEqual([`ken: “${dates[1]}” is no longer on hold [${dates[1]}]`]);
  });
});
