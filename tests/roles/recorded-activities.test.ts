import { expect, it } from "vitest";
import { contracts } from "../../src/api/contracts.ts";
import { v1 } from "../../src/api/routes.server.ts";
import { startTestServer } from "../support/server.ts";
import { makeWorld, roles } from "../support/world.ts";
import { allRows } from "./all-rows.ts";

const { api, db, clock } = await startTestServer();

/** Policies of those who manage something. */
const ofManagers = [
  "organizer",
  "organizerInPerson",
  "organizationAdmin",
  "organizationMember",
  "eventManager",
  "eventManagerInPerson",
  "ownerOrganizer",
  "actingHost",
  "actingOrganizer",
];

/** What takes data away, though it only reads. */
const downloads = [
  "GET /events/{id}/participants.csv",
  "GET /events/{id}/participants.xlsx",
  "GET /events/{id}/survey/results.csv",
];

/** What changes nothing, nothing of its own, or has a log of its own. */
const exceptions = new Map([
  ["POST /events/{id}/applicant_mails/count", "a count"],
  ["POST /events/{id}/applicant_mails/preview", "a preview"],
  ["POST /events/{id}/applicant_mails/test", "a mail to oneself"],
  ["POST /events/{event_id}/remind_event_mails/preview", "a preview"],
  ["POST /events/{event_id}/notify_event_mails/test", "a mail to oneself"],
  ["POST /events/{event_id}/remind_event_mails/test", "a mail to oneself"],
  ["POST /events/{id}/follow_up/preview", "a preview"],
  ["POST /events/{id}/follow_up/test", "a mail to oneself"],
  ["POST /events/{id}/following/preview", "a preview"],
  ["POST /organizations/{id}/webhooks/{webhook_id}/test", "a message of nothing"],
  [
    "POST /organizations/{id}/webhooks/{webhook_id}/deliveries/{delivery_id}/send",
    "a message that was caused before",
  ],
  ["DELETE /organizations/{id}", "ends the log with the organization"],
]);

/** Calls that the world of these tests refuses to everybody: a test beside each sees that it records. */
const shownElsewhere = new Map([
  ["DELETE /organizations/{id}/organization_users/{user_id}", "activity-log.test.ts"],
  ["DELETE /organizations/{id}/invitations/{invitation_id}", "activity-log.test.ts"],
  ["DELETE /events/{id}/door_links/{link_id}", "activity-log.test.ts"],
  ["PUT /events/{id}/materials/{material_id}", "activity-log.test.ts"],
  ["DELETE /events/{id}/materials/{material_id}", "activity-log.test.ts"],
  ["GET /events/{id}/survey/results.csv", "activity-log.test.ts"],
  ["POST /events/{id}/applications/decisions", "activity-log.test.ts"],
  ["POST /language_events/create", "activity-log.test.ts"],
  ["DELETE /events/{id}/applications/{user_id}", "add-by-hand.test.ts"],
  ["POST /events/{id}/hold/answers", "hold-answers.test.ts"],
  ["POST /organizations/{id}/suspension/answers", "hold-answers.test.ts"],
  ["DELETE /organizations/{id}/webhooks/{webhook_id}", "webhooks.test.ts"],
  ["POST /organizations/{id}/webhooks/{webhook_id}/secret", "webhook-secrets.test.ts"],
  ["DELETE /organizations/{id}/api_tokens/{token_id}", "api-tokens.test.ts"],
  ["PUT /events/{id}/inquiries/{inquiry_id}", "inquiries.test.ts"],
  ["PUT /organizations/{id}/event_templates/{template_id}", "event-templates.test.ts"],
  ["DELETE /organizations/{id}/event_templates/{template_id}", "event-templates.test.ts"],
  ["POST /organizations/{id}/event_templates/{template_id}/events", "event-templates.test.ts"],
]);

const calls = Object.entries(v1)
  .filter(([name, { allow }]) => ofManagers.includes(allow.name) && !/^GET /.test(name))
  .map(([name]) => name)
  .concat(downloads, "PUT /events/publish");

it("every file of people that managers take away is among the downloads", () => {
  const files = Object.entries<{ media?: string }>(contracts).filter(([, { media }]) =>
    /csv|spreadsheet/.test(media ?? ""),
  );
  expect(files.map(([name]) => name).sort()).toEqual(downloads);
});

it("what is left out is a call of managers", () => {
  for (const name of [...exceptions.keys(), ...shownElsewhere.keys()]) expect(calls).toContain(name);
});

it.each(calls.filter((name) => !exceptions.has(name) && !shownElsewhere.has(name)))(
  "%s is recorded, with who did it",
  async (name) => {
    const row = allRows[name];
    const world = await makeWorld(db, clock.now());
    await row?.before?.(world);
    if (name === "PUT /events/publish") {
      await db.updateTable("events").set({ is_published: false }).where("id", "=", world.eventId).execute();
    }
    const sessions = await world.signIn();
    const statuses = row?.statuses.split(" ") ?? [];
    const role = roles.find(
      (one, place) => ["owner", "invited", "accepted"].includes(one) && statuses[place] === "200",
    );
    if (!role) throw new Error(`nobody may do ${name} here`);
    const [method = "", path = ""] = name.split(" ");
    const { status } = await api(`${method} ${row?.path?.(world) ?? path}` as `${string} /${string}`, {
      as: sessions[role],
      body: row?.body?.(world),
    });
    expect(status).toBe(200);
    const recorded = await db
      .selectFrom("activities")
      .select("kind")
      .where("actor_id", "=", world.people[role as "owner"])
      .execute();
    // An event that is created without a word of it is published too.
    expect(recorded).toHaveLength(name === "POST /organizations/{id}/events/create" ? 2 : 1);
  },
);
