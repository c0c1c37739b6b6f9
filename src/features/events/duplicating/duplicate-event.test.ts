import { describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
const organizer = await makeUser(db);
const applicant = await makeUser(db);
const organization = await makeOrganization(db, { members: [organizer.id], universities: [81] });
const coHost = await makeUser(db);
const coHosting = await makeOrganization(db, { members: [coHost.id] });

const picture = "images/night-960.webp";
const original = await makeOriginal();
const duplicate = (start_at: unknown, as: Record<string, string> | null = organizer.session) =>
  api(`POST /events/${original.id}/duplicate`, { as, body: { start_at } });

async function makeOriginal() {
  const question = (title: [string, string], options: [string[], string[]]) => ({
    question_type_id: options[0].length > 0 ? 1 : 4,
    is_required: true,
    language_apply_questions_attributes: [
      { language_id: 1, title: title[0], discription: "説明", options_data: options[0] },
      { language_id: 2, title: title[1], discription: "Why", options_data: options[1] },
    ],
  });
  const { body } = await api(`POST /organizations/${organization}/events/create`, {
    as: organizer.session,
    body: {
      event: {
        start_at: "2026-12-01 18:45",
        end_at: "2026-12-01 21:15",
        recieption_start_at: "2026-12-01 18:15",
        apply_due: "2026-11-29 23:59",
        max_participant_num: 30,
        prefecture_id: 26,
        event_format_id: 1,
        event_purpose_id: 2,
        is_online: false,
        is_shown_only_organization_universities: true,
        fee: 1500,
        access: { station: "京都駅", minutes: 5 },
        location: { latitude: 34.98, longitude: 135.75 },
        barrier_free: ["step_free", "toilet"],
        welcomes_beginners: true,
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
            summary: "夜のお茶会です",
            fee_note: "お茶つき",
            discription: "説明",
            address: "1-1",
            place_name: "会館",
            is_main: true,
          },
          {
            language_id: 2,
            title: "Night",
            access_station: "Kyoto",
            discription: "Words",
            address: "1-1",
            place_name: "Hall",
          },
        ],
        apply_questions_attributes: [
          question(
            ["飲み物", "Drink"],
            [
              ["お茶", "水"],
              ["Tea", "Water"],
            ],
          ),
          question(["ひとこと", "A word"], [[], []]),
        ],
      },
    },
  });
  const [asked] = body.data.apply_questions;
  await api(`PUT /events/${body.data.id}/update`, {
    as: organizer.session,
    body: { event: { apply_questions_attributes: [question(["消す", "Gone"], [[], []])] } },
  });
  const { body: grown } = await api(`GET /events/${body.data.id}`, { as: organizer.session });
  const gone = grown.data.apply_questions.at(-1).id;
  await api(`PUT /events/${body.data.id}/update`, {
    as: organizer.session,
    body: { event: { apply_questions_attributes: [{ id: gone, _destroy: true }] } },
  });
  await db.updateTable("events").set({ thumbnail_url: picture }).where("id", "=", body.data.id).execute();
  await db.insertInto("applications").values({ event_id: body.data.id, user_id: applicant.id }).execute();
  await db
    .insertInto("event_hosts")
    .values({
      event_id: body.data.id,
      organization_id: coHosting,
      invited_by_id: organization,
      accepted_at: new Date("2026-11-01T00:00:00Z"),
    })
    .execute();
  expect(asked.language_apply_questions).toHaveLength(2);
  return (await api(`GET /events/${body.data.id}`, { as: organizer.session })).body.data;
}

describe("a duplicate of an event", () => {
  it("carries both languages, the questions with their options, the targets and the picture", async () => {
    const { status, body } = await duplicate(["2027-01-12 10:00"]);
    expect(status).toBe(200);
    const [copy] = body.data;
    const words = ({ id, ...text }: { id: number }) => text;
    expect(copy.language_events.map(words)).toEqual(original.language_events.map(words));
    // biome-ignore lint/suspicious/noExplicitAny: questions as the wire has them
    const asked = ({ question_type_id, index, is_required, language_apply_questions }: any) => ({
      question_type_id,
      index,
      is_required,
      texts: language_apply_questions.map(
        // biome-ignore lint/suspicious/noExplicitAny: as above
        ({ language_id, title, discription, options_data }: any) => [
          language_id,
          title,
          discription,
          options_data,
        ],
      ),
    });
    expect(copy.apply_questions.map(asked)).toEqual(original.apply_questions.map(asked));
    expect(copy.apply_questions).toHaveLength(2);
    for (const key of Object.keys(original).filter((name) =>
      /^target_|_ids$|thumbnail|_num$|_id$|is_|^(fee|access|location|barrier_free|welcomes_beginners)$/.test(
        name,
      ),
    )) {
      if (["is_published"].includes(key)) continue;
      expect(copy[key], key).toEqual(original[key]);
    }
    expect(copy.thumbnail_url).toContain(picture);
  });

  it("keeps the distance of the end, the reception and the deadline to the start", async () => {
    const { body } = await duplicate(["2027-01-12 10:00"]);
    expect(body.data[0]).toMatchObject({
      start_at: "2027-01-12T10:00:00.000+09:00",
      end_at: "2027-01-12T12:30:00.000+09:00",
      recieption_start_at: "2027-01-12T09:30:00.000+09:00",
      apply_due: "2027-01-10T15:14:00.000+09:00",
    });
  });

  it("is not published, has no applicants and belongs to the owner alone", async () => {
    const { body } = await duplicate(["2027-01-12 10:00"]);
    const [copy] = body.data;
    expect(copy).toMatchObject({ is_published: false, applications_count: 0, cancelled_at: null });
    expect(copy.organization_events.map((one: { organization_id: number }) => one.organization_id)).toEqual([
      organization,
    ]);
    expect(original.applications_count).toBe(1);
  });

  it("is made for each start, all or none", async () => {
    const { body } = await duplicate(["2027-01-12 10:00", "2027-01-19 10:00"]);
    expect(body.data.map((copy: { start_at: string }) => copy.start_at.slice(0, 10))).toEqual([
      "2027-01-12",
      "2027-01-19",
    ]);
    const before = await countOf();
    const refused = await duplicate(["2027-01-12 10:00", "2020-01-01 10:00"]);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject({
      start_at: [expect.stringContaining("must be in the future")],
    });
    for (const wrong of [[], "2027-01-12 10:00", ["soon"], Array(53).fill("2027-01-12 10:00"), undefined]) {
      expect((await duplicate(wrong)).status).toBe(422);
    }
    expect(await countOf()).toBe(before);
  });

  it("shares a series with the original where two and more are made, and later ones join it", async () => {
    const alone = await makeEvent(db, { owner: organization });
    const seriesOf = async (...starts: string[]) => {
      const { body } = await api(`POST /events/${alone}/duplicate`, {
        as: organizer.session,
        body: { start_at: starts },
      });
      const { body: shown } = await api(`GET /events/${alone}`, { as: organizer.session });
      return [shown.data, ...body.data].map((one: { series_id: number | null }) => one.series_id);
    };
    expect(await seriesOf("2027-01-12 10:00")).toEqual([null, null]);
    const [series, ...rest] = await seriesOf("2027-01-19 10:00", "2027-01-26 10:00");
    expect(series).toBeGreaterThan(0);
    expect(rest).toEqual([series, series]);
    expect(await seriesOf("2027-02-02 10:00")).toEqual([series, series]);
    const other = await makeEvent(db, { owner: organization });
    const { body } = await api(`POST /events/${other}/duplicate`, {
      as: organizer.session,
      body: { start_at: ["2027-01-12 10:00", "2027-01-19 10:00"] },
    });
    expect(body.data[0].series_id).not.toBe(series);
  });

  it("of a cancelled event can be held", async () => {
    const { body } = await duplicate(["2027-01-12 10:00"]);
    const id = body.data[0].id;
    await api(`PUT /events/${id}/cancel`, { as: organizer.session, body: { message: "台風" } });
    const again = await api(`POST /events/${id}/duplicate`, {
      as: organizer.session,
      body: { start_at: ["2027-02-12 10:00"] },
    });
    expect(again.body.data[0]).toMatchObject({ cancelled_at: null, cancel_message: null });
  });

  it("is not made by a co-host, who does not own it", async () => {
    expect((await duplicate(["2027-01-12 10:00"], coHost.session)).status).toBe(403);
  });

  it("keeps its picture when the original gets another", async () => {
    const { body } = await duplicate(["2027-01-12 10:00"]);
    await api(`PUT /events/${original.id}/update`, {
      as: organizer.session,
      body: { event: { thumbnail_url: null } },
    });
    const copy = await api(`GET /events/${body.data[0].id}`, { as: organizer.session });
    expect(copy.body.data.thumbnail_url).toContain(picture);
  });
});

const countOf = async () =>
  (
    await db
      .selectFrom("events")
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow()
  ).n;
