import { describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { dayMs } from "../../../shared/time/milliseconds.ts";
import { removeOldActivities } from "../../organizations/activity/record-activity.server.ts";
import type { Activity } from "./activity.contract.ts";

const { api, db, clock } = await startTestServer();

const admin = await makeUser(db, { first_name: "Akari", last_name: "Sample" });
type As = { session: Record<string, string> };
const logOf = async (path: string, as: As = admin, query = "") => {
  const { status, body } = await api(`GET /${path}/activity${query}` as `${string} /${string}`, {
    as: as.session,
  });
  expect(status).toBe(200);
  return body as { data: Activity[]; next_cursor: string | null };
};
const kindsOf = async (path: string, as: As = admin, query = "") =>
  (await logOf(path, as, query)).data.map(({ deed }) => deed);
const change = (call: string, body?: unknown, as: As = admin) =>
  api(call as `${string} /${string}`, { as: as.session, ...(body !== undefined && { body }) });

describe("the log", () => {
  it("says who did what to whom and when, newest first, of an event and of the organization with all of its events", async () => {
    const id = await makeOrganization(db, { members: [admin.id] });
    const student = await makeUser(db, { first_name: "Ken", last_name: "Sato" });
    const eventId = await makeEvent(db, { owner: id, title: "Tea", applicants: [student.id] });
    await change(`PUT /events/${eventId}/update`, { event: { used_language_ids: [1] } });
    await change(`PUT /events/${eventId}/applications/${student.id}/note`, { note: "A secret" });
    await change(`PUT /organizations/${id}/update`, { organization: { phone_num: "075" } });
    expect(await kindsOf(`events/${eventId}`)).toEqual(["note.written", "event.edited"]);
    const { data } = await logOf(`organizations/${id}`);
    expect(data.map(({ deed }) => deed)).toEqual(["organization.edited", "note.written", "event.edited"]);
    expect(data[1]).toMatchObject({
      actor: { id: admin.id, first_name: "Akari", last_name: "Sample" },
      person: { id: student.id, first_name: "Ken", last_name: "Sato" },
      subject: { kind: "event", id: eventId, title: "Tea" },
      at: expect.stringMatching(/\+09:00$/),
    });
    expect(JSON.stringify(data)).not.toMatch(/secret|075|@/);
  });

  it("has what changed something alone: not what was refused, repeated or stale", async () => {
    const id = await makeOrganization(db, { members: [admin.id] });
    const eventId = await makeEvent(db, { owner: id });
    await change(`PUT /events/${eventId}/update`, { event: { max_participant_num: 0 } });
    await change(`PUT /events/${eventId}/update`, { event: { lock_version: 99, used_language_ids: [1] } });
    await change(`PUT /organizations/${id}/organization_users/${admin.id}`, { role: "admin" });
    await change(`PUT /organizations/${id}/organization_users/${admin.id}`, { role: "door" });
    await change(`DELETE /organizations/${id}/organization_users/own`);
    await change(`POST /events/${eventId}/applications/decisions`, {
      decision: "accept",
      user_ids: [admin.id],
    });
    expect(await kindsOf(`organizations/${id}`)).toEqual([]);
  });

  it("tells publishing and taking back from other edits, and an event that was deleted by its title", async () => {
    const id = await makeOrganization(db, { members: [admin.id] });
    const eventId = await makeEvent(db, { owner: id, title: "Gone", columns: { is_published: false } });
    await change(`PUT /events/${eventId}/update`, { event: { used_language_ids: [1] } });
    await change("PUT /events/publish", { ids: [eventId] });
    await change(`PUT /events/${eventId}/update`, { event: { used_language_ids: [1], is_published: false } });
    await change(`POST /language_events/create`, { event_id: eventId, language_id: 1 });
    await change(`DELETE /events/${eventId}`);
    const { data } = await logOf(`organizations/${id}`);
    expect(data.map(({ deed }) => deed)).toEqual([
      "event.removed",
      "event.edited",
      "event.unpublished",
      "event.published",
      "event.edited",
    ]);
    expect(data[0]).toMatchObject({ subject: { kind: "event", title: null }, details: { title: "Gone" } });
  });

  it("names the fields that an edit has changed, without what they say, and that an event was published when it was made", async () => {
    const id = await makeOrganization(db, { members: [admin.id] });
    const eventId = await makeEvent(db, { owner: id, title: "Tea", columns: { max_participant_num: 10 } });
    const [text] = (await change(`GET /events/${eventId}`)).body.data.language_events;
    const event = {
      used_language_ids: [1],
      max_participant_num: 12,
      is_online: false,
      meeting_url: "https://meet.example/secret",
      language_events_attributes: [{ id: text.id, title: "A secret", place_name: "Hall" }],
    };
    await change(`PUT /events/${eventId}/update`, { event });
    await change(`PUT /events/${eventId}/update`, { event });
    await change(`PUT /events/${eventId}/update`, { event: { fee: 100, is_published: false } });
    const lines = (await logOf(`events/${eventId}`)).data;
    expect(lines.map(({ deed, details }) => [deed, details.fields?.toSorted()])).toEqual([
      ["event.unpublished", ["fee"]],
      ["event.edited", []],
      ["event.edited", ["max_participant_num", "meeting_url", "place_name", "title", "used_language_ids"]],
    ]);
    expect(JSON.stringify(lines.map(({ details }) => details))).not.toMatch(/secret|Hall/);
    const made = await change(`POST /organizations/${id}/events/create`, {
      event: {
        start_at: "2026-12-01 18:00",
        max_participant_num: 30,
        prefecture_id: 44,
        event_format_id: 1,
        event_purpose_id: 2,
        used_language_ids: [2],
        is_published: true,
        language_events_attributes: [{ language_id: 2, title: "Night", place_name: "Hall" }],
      },
    });
    expect(made.status).toBe(200);
    expect(await kindsOf(`events/${made.body.data.id}`)).toEqual(["event.published", "event.created"]);
  });

  it("has decisions with their number, downloads, links and material", async () => {
    const id = await makeOrganization(db, { members: [admin.id] });
    const people = await Promise.all([1, 2].map(() => makeUser(db)));
    const eventId = await makeEvent(db, {
      owner: id,
      columns: { selection: "approval" },
      applicants: people.map((one) => one.id),
    });
    await db
      .updateTable("applications")
      .set({ state: "under_review" })
      .where("event_id", "=", eventId)
      .execute();
    const user_ids = people.map((one) => one.id);
    await change(`POST /events/${eventId}/applications/decisions`, { decision: "accept", user_ids });
    await change(`GET /events/${eventId}/participants.csv`);
    await change(`GET /events/${eventId}/participants.xlsx`);
    const link = await change(`POST /events/${eventId}/door_links`, { label: "West" });
    for (const _ of [1, 2]) await change(`DELETE /events/${eventId}/door_links/${link.body.data.id}`);
    const material = await change(`POST /events/${eventId}/materials`, {
      title: "Slides",
      url: "https://slides.example/1",
    });
    await change(`PUT /events/${eventId}/materials/${material.body.data.id}`, { title: "Other" });
    await change(`DELETE /events/${eventId}/materials/${material.body.data.id}`);
    await change(`PUT /events/${eventId}/survey`, { is_anonymous: true, is_open: true, questions: [] });
    const file = await change(`GET /events/${eventId}/survey/results.csv`);
    const { data } = await logOf(`events/${eventId}`);
    expect([file.status, data.map(({ deed }) => deed).reverse()]).toEqual([
      200,
      [
        "applicants.decided",
        "participants.downloaded",
        "participants.downloaded",
        "helper_link.made",
        "helper_link.ended",
        "material.changed",
        "material.changed",
        "material.changed",
        "survey.changed",
        "survey.downloaded",
      ],
    ]);
    const details = Object.fromEntries(data.map((line) => [line.deed, line.details]));
    expect(details["applicants.decided"]).toEqual({ decision: "accept", count: 2 });
    expect(details["helper_link.ended"]).toEqual({ label: "West" });
    expect(details["participants.downloaded"]).toEqual({ format: "csv" });
  });

  it("has the changes of the team, without the addresses of who is invited", async () => {
    const id = await makeOrganization(db, { members: [admin.id] });
    const joining = await makeUser(db, { email_confirmed_at: new Date("2026-01-01T00:00:00Z") });
    const path = `/organizations/${id}`;
    const first = await change(`POST ${path}/invitations`, { email: "nobody@example.com", role: "door" });
    await change(`DELETE ${path}/invitations/${first.body.data.id}`);
    const second = await change(`POST ${path}/invitations`, { email: joining.email, role: "editor" });
    await change(`PUT /users/own/invitations/${second.body.data.id}`, { answer: "accept" }, joining);
    await change(`PUT ${path}/organization_users/${joining.id}`, { role: "door" });
    await change(`DELETE ${path}/organization_users/${joining.id}`);
    const { data } = await logOf(`organizations/${id}`);
    expect(data.map(({ deed, actor }) => [deed, actor?.id === joining.id]).reverse()).toEqual([
      ["invitation.sent", false],
      ["invitation.withdrawn", false],
      ["invitation.sent", false],
      ["invitation.accepted", true],
      ["member.role_changed", false],
      ["member.removed", false],
    ]);
    expect(JSON.stringify(data)).not.toContain("@");
  });

  it("is narrowed by person, kind and days of Japan, and read page by page", async () => {
    const editor = await makeUser(db);
    const id = await makeOrganization(db, { members: [admin.id, editor.id] });
    const eventId = await makeEvent(db, { owner: id });
    const path = `events/${eventId}`;
    for (const by of [admin, editor, admin]) {
      await change(`PUT /events/${eventId}/update`, { event: { used_language_ids: [1] } }, by);
    }
    await change(`POST /events/${eventId}/attendance_code`);
    const days = ["2026-11-01T14:59:59Z", "2026-11-01T15:00:00Z", "2026-11-02T15:00:00Z"];
    const rows = await db
      .selectFrom("activities")
      .select("id")
      .where("event_id", "=", eventId)
      .orderBy("id")
      .execute();
    for (const [place, at] of days.entries()) {
      await db
        .updateTable("activities")
        .set({ at })
        .where("id", "=", rows[place]?.id ?? 0)
        .execute();
    }
    expect(await kindsOf(path, admin, `?person=${editor.id}`)).toEqual(["event.edited"]);
    expect(await kindsOf(path, admin, "?deed=attendance_code.renewed")).toHaveLength(1);
    expect(
      (await logOf(path, admin, "?from=2026-11-02&to=2026-11-02")).data.map(({ actor }) => actor?.id),
    ).toEqual([editor.id]);
    const first = await logOf(path, admin, "?limit=3");
    const second = await logOf(path, admin, `?limit=3&cursor=${first.next_cursor}`);
    expect([first.data.length, second.data.length, second.next_cursor]).toEqual([3, 1, null]);
    for (const query of ["?deed=x", "?person=0", "?from=2026-13-01", "?limit=0", "?cursor=x", "?to=now"]) {
      const { status, body } = await change(`GET /${path}/activity${query}`);
      expect([status, Object.keys(body.errors)]).toEqual([422, [/\?(\w+)/.exec(query)?.[1]]]);
    }
  });

  it("of a co-hosted event is for both organizations, and for nobody at the check-in alone", async () => {
    const [partner, door] = [await makeUser(db), await makeUser(db)];
    const id = await makeOrganization(db, { members: [admin.id, door.id] });
    await db
      .updateTable("organization_members")
      .set({ role: "door" })
      .where("user_id", "=", door.id)
      .execute();
    const other = await makeOrganization(db, { members: [partner.id] });
    const eventId = await makeEvent(db, { owner: id, coHosts: [other] });
    await change(`PUT /events/${eventId}/update`, { event: { used_language_ids: [1] } }, partner);
    expect(await kindsOf(`organizations/${id}`)).toEqual(["event.edited"]);
    expect(await kindsOf(`organizations/${other}`, partner)).toEqual(["event.edited"]);
    await change(`PUT /organizations/${id}/update`, { organization: { phone_num: "075" } });
    expect(await kindsOf(`organizations/${other}`, partner)).toEqual(["event.edited"]);
    for (const path of [`/events/${eventId}/activity`, `/organizations/${id}/activity`]) {
      expect((await change(`GET ${path}`, undefined, door)).status).toBe(403);
    }
  });

  it("forgets who somebody was once their account is deleted, and everything after 400 days", async () => {
    const editor = await makeUser(db);
    const id = await makeOrganization(db, { members: [admin.id, editor.id] });
    const student = await makeUser(db);
    const eventId = await makeEvent(db, { owner: id, applicants: [student.id] });
    await change(`PUT /events/${eventId}/applications/${student.id}/note`, { note: "x" }, editor);
    for (const person of [editor, student]) await change("DELETE /auth", undefined, person);
    expect((await logOf(`events/${eventId}`)).data).toMatchObject([{ actor: null, person: null }]);
    const daysAgo = (count: number) => new Date(clock.now().getTime() - count * dayMs);
    await db
      .updateTable("activities")
      .set({ at: daysAgo(399) })
      .where("event_id", "=", eventId)
      .execute();
    await removeOldActivities({ db, clock });
    expect(await kindsOf(`events/${eventId}`)).toEqual(["note.written"]);
    await db
      .updateTable("activities")
      .set({ at: daysAgo(401) })
      .where("event_id", "=", eventId)
      .execute();
    await removeOldActivities({ db, clock });
    expect(await kindsOf(`events/${eventId}`)).toEqual([]);
  });
});
