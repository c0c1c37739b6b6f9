import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser, makeUsers } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();

it("organizers and co-hosts see how many wait for a decision, of events that can still be decided on", async () => {
  const [organizer, coHost] = [await makeUser(db), await makeUser(db)];
  const owner = await makeOrganization(db, { members: [organizer.id] });
  const coHosting = await makeOrganization(db, { members: [coHost.id] });
  const people = await makeUsers(db, 4);
  const makeReviewed = async (columns: Parameters<typeof makeEvent>[1]["columns"]) => {
    const id = await makeEvent(db, {
      owner,
      coHosts: [coHosting],
      columns: { selection: "approval", ...columns },
    });
    const states = ["under_review", "under_review", "under_review", "confirmed"] as const;
    await db
      .insertInto("applications")
      .values(
        states.map((state, place) => ({
          event_id: id,
          user_id: people[place]?.id ?? 0,
          state,
          told_state: state,
          applied_at: clock.now(),
        })),
      )
      .execute();
    return id;
  };
  const eventId = await makeReviewed({});
  await makeReviewed({ cancelled_at: clock.now() });
  await makeReviewed({ start_at: new Date(clock.now().getTime() - 1) });
  const seen = async (organizationId: number, as: typeof organizer) =>
    (await api(`GET /organizations/${organizationId}/undecided_applications`, { as: as.session })).body.data;
  expect(await seen(owner, organizer)).toEqual([{ event_id: eventId, count: 3 }]);
  expect(await seen(coHosting, coHost)).toEqual([{ event_id: eventId, count: 3 }]);
});
