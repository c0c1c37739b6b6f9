import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { type MadeUser, makeUser } from "../../../../tests/factories/users.ts";
import { attend } from "../../../../tests/support/after-mails.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const start = "2026-11-27T18:00:00+09:00";
const own = async (person: MadeUser) =>
  (await api("GET /users/own/attendances", { as: person.session })).body.data;

it("past events say who took part and who did not, once it is known: somebody was checked in, and the event is over", async () => {
  const owner = await makeOrganization(db, { members: [(await makeUser(db)).id] });
  const [came, absent] = [await makeUser(db), await makeUser(db)];
  const made = { owner, applicants: [came.id, absent.id] };
  const ofKnown = await makeEvent(db, { ...made, columns: { end_at: "2026-11-27T21:00:00+09:00" } });
  const withoutEnd = await makeEvent(db, made);
  // Nobody was checked in there.
  await makeEvent(db, made);
  for (const id of [ofKnown, withoutEnd]) await attend(db, id, came.id, new Date(start));
  clock.set(new Date(Date.parse(start) + 1));
  const both = (has_attended: boolean) => [
    { event_id: withoutEnd, has_attended },
    { event_id: ofKnown, has_attended },
  ];
  expect([await own(came), await own(absent)]).toEqual([both(true), []]);
  clock.set("2026-11-27T20:59:59+09:00");
  expect(await own(absent)).toEqual([]);
  clock.set("2026-11-27T21:00:00+09:00");
  expect([await own(came), await own(absent)]).toEqual([both(true), both(false)]);
  await db
    .updateTable("applications")
    .set({ state: "cancelled", cancelled_at: new Date(start) })
    .where("user_id", "=", absent.id)
    .where("event_id", "=", ofKnown)
    .execute();
  expect(await own(absent)).toEqual([{ event_id: withoutEnd, has_attended: false }]);
});
