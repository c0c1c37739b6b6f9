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
const organizer = await makeUser(db);
const ken = await makeUser(db);
const mai = await makeUser(db);
const dates = ["2026-11-27", "2026-12-04", "2026-12-11"];
let ids: number[] = [];
beforeEach(async () => {
  clock.set(testNow);
  await db.updateTable("mails").set({ state: "skipped" }).where("state", "=", "waiting").execute();
  const owner = await makeOrganization(db, { members: [organizer.id] });
  ids = [];
  for (const date of dates) {
    const times = {
      start_at: `${date}T18:00:00+09:00`,
      end_at: `${date}T20:00:00+09:00`,
      apply_due_at: null,
    };
    ids.push(await makeEvent(db, { owner, title: date, applicants: [ken.id], columns: times }));
  }
  await db
    .insertInto("event_spoken_languages")
    .values(ids.map((event_id) => ({ event_id, language_id: 2 })))
    .execute();
  await db
    .updateTable("events")
    .set({ series_id: ids[0] ?? 0 })
    .where("id", "in", ids)
    .execute();
  await db
    .updateTable("applications")
    .set({ told_state: "confirmed" })
    .where("event_id", "in", ids)
    .execute();
});

const minutes = (count: number) => clock.set(new Date(Date.parse(testNow) + count * 60_000));
const change = async (event: object, message?: string) => {
  const body = { event, ...(message && { message }) };
  const answer = await api(`PUT /events/${ids[0] ?? 0}/following`, { as: organizer.session, body });
  expect(answer.body.errors).toBeUndefined();
};
const move = (message?: string) => change({ start_at: `${dates[0]} 19:00` }, message);
const hold = async (place: number, done = "hold") =>
  expect(
    (
      await api(
        `PUT /uniteam/events/${ids[place] ?? 0}/${done}` as "PUT /uniteam/events/{id}/hold",
        {
          as: team.session,
          body: { reason: "It is looked into." },
        } as never,
      )
    ).status,
  ).toBe(200);
const release = (place: number) => hold(place, "release");

/** Kind, person and dates of each mail about the series that a worker would send now. */
async function send() {
  const claimed = await claimMails(platform, { mails, from: 0, below: 1000 }, 100);
  const told = [];
  for (const mail of claimed.filter(({ kind }) => /changed|postponed/.test(kind))) {
    const definition = mails.find(mail.kind);
    const payload = parsePayload(definition, mail.payload);
    const { subject = "", text = "" } =
      (await renderMail(platform, definition, { ...mail, address: mail.address ?? "" }, payload)) ?? {};
    const named = dates.filter((date) => subject.includes(date) || text.includes(`${date}\n`));
    told.push(`${mail.kind} ${mail.user_id === ken.id ? "ken" : "mai"} ${named.join()}`);
    await db
      .updateTable("mails")
      .set({ state: "sent", sent_at: clock.now(), claimed_by: null, claimed_until: null })
      .where("id", "=", mail.id)
      .execute();
  }
  return told.sort();
}

describe("a mail about several dates of a series", () => {
  it.each([0, 1])(
    "tells of all but the date that is held, which goes once after the release (date %i)",
    async (held) => {
      await move();
      await hold(held);
      minutes(11);
      const others = dates.filter((_, place) => place !== held);
      expect(await send()).toEqual([`series_changed ken ${others.join()}`]);
      await release(held);
      expect(await send()).toEqual([`event_changed ken ${dates[held]}`]);
      minutes(60);
      expect(await send()).toEqual([]);
    },
  );

  it("leaves as late as before, also where the date is back by then", async () => {
    await move();
    minutes(5);
    await hold(1);
    await release(1);
    minutes(9);
    expect(await send()).toEqual([]);
    minutes(11);
    expect(await send()).toEqual([
      `event_changed ken ${dates[1]}`,
      `series_changed ken ${dates[0]},${dates[2]}`,
    ]);
  });

  it("keeps the time that was told last, and why it is another one", async () => {
    await move("A typhoon");
    await hold(1);
    const { payload } = await db
      .selectFrom("mails")
      .select("payload")
      .where("kind", "=", "event_changed")
      .where("event_id", "=", ids[1] ?? 0)
      .executeTakeFirstOrThrow();
    expect(payload).toMatchObject({
      before: { startAt: expect.any(String) },
      reason: { message: "A typhoon" },
    });
    const { startAt } = (payload as { before: { startAt: string } }).before;
    expect(new Date(startAt).toISOString()).toBe("2026-12-04T09:00:00.000Z");
  });

  it("is none where all its dates are held, and each goes by itself after its release", async () => {
    await move();
    for (const place of [0, 1, 2]) await hold(place);
    minutes(11);
    expect(await send()).toEqual([]);
    await release(2);
    expect(await send()).toEqual([`event_changed ken ${dates[2]}`]);
  });

  it("says nothing of a date that is held already when the series is saved, of which a mail waits", async () => {
    await hold(1);
    await move();
    minutes(11);
    expect(await send()).toEqual([`series_changed ken ${dates[0]},${dates[2]}`]);
    await release(1);
    expect(await send()).toEqual([`event_changed ken ${dates[1]}`]);
  });

  it("of a date that is over at the release says nothing any more", async () => {
    await move();
    await hold(0);
    minutes(11);
    await send();
    minutes(10 * 24 * 60);
    await release(0);
    expect(await send()).toEqual([]);
  });

  it("gives a draw that is held a mail of its kind to who is entered", async () => {
    await db.deleteFrom("applications").where("event_id", "in", ids).execute();
    await change({ selection: "lottery", lottery_at: `${dates[0]} 10:00`, apply_due: `${dates[0]} 09:00` });
    for (const event_id of ids) {
      await db.insertInto("applications").values({ event_id, user_id: mai.id, state: "entered" }).execute();
    }
    await change({ lottery_at: `${dates[0]} 12:00` });
    await hold(1);
    minutes(11);
    expect(await send()).toEqual([`series_changed mai ${dates[0]},${dates[2]}`]);
    await release(1);
    expect(await send()).toEqual([`draw_postponed mai ${dates[1]}`]);
  });
});
