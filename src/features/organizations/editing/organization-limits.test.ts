import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer({ RATE_LIMITS: "on" });

const newOrganization = {
  email: "a@example.com",
  language_organizations_attributes: [{ language_id: 1, name: "料理の会" }],
};

it.each([
  [
    "adding members",
    60,
    (id: number) => [
      `POST /organizations/${id}/organization_users/create`,
      { new_organizer_email: "a@example.com" },
    ],
  ],
  [
    "inviting co-hosts",
    60,
    (id: number, eventId: number) => [
      `POST /events/${eventId}/co_hosts`,
      { target_organization_email: "a@example.com", current_organization_id: id },
    ],
  ],
  ["creating organizations", 30, () => ["POST /organizations/create", { organization: newOrganization }]],
  ["creating events", 60, (id: number) => [`POST /organizations/${id}/events/create`, { event: {} }]],
  [
    "setting mails to those who have applied",
    60,
    (_: number, eventId: number) => [`POST /events/${eventId}/remind_event_mails/create`, {}],
  ],
  ["asking for uploads", 60, (id: number) => [`GET /s3/organizations/${id}/icon?filename=a.png`, undefined]],
] as const)("%s is limited to %i times an hour, and the answer says when to go on", async (_, most, make) => {
  const member = await makeUser(db);
  const id = await makeOrganization(db, { members: [member.id] });
  const [call, body] = make(id, await makeEvent(db, { owner: id })) as [`POST /${string}`, unknown];
  const ask = () => api(call, { as: member.session, body });
  const answers = await Promise.all(Array.from({ length: most }, ask));
  expect(answers.filter(({ status }) => status === 429)).toEqual([]);
  const refused = await ask();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
  expect(refused.body.errors.request).toHaveLength(1);
  const start = clock.now();
  clock.set(new Date(start.getTime() + 60 * 60 * 1000));
  expect((await ask()).status).not.toBe(429);
  clock.set(start);
});
