import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { selectStoredImages } from "../../../platform/storage/images/image-columns.server.ts";

const { api, db, platform } = await startTestServer();
const organizer = await makeUser(db);
const as = organizer.session;
const club = await makeOrganization(db, { members: [organizer.id], universities: [81] });
const picture = "images/night-1600.webp";

const question = {
  question_type_id: 1,
  is_required: true,
  language_apply_questions_attributes: [
    { language_id: 1, title: "飲み物", discription: "説明", options_data: ["お茶", "水"] },
    { language_id: 2, title: "Drink", discription: "Why", options_data: ["Tea", "Water"] },
  ],
};

/** Everything that an organizer can say of an event. A Tuesday. */
const said = {
  start_at: "2026-12-01 18:45",
  end_at: "2026-12-01 21:15",
  recieption_start_at: "2026-12-01 18:15",
  apply_due: "2026-11-29 23:59",
  promote_until: "2026-12-01 09:00",
  max_participant_num: 30,
  prefecture_id: 26,
  event_format_id: 1,
  event_purpose_id: 2,
  is_online: true,
  meeting_url: "https://meet.example/tea",
  is_shown_only_organization_universities: true,
  is_published: true,
  fee: 1500,
  access: { station: "京都駅", minutes: 5 },
  location: { latitude: 34.98, longitude: 135.75 },
  barrier_free: ["step_free", "toilet"],
  welcomes_beginners: true,
  requires_confirmed_email: true,
  requires_affiliation: true,
  priority_access: { until: "2026-11-25 12:00", graduation_years: [2030], university_ids: [81] },
  used_language_ids: [1, 2],
  target_university_ids: [81, 22],
  target_department_category_ids: [1],
  target_country_ids: [392],
  target_occupation_ids: [1],
  target_prefecture_ids: [26, 27],
  language_events_attributes: [
    {
      language_id: 1,
      title: "夜会",
      summary: "お茶会",
      discription: "説明",
      place_name: "会館",
      is_main: true,
    },
    { language_id: 2, title: "Night", discription: "Words", place_name: "Hall", access_station: "Kyoto" },
  ],
  apply_questions_attributes: [question],
};

const create = async (more = {}, organization = club) =>
  (
    await api(`POST /organizations/${organization}/events/create`, {
      as,
      body: { event: { ...said, ...more } },
    })
  ).body.data;
const path = (organization = club) => `organizations/${organization}/event_templates` as const;
const save = (event_id: number, name: string, { organization = club, by = organizer } = {}) =>
  api(`POST /${path(organization)}`, { as: by.session, body: { event_id, name } });
const saved = async (event_id: number, name: string): Promise<number> => {
  const { status, body } = await save(event_id, name);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data.id;
};
const make = (id: number, start_at: string, organization = club) =>
  api(`POST /${path(organization)}/${id}/events`, { as, body: { start_at } });
const names = async (organization = club) =>
  (await api(`GET /${path(organization)}`, { as })).body.data.map(({ name }: { name: string }) => name);
const linesOf = async (organization: number) =>
  (await api(`GET /organizations/${organization}/activity`, { as })).body.data.map(
    ({ deed, details }: { deed: string; details: { label?: string } }) => [deed, details.label],
  );

describe("an event that is made of a template", () => {
  it("says everything that the event said, and is a draft", async () => {
    const event = await create();
    await db.updateTable("events").set({ thumbnail_url: picture }).where("id", "=", event.id).execute();
    const { status, body } = await make(await saved(event.id, "Everything"), "2027-01-12 10:00");
    expect([status, body.errors]).toEqual([200, undefined]);
    const made = body.data;
    expect(made).toMatchObject({ is_published: false, applications_count: 0, series_id: null });
    expect(made.thumbnail_url).toContain(picture);
    expect(made.meeting_url).toBe(said.meeting_url);
    const words = ({ id, ...text }: { id: number }) => text;
    expect(made.language_events.map(words)).toEqual(event.language_events.map(words));
    // biome-ignore lint/suspicious/noExplicitAny: questions as the wire has them
    const asked = ({ id, language_apply_questions, ...rest }: any) => ({
      ...rest,
      texts: language_apply_questions.map(words),
    });
    expect(made.apply_questions.map(asked)).toEqual(event.apply_questions.map(asked));
    const own = /^(id|start_at|.*_(at|due|until)|lock_version|.*_events|apply_questions|priority_access)$/;
    for (const key of Object.keys(event).filter((name) => !own.test(name))) {
      if (!["is_published", "thumbnail_url"].includes(key)) expect(made[key], key).toEqual(event[key]);
    }
  });

  it("has its other moments as far from the start as before", async () => {
    const { body } = await make(await saved((await create()).id, "Moments"), "2027-01-12 10:00");
    expect(body.data).toMatchObject({
      start_at: "2027-01-12T10:00:00.000+09:00",
      end_at: "2027-01-12T12:30:00.000+09:00",
      recieption_start_at: "2027-01-12T09:30:00.000+09:00",
      apply_due: "2027-01-10T15:14:00.000+09:00",
      promote_until: "2027-01-12T00:15:00.000+09:00",
      lottery_at: null,
      priority_access: { until: "2027-01-06T03:15:00.000+09:00", graduation_years: [2030] },
    });
  });

  it("of a drawn lottery is still to be drawn, whatever its deadline was moved to", async () => {
    const { id } = await create({
      selection: "lottery",
      lottery_at: "2026-11-30 12:00",
      priority_access: null,
    });
    await db
      .updateTable("events")
      .set({ lottery_drawn_at: "2026-11-20T12:00:00+09:00", apply_due_at: "2026-12-01T12:00:00+09:00" })
      .where("id", "=", id)
      .execute();
    const { body } = await make(await saved(id, "Lottery"), "2026-12-08 18:45");
    expect(body.data).toMatchObject({
      selection: "lottery",
      lottery_at: "2026-12-07T12:00:00.000+09:00",
      apply_due: "2026-12-07T12:00:00.000+09:00",
      lottery_drawn_at: null,
    });
  });

  it("has the survey, the mails and the certificates, and nothing that anybody has answered", async () => {
    const { id } = await create();
    const survey = { is_anonymous: true, is_open: true, questions: [question] };
    await api(`PUT /events/${id}/survey`, { as, body: survey });
    const texts = [{ language_id: 2, title: "Thanks", custom_body: "Thank you!" }];
    const mails = { thanks: { is_on: true, texts }, send_at: "2026-12-03 09:00" };
    await api(`PUT /events/${id}/follow_up`, { as, body: mails });
    await api(`PUT /events/${id}/certificate`, { as, body: { is_offered: true } });
    const { body } = await make(await saved(id, "Afterwards"), "2027-01-12 10:00");
    const read = async (event: number, part: string) =>
      (await api(`GET /events/${event}/${part}`, { as })).body.data;
    const made = await read(body.data.id, "survey");
    expect(made).toMatchObject({ is_anonymous: true, is_open: true, is_answered: false });
    expect(made.questions).toEqual((await read(id, "survey")).questions);
    expect(await read(body.data.id, "follow_up")).toMatchObject({
      thanks: { is_on: true, texts },
      send_at: null,
    });
    expect(await read(body.data.id, "certificate")).toMatchObject({ is_offered: true });
  });

  it("leaves out a second language that waits to be filled in, with its questions", async () => {
    const { id } = await create({ language_events_attributes: said.language_events_attributes.slice(0, 1) });
    await api("POST /language_events/create", { as, body: { event_id: id, language_id: 2 } });
    const { status, body } = await make(await saved(id, "One language"), "2027-01-12 10:00");
    expect([status, body.data.language_events.length]).toEqual([200, 1]);
    const [asked] = body.data.apply_questions;
    expect(asked.language_apply_questions.map((text: { language_id: number }) => text.language_id)).toEqual([
      1,
    ]);
  });

  it("passes over what a template says that nobody could say today, and tells what is missing then", async () => {
    const id = await saved((await create()).id, "Old");
    await sql`
      update event_templates set content = jsonb_set(jsonb_set(jsonb_set(content,
        '{event,barrier_free}', '["flying"]'), '{event,unknown_field}', '7'), '{moments,unknown_at}', '5')
       where id = ${id}`.execute(db);
    const { status, body } = await make(id, "2027-01-12 10:00");
    expect([status, body.data.barrier_free, body.data.fee]).toEqual([200, [], 1500]);
    await sql`update event_templates set content = content #- '{event,event_purpose_id}' where id = ${id}`.execute(
      db,
    );
    const refused = await make(id, "2027-01-12 10:00");
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["event_purpose_id"]]);
  });

  it("begins ahead, and is recorded by the template's name", async () => {
    const own = await makeOrganization(db, { members: [organizer.id] });
    const { id } = await create({}, own);
    const template = (await save(id, "Weekly", { organization: own })).body.data.id;
    const late = await make(template, "2026-11-01 10:00", own);
    expect([late.status, late.body.errors]).toEqual([422, { start_at: ["must be in the future"] }]);
    expect((await make(template, "2027-01-12 10:00", own)).status).toBe(200);
    expect((await linesOf(own))[0]).toEqual(["event.created", "Weekly"]);
  });
});

describe("the templates of an organization", () => {
  it("tell the weekday and the time of the event in Japan, and no date", async () => {
    const own = await makeOrganization(db, { members: [organizer.id] });
    const { id } = await create({ start_at: "2026-12-01 00:30", promote_until: null }, own);
    await save(id, "B", { organization: own });
    await save(id, "A", { organization: own });
    const { body } = await api(`GET /${path(own)}`, { as });
    expect(body.data).toMatchObject([
      { name: "A", title: "夜会", weekday: 2, start_time: "00:30" },
      { name: "B" },
    ]);
    const rows = await db
      .selectFrom("event_templates")
      .select("content")
      .where("organization_id", "=", own)
      .execute();
    expect(JSON.stringify(rows)).not.toMatch(/2026-/);
  });

  it("stay when their event is changed or removed", async () => {
    const { id } = await create();
    const template = await saved(id, "Stays");
    await api(`PUT /events/${id}/update`, { as, body: { event: { fee: 0 } } });
    expect((await api(`DELETE /events/${id}`, { as })).status).toBe(200);
    expect((await make(template, "2027-01-12 10:00")).body.data.fee).toBe(1500);
  });

  it("are no events: they stand in no list and hold no event up", async () => {
    const own = await makeOrganization(db, { members: [organizer.id] });
    const { id } = await create({}, own);
    await save(id, "No event", { organization: own });
    await api(`DELETE /events/${id}`, { as });
    expect((await api(`GET /organizations/${own}/events`, { as })).body.data).toEqual([]);
    expect((await api(`GET /events?managed=true&organization_id=${own}`, { as })).body.data).toEqual([]);
  });

  it("are made of its own events alone, not of those that it co-hosts", async () => {
    const partner = await makeUser(db);
    const partners = await makeOrganization(db, { members: [partner.id] });
    const shared = await makeEvent(db, { owner: club, coHosts: [partners] });
    for (const [organization, event] of [
      [partners, shared],
      [partners, 1_000_000],
    ] as const) {
      const { status, body } = await save(event, "Shared", { organization, by: partner });
      expect([status, body]).toEqual([404, { errors: { event: ["was not found"] } }]);
    }
  });

  it("are another organization's for nobody", async () => {
    const template = await saved((await create()).id, "Ours");
    const other = await makeOrganization(db, { members: [organizer.id] });
    for (const call of [
      api(`PUT /${path(other)}/${template}`, { as, body: { name: "Theirs" } }),
      api(`DELETE /${path(other)}/${template}`, { as }),
      make(template, "2027-01-12 10:00", other),
    ]) {
      expect((await call).body).toEqual({ errors: { event_template: ["was not found"] } });
    }
    expect(await names(other)).toEqual([]);
  });

  it("have names of their own, in whatever case, also when two save at once", async () => {
    const own = await makeOrganization(db, { members: [organizer.id] });
    const { id } = await create({}, own);
    const answers = await Promise.all(["Tea", "TEA"].map((name) => save(id, name, { organization: own })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual({
      name: ["has already been taken"],
    });
    for (const name of ["", "  ", "x".repeat(101)]) {
      expect((await save(id, name, { organization: own })).status).toBe(422);
    }
  });

  it("are renamed and deleted, each once, and the log says so", async () => {
    const own = await makeOrganization(db, { members: [organizer.id] });
    const { id } = await create({}, own);
    const template = (await save(id, "One", { organization: own })).body.data.id;
    await save(id, "Two", { organization: own });
    const rename = (name: string) => api(`PUT /${path(own)}/${template}`, { as, body: { name } });
    expect((await rename("two")).body.errors).toEqual({ name: ["has already been taken"] });
    expect((await rename("ONE")).body.data.name).toBe("ONE");
    expect((await rename("ONE")).status).toBe(200);
    const remove = () => api(`DELETE /${path(own)}/${template}`, { as });
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await rename("Three")).status).toBe(404);
    expect(await names(own)).toEqual(["Two"]);
    expect((await linesOf(own)).slice(0, 4)).toEqual([
      ["template.removed", "ONE"],
      ["template.renamed", "ONE"],
      ["template.made", "Two"],
      ["template.made", "One"],
    ]);
  });

  it("hold what another event of the organization says once it takes their place, under the same id", async () => {
    const own = await makeOrganization(db, { members: [organizer.id] });
    const [first, second] = [
      await create({}, own),
      await create({ max_participant_num: 7, apply_questions_attributes: [] }, own),
    ];
    await db.updateTable("events").set({ thumbnail_url: picture }).where("id", "=", second.id).execute();
    const template = (await save(first.id, "One", { organization: own })).body.data.id;
    const change = (body: object) => api(`PUT /${path(own)}/${template}`, { as, body });
    expect((await change({ event_id: second.id })).body.data).toMatchObject({ id: template, name: "One" });
    const made = (await make(template, "2027-01-12 10:00", own)).body.data;
    expect(made).toMatchObject({ max_participant_num: 7, apply_questions: [] });
    expect(made.thumbnail_url).toContain(picture);
    expect((await change({ event_id: first.id, name: "Two" })).body.data.name).toBe("Two");
    expect((await make(template, "2027-01-12 10:00", own)).body.data.max_participant_num).toBe(30);
    expect(await names(own)).toEqual(["Two"]);
    expect((await linesOf(own)).filter(([deed]: [string]) => deed.startsWith("template."))).toEqual([
      ["template.changed", "Two"],
      ["template.renamed", "Two"],
      ["template.changed", "One"],
      ["template.made", "One"],
    ]);
  });

  it("hold no event of another organization or on hold, and nothing is changed without a change", async () => {
    const own = await makeOrganization(db, { members: [organizer.id] });
    const event = await create({}, own);
    const template = (await save(event.id, "One", { organization: own })).body.data.id;
    const change = (body: object) => api(`PUT /${path(own)}/${template}`, { as, body });
    expect((await change({})).body.errors).toEqual({ name: ["can't be blank"] });
    const foreign = await change({ event_id: (await create()).id, name: "Other" });
    expect([foreign.status, foreign.body.errors]).toEqual([404, { event: ["was not found"] }]);
    expect(await names(own)).toEqual(["One"]);
    await db
      .updateTable("events")
      .set({ held_at: new Date(), hold_reason: "Look", is_published: false, is_published_after_hold: true })
      .where("id", "=", event.id)
      .execute();
    expect((await change({ event_id: event.id })).status).toBe(422);
  });

  it("are at most fifty, also when two are saved at once", async () => {
    const own = await makeOrganization(db, { members: [organizer.id] });
    const { id } = await create({}, own);
    await save(id, "0", { organization: own });
    await sql`
      insert into event_templates (organization_id, name, content, created_at)
      select ${own}, n::text, content, created_at from event_templates, generate_series(1, 48) n
       where organization_id = ${own}`.execute(db);
    const answers = await Promise.all(["x", "y", "z"].map((name) => save(id, name, { organization: own })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual({
      event_templates: ["are at most 50"],
    });
  });

  it("keep their picture from the daily sweep", async () => {
    const { id } = await create();
    await db
      .updateTable("events")
      .set({ thumbnail_url: "images/own-1600.webp" })
      .where("id", "=", id)
      .execute();
    await saved(id, "With a picture");
    await api(`DELETE /events/${id}`, { as });
    const { rows } = await sql<{ stored: string | null }>`${selectStoredImages(platform.extensions)}`.execute(
      db,
    );
    expect(rows.map(({ stored }) => stored)).toContain("images/own-1600.webp");
  });

  it("go with the organization", async () => {
    const own = await makeOrganization(db, { members: [organizer.id] });
    const { id } = await create({ is_published: false }, own);
    await save(id, "Gone", { organization: own });
    expect((await api(`DELETE /organizations/${own}`, { as })).status).toBe(200);
    const rows = await db
      .selectFrom("event_templates")
      .select("id")
      .where("organization_id", "=", own)
      .execute();
    expect(rows).toEqual([]);
  });
});
