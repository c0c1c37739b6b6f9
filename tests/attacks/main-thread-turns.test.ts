import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser } from "../factories/users.ts";
import { askFromThread, succeedingCalls } from "../support/ask-from-thread.ts";
import { makeFullEvents, makeLongEvents } from "../support/large-data.ts";
import { threadCost } from "../support/main-thread.ts";
import { startTestServer } from "../support/server.ts";

const { url, db, clock } = await startTestServer();
const organizer = await makeUser(db);
const reader = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const { full, drawn, people } = await makeFullEvents(db, owner);
const single = await makeEvent(db, { owner });
await makeLongEvents(db, owner);

const ask = succeedingCalls(askFromThread(), url);
const manage = organizer.session;
const get = (path: string, as?: Record<string, string>) => ask(`GET /api/v1${path}`, as);
const from = (n: number) => `from=2026-11-${10 + n}`;

const scans = () =>
  people.slice(0, 500).map(() => ({
    nonce: randomUUID(),
    kind: "in",
    ticket_code: "x".repeat(40),
    scanned_at: "2026-11-27T17:00:00+09:00",
  }));
const asking = await makeEvent(db, { owner });
const save = (event: object) =>
  ask(`PUT /api/v1/events/${asking}/update`, manage, { event: { used_language_ids: [2], ...event } });
await save({
  apply_questions_attributes: Array.from({ length: 40 }, (_, place) => ({
    question_type_id: 3,
    language_apply_questions_attributes: [{ language_id: 2, title: `Question ${place}` }],
  })),
});
const asked = await db.selectFrom("questions").select("id").where("event_id", "=", asking).execute();
const answers = Object.fromEntries(asked.map(({ id }) => [`q_${id}`, "x".repeat(500)]));
const description = (n: number) => `${n} **walk** and [tea](https://tea.example) `.repeat(440);

const decline = { decision: "decline", user_ids: people.slice(0, 500) };
const ofFull = [
  "",
  "/participants?limit=500",
  "/participants.csv",
  "/participants.xlsx",
  "/check_ins",
  "/name_list",
];

/** A call's name, how many plain answers it may cost, and the call. What is large by contract costs what its bytes cost. */
const calls: [string, number, (n: number) => unknown][] = [
  ...ofFull.map(
    (path) => [`event${path}`, 45, () => get(`/events/${full}${path}`, manage)] as (typeof calls)[number],
  ),
  ["answers to a survey", 45, () => get(`/events/${full}/survey/results`, manage)],
  ["file of a survey", 45, () => get(`/events/${full}/survey/results.csv`, manage)],
  ["500 scans", 45, () => ask(`POST /api/v1/events/${full}/check_ins`, manage, { scans: scans() })],
  ["500 decisions", 45, () => ask(`POST /api/v1/events/${full}/applications/decisions`, manage, decline)],
  [
    "applying with many answers",
    15,
    () =>
      ask(`POST /api/v1/events/${asking}/applications/apply`, reader.session, {
        application: { apply_question_answers: answers },
      }),
  ],
  [
    "saving a long text",
    20,
    (n) => save({ language_events_attributes: [{ language_id: 2, discription: description(n) }] }),
  ],
  [
    "looking for a certificate",
    5,
    (n) => get(`/certificates/AAAA-AAAA-AAA${n}?family_name=${"x".repeat(100)}`),
  ],
  ["a cover", 5, (n) => ask(`GET /covers/1/1-${n}.svg`)],
  ["lottery", 15, (n) => get(`/events/${drawn}/lottery?${n}`)],
  ["events of an organization", 45, () => get(`/organizations/${owner}/events`, manage)],
  ["calendar feed", 15, (n) => ask(`GET /feeds/events.ics?event_purpose_id=1&${from(n)}`)],
  ["Atom feed", 15, (n) => ask(`GET /feeds/events.atom?event_purpose_id=1&${from(n)}`)],
  ["all events", 45, (n) => get(`/events?${from(n)}`)],
  ["all events, signed in", 45, (n) => get(`/events?${from(n)}`, reader.session)],
  ["all that a search finds", 45, (n) => get(`/events?q=${encodeURIComponent("町歩き")}&${from(n)}`)],
];

it.each(calls)(
  "%s keeps no other answer waiting, however many applicants or events are in it",
  async (_name, atMost, call) => {
    clock.set("2026-11-27T17:00:00+09:00");
    const plain = await threadCost(() => get(`/events/${single}?applications=none`, reader.session), 12);
    const { total, longest } = await threadCost(call);
    expect(total / plain.total, "plain answers in all").toBeLessThanOrEqual(atMost);
    expect(longest / plain.total, "plain answers in one turn").toBeLessThanOrEqual(6);
  },
);
