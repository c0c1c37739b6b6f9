import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });

it("people read since when they are there, and nobody else reads it of them", async () => {
  const [coming, other] = [await makeUser(db), await makeUser(db)];
  const start_at = new Date(clock.now().getTime() + 60 * 60 * 1000);
  const id = await makeEvent(db, { owner, applicants: [coming.id, other.id], columns: { start_at } });
  const ask = async (as: typeof coming.session) =>
    (await api(`GET /events/${id}/attendance`, { as })).body.data;
  expect(await ask(coming.session)).toEqual({ checked_in_at: null });
  const { code } = (await api(`GET /events/${id}/attendance_code`, { as: organizer.session })).body.data;
  const fullWidth = [...`${code.slice(0, 3)} ${code.slice(3)}`]
    .map((sign) => (sign === " " ? "　" : String.fromCodePoint((sign.codePointAt(0) as number) + 0xfee0)))
    .join("");
  const checked = await api(`POST /events/${id}/attendance`, {
    as: coming.session,
    body: { code: fullWidth },
  });
  expect(checked.status).toBe(200);
  expect(await ask(coming.session)).toEqual({ checked_in_at: checked.body.data.checked_in_at });
  expect(await ask(other.session)).toEqual({ checked_in_at: null });
});

it("of a hidden event, who has not applied reads nothing: 404", async () => {
  const [coming, stranger] = [await makeUser(db), await makeUser(db)];
  const id = await makeEvent(db, { owner, applicants: [coming.id], columns: { is_published: false } });
  const ask = async (as: typeof coming.session) => (await api(`GET /events/${id}/attendance`, { as })).status;
  expect([await ask(coming.session), await ask(stranger.session)]).toEqual([200, 404]);
});
