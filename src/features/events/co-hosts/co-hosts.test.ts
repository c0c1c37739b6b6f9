import { beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const [owner, guest, third, stranger] = [
  await makeUser(db),
  await makeUser(db, { language: "ja" }),
  await makeUser(db),
  await makeUser(db),
];

type As = Record<string, string> | null;
let owning: number;
let invited: number;
let other: number;
let eventId: number;
let emailOf: (id: number) => string;

beforeEach(async () => {
  clock.set(new Date(clock.now().getTime() + 60_000));
  owning = await makeOrganization(db, { name: "Culture Club", members: [owner.id] });
  invited = await makeOrganization(db, { name: "Hiking Circle", members: [guest.id] });
  other = await makeOrganization(db, { members: [third.id] });
  eventId = await makeEvent(db, { owner: owning, title: "Cooking Night" });
  const rows = await db.selectFrom("organizations").select(["id", "email"]).execute();
  emailOf = (id) => rows.find((row) => row.id === id)?.email ?? "";
});

const invite = (email: unknown, current: unknown = owning, as: As = owner.session) =>
  api(`POST /events/${eventId}/co_hosts`, {
    as,
    body: { target_organization_email: email, current_organization_id: current },
  });
const remove = (target: number, current: unknown, as: As = owner.session) =>
  api(`DELETE /events/${eventId}/co_hosts/${target}?current_organization_id=${current}`, { as });
const answer = (
  organization: number,
  invitation: number,
  verb: "accept" | "decline",
  as: As = guest.session,
) => api(`PUT /organizations/${organization}/co-host-invitations/${invitation}/${verb}`, { as });

async function mailsOf(kind: string) {
  const rows = await db
    .selectFrom("mails")
    .select(["address", "language", "payload"])
    .where("kind", "=", kind)
    .where("event_id", "=", eventId)
    .orderBy("id")
    .execute();
  return rows.map(({ address, language }) => `${address} ${language}`);
}

describe("inviting a co-host", () => {
  it("finds the organization by its address in any case and answers its invited row", async () => {
    const { status, body } = await invite(` ${emailOf(invited).toUpperCase()} `);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      id: expect.any(Number),
      event_id: eventId,
      organization_id: invited,
      invited_by_id: owning,
      is_owner: false,
      accepted_at: null,
      declined_at: null,
      created_at: expect.stringMatching(/^2026-11-20T\d\d:\d\d:00\.000\+09:00$/),
      organization: { id: invited, organization_name: "Hiking Circle", organizer_ids: [guest.id] },
    });
  });

  it("writes to the organization's address and to each organizer in their language, once each", async () => {
    await invite(emailOf(invited));
    expect(await mailsOf("co_host_invited")).toEqual([`${guest.email} ja`, `${emailOf(invited)} en`]);
    await makeOrganization(db, {
      members: [guest.id],
      columns: { email: guest.email.toUpperCase() },
    });
    await invite(guest.email);
    expect(await mailsOf("co_host_invited")).toHaveLength(3);
  });

  it("is refused without address, for an unknown one, a host and an invited one", async () => {
    const refusal = async (email: unknown) => {
      const { status, body } = await invite(email);
      return [status, body.errors.target_organization_email];
    };
    expect(await refusal("")).toEqual([422, ["can't be blank"]]);
    expect(await refusal(undefined)).toEqual([422, ["can't be blank"]]);
    expect(await refusal("nobody@example.com")).toEqual([422, ["was not found"]]);
    expect(await refusal(emailOf(owning))).toEqual([422, ["is already a host"]]);
    const { body } = await invite(emailOf(invited));
    expect(await refusal(emailOf(invited))).toEqual([422, ["has already been invited"]]);
    await answer(invited, body.data.id, "accept");
    expect(await refusal(emailOf(invited))).toEqual([422, ["is already a host"]]);
  });

  it("invites one that has declined again, in the same row", async () => {
    const first = await invite(emailOf(invited));
    await answer(invited, first.body.data.id, "decline");
    clock.set(new Date(clock.now().getTime() + 1000));
    const again = await invite(emailOf(invited));
    expect(again.body.data).toMatchObject({ id: first.body.data.id, declined_at: null, accepted_at: null });
    expect(await mailsOf("co_host_invited")).toHaveLength(4);
  });

  it("takes the lowest id that is not linked yet where organizations share an address", async () => {
    const columns = { email: `shared${eventId}@example.com` };
    const [first, second] = [
      await makeOrganization(db, { columns }),
      await makeOrganization(db, { columns }),
    ];
    expect((await invite(columns.email)).body.data.organization_id).toBe(first);
    expect((await invite(columns.email)).body.data.organization_id).toBe(second);
    expect((await invite(columns.email)).status).toBe(422);
  });

  it("simultaneously, one wins", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => invite(emailOf(invited))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(await mailsOf("co_host_invited")).toHaveLength(2);
  });

  it("is for organizers who act for their own hosting organization", async () => {
    const statusFor = async (as: As, current: unknown = owning) =>
      (await invite(emailOf(other), current, as)).status;
    expect(await statusFor(null)).toBe(401);
    expect(await statusFor(stranger.session)).toBe(403);
    expect(await statusFor(third.session, other)).toBe(403);
    expect(await statusFor(owner.session, invited)).toBe(403);
    expect(await statusFor(stranger.session, undefined)).toBe(403);
    expect((await invite(emailOf(other), null)).body).toEqual({
      errors: { current_organization_id: ["can't be blank"] },
    });
    const link = await invite(emailOf(invited));
    expect(await statusFor(guest.session, invited)).toBe(403);
    await answer(invited, link.body.data.id, "accept");
    const byCoHost = await invite(emailOf(other), invited, guest.session);
    expect(byCoHost.body.data.invited_by_id).toBe(invited);
    eventId = 999999;
    expect(await statusFor(owner.session)).toBe(404);
  });

  it("to an event that the caller may not know of is not found", async () => {
    await db.updateTable("events").set({ is_published: false }).where("id", "=", eventId).execute();
    expect((await invite(emailOf(other), other, third.session)).status).toBe(404);
    expect((await remove(other, other, third.session)).status).toBe(404);
    expect((await invite(emailOf(other))).status).toBe(200);
  });
});

describe("an invitation", () => {
  it("is listed with every status, newest first, with the event's start and titles even if unpublished", async () => {
    const { body: first } = await invite(emailOf(invited));
    const declined = await makeEvent(db, {
      owner: owning,
      title: "Hidden",
      columns: { is_published: false },
    });
    const { id: secondId } = await db
      .insertInto("event_hosts")
      .values({
        event_id: declined,
        organization_id: invited,
        invited_by_id: owning,
        declined_at: "2026-11-20T00:00:00Z",
        created_at: "2026-11-01T00:00:00Z",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("event_texts")
      .values({ event_id: declined, language_id: 1, is_main: false })
      .execute();
    await makeEvent(db, { owner: invited });
    const { body } = await api(`GET /organizations/${invited}/co-host-invitations`, { as: guest.session });
    expect(body.data.map((row: { id: number }) => row.id)).toEqual([first.data.id, secondId]);
    expect(body.data[1]).toMatchObject({
      declined_at: "2026-11-20T09:00:00.000+09:00",
      event: {
        id: declined,
        start_at: "2026-11-27T18:00:00.000+09:00",
        organization_name: "Culture Club",
        applications_count: 0,
        language_events: [{ id: expect.any(Number), language_id: 2, title: "Hidden", is_main: true }],
      },
    });
    expect(
      (await api(`GET /organizations/${invited}/co-host-invitations`, { as: owner.session })).status,
    ).toBe(403);
    expect((await api(`GET /organizations/${invited}/co-host-invitations`)).status).toBe(401);
  });

  it("tells how many people's answers the organization will see", async () => {
    const applicants = [await makeUser(db), await makeUser(db)].map(({ id }) => id);
    eventId = await makeEvent(db, { owner: owning, applicants });
    await invite(emailOf(invited));
    const { body } = await api(`GET /organizations/${invited}/co-host-invitations`, { as: guest.session });
    expect(body.data[0].event).toMatchObject({ id: eventId, applications_count: 2 });
  });

  it.each([
    ["accept", "accepted_at", "decline", "co_host_accepted"],
    ["decline", "declined_at", "accept", "co_host_declined"],
  ] as const)(
    "can be answered with %s, again with the same, not with the opposite",
    async (verb, column, opposite, kind) => {
      const { body: link } = await invite(emailOf(invited));
      const first = await answer(invited, link.data.id, verb);
      expect(first.status).toBe(200);
      expect(first.body.data[column]).not.toBeNull();
      clock.set(new Date(clock.now().getTime() + 1000));
      const again = await answer(invited, link.data.id, verb);
      expect([again.status, again.body.data]).toEqual([200, first.body.data]);
      const refused = await answer(invited, link.data.id, opposite);
      expect([refused.status, refused.body]).toEqual([
        422,
        { errors: { invitation: ["has already been answered"] } },
      ]);
      expect(await mailsOf(kind)).toEqual([`${owner.email} en`, `${emailOf(owning)} en`]);
    },
  );

  it("that is accepted makes its organizers managers at once; removing it ends that at once", async () => {
    const { body: link } = await invite(emailOf(invited));
    const mayInvite = async () => (await invite("nobody@example.com", invited, guest.session)).status;
    expect(await mayInvite()).toBe(403);
    await answer(invited, link.data.id, "accept");
    expect(await mayInvite()).toBe(422);
    expect((await remove(invited, invited, guest.session)).status).toBe(200);
    expect(await mayInvite()).toBe(403);
  });

  it("answered both ways at the same time has one answer", async () => {
    const { body: link } = await invite(emailOf(invited));
    const answers = await Promise.all([
      answer(invited, link.data.id, "accept"),
      answer(invited, link.data.id, "decline"),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it("is only found in its own organization, and not once withdrawn; the owner's part is none", async () => {
    const { body: link } = await invite(emailOf(invited));
    expect((await answer(other, link.data.id, "accept", third.session)).status).toBe(404);
    expect((await answer(invited, link.data.id, "accept", third.session)).status).toBe(403);
    expect((await answer(invited, link.data.id, "accept", null)).status).toBe(401);
    expect((await answer(invited, link.data.id, "decline", third.session)).status).toBe(403);
    await remove(invited, owning);
    const gone = await answer(invited, link.data.id, "accept");
    expect([gone.status, gone.body]).toEqual([404, { errors: { invitation: ["was not found"] } }]);
    const { id: myPart } = await db
      .selectFrom("event_hosts")
      .select("id")
      .where("organization_id", "=", owning)
      .executeTakeFirstOrThrow();
    expect((await answer(owning, myPart, "decline", owner.session)).status).toBe(404);
  });
});

describe("removing a co-host", () => {
  it("withdraws an invitation; the organization that loses it hears of it", async () => {
    const { body: link } = await invite(emailOf(invited));
    const { status, body } = await remove(invited, owning);
    expect([status, body.data]).toEqual([200, link.data]);
    expect(await mailsOf("co_host_withdrawn")).toEqual([`${guest.email} ja`, `${emailOf(invited)} en`]);
    expect((await remove(invited, owning)).status).toBe(404);
  });

  it("is refused to the owner once the invitation is answered, and to the co-host for others' answered rows", async () => {
    const { body: link } = await invite(emailOf(invited));
    await answer(invited, link.data.id, "decline");
    expect((await remove(invited, owning)).status).toBe(403);
    await invite(emailOf(invited));
    await answer(invited, link.data.id, "accept");
    expect((await remove(invited, owning)).status).toBe(403);
    await invite(emailOf(other));
    expect((await remove(other, invited, guest.session)).status).toBe(200);
  });

  it.each([["accept"], ["decline"], [null]] as const)(
    "is open to itself after %s, without a mail",
    async (verb) => {
      const { body: link } = await invite(emailOf(invited));
      if (verb) await answer(invited, link.data.id, verb);
      expect((await remove(invited, invited, guest.session)).status).toBe(200);
      expect(await mailsOf("co_host_withdrawn")).toEqual([]);
    },
  );

  it("never takes the owner's part", async () => {
    const { status, body } = await remove(owning, owning);
    expect([status, body]).toEqual([422, { errors: { organization: ["is the owner"] } }]);
  });

  it("needs an organizer of the organization that is acted for", async () => {
    await invite(emailOf(invited));
    expect((await remove(invited, owning, null)).status).toBe(401);
    expect((await remove(invited, owning, stranger.session)).status).toBe(403);
    expect((await remove(invited, other, third.session)).status).toBe(403);
    expect((await remove(other, owning)).status).toBe(404);
    const nobody = await api(`DELETE /events/${eventId}/co_hosts/${invited}`, { as: owner.session });
    expect([nobody.status, nobody.body]).toEqual([
      422,
      { errors: { current_organization_id: ["can't be blank"] } },
    ]);
    expect((await remove(invited, "x")).body).toEqual({
      errors: { current_organization_id: ["is not valid"] },
    });
  });

  it("and accepting at the same time: either the answer counts or the invitation is gone", async () => {
    const { body: link } = await invite(emailOf(invited));
    const [removed, accepted] = await Promise.all([
      remove(invited, owning),
      answer(invited, link.data.id, "accept"),
    ]);
    expect([
      [200, 404],
      [403, 200],
    ]).toContainEqual([removed.status, accepted.status]);
  });
});
