import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
const organizer = await makeUser(db);
const joining = await makeUser(db);
const inBoth = await makeUser(db);
const applicant = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id, inBoth.id] });
const email = "joining-club@example.com";
const coHost = await makeOrganization(db, { members: [joining.id, inBoth.id], columns: { email } });
const eventId = await makeEvent(db, { owner, columns: { asks_accommodation: true } });
const choice = await question(2);
const optionId = await option(choice);
const written = await question(3);

async function question(question_type_id: number) {
  const { id } = await db
    .insertInto("questions")
    .values({ event_id: eventId, question_type_id, position: question_type_id, is_required: false })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("question_texts").values({ question_id: id, language_id: 2, title: "Food" }).execute();
  return id;
}
async function option(question_id: number) {
  const { id: question_option_id } = await db
    .insertInto("question_options")
    .values({ question_id, position: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("question_option_texts")
    .values({ question_option_id, language_id: 2, text: "Rice" })
    .execute();
  return question_option_id;
}

await api(`POST /events/${eventId}/applications/apply`, {
  as: applicant.session,
  body: {
    application: {
      apply_question_answers: { [`q_${choice}`]: "Rice", [`q_${written}`]: "no peanuts" },
      accommodation: "a ramp",
    },
  },
});
const body = { current_organization_id: owner, target_organization_email: email };
const { body: invited } = await api(`POST /events/${eventId}/co_hosts`, { as: organizer.session, body });
await api(`PUT /organizations/${coHost}/co-host-invitations/${invited.data.id}/accept`, {
  as: joining.session,
});

type Caller = Pick<Parameters<typeof api>[1] & object, "as" | "headers">;
const message = { title: "Lunch", custom_body: "It is at noon.", option_id: optionId };
/** What somebody gets to read of the answers. */
async function read(caller: Caller) {
  const get = (path: string) => api(`GET /events/${eventId}${path}`, caller);
  const [row] = (await get("/participants")).body.data;
  const event = (await get("")).body.data;
  return {
    answers: Object.keys(row.answers).length,
    isWithheld: row.answers_withheld ?? false,
    inEvent: Object.keys(event.applications[0].apply_question_answers).length,
    found: (await get("/participants?q=peanuts")).body.data.length,
    named: (await get(`/participants?q=${encodeURIComponent(row.user.last_name)}`)).body.data.length,
    accommodation: (await get("/accommodation_requests")).body.data.length,
    statuses: [
      (await get("/participants.csv")).status,
      (await get("/participants.xlsx")).status,
      (await get("/answers/figures")).status,
      (await get(`/answers/${written}`)).status,
      (await api(`POST /events/${eventId}/applicant_mails/count`, { ...caller, body: message })).status,
    ],
  };
}
const all = {
  answers: 2,
  isWithheld: false,
  inEvent: 2,
  found: 1,
  named: 1,
  accommodation: 1,
  statuses: [200, 200, 200, 200, 200],
};

const none = {
  answers: 0,
  isWithheld: true,
  inEvent: 0,
  found: 0,
  named: 1,
  accommodation: 0,
  statuses: [403, 403, 403, 403, 403],
};

it("a co-host that joins later sees who has applied, and no answers before the applicants' mails are tried", async () => {
  expect(await read({ as: joining.session })).toEqual(none);
});

it("meanwhile the owner reads everything, also who is in both organizations", async () => {
  expect(await read({ as: organizer.session })).toEqual(all);
  expect(await read({ as: inBoth.session })).toEqual(all);
});

it("a program of the co-host reads none meanwhile, whoever made its token", async () => {
  const { body: made } = await api(`POST /organizations/${coHost}/api_tokens`, {
    as: inBoth.session,
    body: { label: "List", scope: "full" },
  });
  expect(await read({ headers: { authorization: `Bearer ${made.data.token}` } })).toEqual(none);
});

it("a mail that could not be delivered counts as tried", async () => {
  await db
    .updateTable("mails")
    .set({ state: "failed", failure: "refused" })
    .where("kind", "=", "co_host_joined")
    .execute();
  expect(await read({ as: joining.session })).toEqual(all);
});
