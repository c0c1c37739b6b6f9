import { beforeEach, describe, expect, it } from "vitest";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
const organizer = await makeUser(db);
const stranger = await makeUser(db);
let organization: number;
beforeEach(async () => {
  organization = await makeOrganization(db, {
    name: "Culture Club",
    members: [organizer.id],
    prefectures: [44],
    universities: [81, 22],
  });
});

const text = {
  language_id: 2,
  title: "Cooking Night",
  discription: "Bring an apron.",
  address: "1-1",
  place_name: "Hall A",
};
const form = {
  start_at: "2026-12-01 18:00",
  max_participant_num: 30,
  prefecture_id: 44,
  event_format_id: 1,
  event_purpose_id: 2,
  used_language_ids: [2, 1, 2],
  language_events_attributes: [text],
};
type As = Record<string, string> | null;
const create = (event: unknown, as: As = organizer.session, id = organization) =>
  api(`POST /organizations/${id}/events/create`, { as, body: { event } });
const eventCount = async () =>
  (
    await db
      .selectFrom("events")
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow()
  ).n;

describe("creating an event", () => {
  it("makes the organization its owner, and the event visible as it was sent", async () => {
    const { status, body } = await create({
      ...form,
      id: 99,
      owner_organization_id: 1,
      is_created_by_hf: true,
      detail_url: "https://elsewhere.example.com",
      unknown: true,
      end_at: "2026-12-01T20:00:00+09:00",
      recieption_start_at: "",
      apply_due: "2026-11-30 23:59",
      is_public: true,
      target_occupation_ids: [1],
      target_country_ids: [392],
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      start_at: "2026-12-01T18:00:00.000+09:00",
      end_at: "2026-12-01T20:00:00.000+09:00",
      recieption_start_at: null,
      apply_due: "2026-11-30T23:59:00.000+09:00",
      max_participant_num: 30,
      prefecture: { id: 44, name: "Oita" },
      is_published: true,
      is_public: true,
      is_online: false,
      is_created_by_hf: false,
      detail_url: null,
      owner_organization_id: organization,
      used_language_ids: [1, 2],
      target_occupation_ids: [1],
      target_country_ids: [392],
      lock_version: 0,
      cancelled_at: null,
      organizations: [{ id: organization, organization_name: "Culture Club" }],
      organization_events: [{ organization_id: organization, is_owner: true, accepted_at: null }],
      language_events: [{ ...text, id: expect.any(Number), organization_name: null, is_main: true }],
    });
    const { meeting_url, ruby, ...shown } = body.data;
    expect((await api(`GET /events/${body.data.id}`)).body.data).toEqual(shown);
  });

  it("takes the organization's first university where none is sent, and none where it is cleared", async () => {
    expect((await create(form)).body.data.university_id).toBe(81);
    expect((await create({ ...form, university_id: 22 })).body.data.university_id).toBe(22);
    expect((await create({ ...form, university_id: null })).body.data.university_id).toBeNull();
  });

  it("is for the event's prefecture where no target prefectures are sent", async () => {
    expect((await create(form)).body.data.target_prefecture_ids).toEqual([44]);
    const everywhere = await create({ ...form, target_prefecture_ids: [] });
    expect(everywhere.body.data.target_prefecture_ids).toEqual([]);
    const chosen = await create({ ...form, target_prefecture_ids: [13, 14] });
    expect(chosen.body.data.target_prefecture_ids).toEqual([13, 14]);
  });

  it("of the provider carries an organizer's name and an address of its own", async () => {
    const provider = await makeOrganization(db, { members: [organizer.id], columns: { is_hf: true } });
    const { body } = await create(
      {
        ...form,
        detail_url: "https://elsewhere.example.com/1",
        language_events_attributes: [{ ...text, organization_name: "Somebody" }],
      },
      organizer.session,
      provider,
    );
    expect(body.data).toMatchObject({
      is_created_by_hf: true,
      detail_url: "https://elsewhere.example.com/1",
      language_events: [{ organization_name: "Somebody" }],
    });
  });

  it("can begin with two languages, one of them the main one", async () => {
    const japanese = { language_id: 1, title: "料理の夕べ", place_name: "ホールA" };
    const { body } = await create({ ...form, language_events_attributes: [text, japanese] });
    expect(body.data.language_events).toMatchObject([
      { language_id: 2, is_main: true },
      { language_id: 1, is_main: false, title: "料理の夕べ" },
    ]);
  });

  it("needs no place for an online event", async () => {
    const { status } = await create({
      ...form,
      is_online: true,
      language_events_attributes: [{ ...text, place_name: "" }],
    });
    expect(status).toBe(200);
  });

  it("takes null for texts that nobody has to write", async () => {
    const { status, body } = await create({
      ...form,
      is_online: true,
      language_events_attributes: [{ ...text, discription: null, address: null, place_name: null }],
    });
    expect(status).toBe(200);
    expect(body.data.language_events).toMatchObject([{ discription: "", address: "", place_name: "" }]);
  });

  it("tells everything that is missing, in the order of the form", async () => {
    const { status, body } = await create({ language_events_attributes: [{ language_id: 2 }] });
    expect(status).toBe(422);
    expect(Object.entries(body.errors)).toEqual([
      ["title", ["can't be blank"]],
      ["place_name", ["can't be blank"]],
      ["prefecture_id", ["can't be blank"]],
      ["event_format_id", ["can't be blank"]],
      ["event_purpose_id", ["can't be blank"]],
      ["start_at", ["can't be blank"]],
      ["max_participant_num", ["can't be blank"]],
      ["used_language_ids", ["can't be blank"]],
    ]);
    expect(Object.keys((await create({})).body.errors)[0]).toBe("title");
    const wrong = { max_participant_num: 0, recieption_start_at: "soon", end_at: "later" };
    expect(Object.keys((await create({ ...form, ...wrong })).body.errors)).toEqual([
      "end_at",
      "max_participant_num",
      "recieption_start_at",
    ]);
  });

  it.each([
    ["an end before the start", { end_at: "2026-12-01 17:59" }, { end_at: ["can't be before the start"] }],
    ["no time for a start", { start_at: "soon" }, { start_at: ["is not a valid date and time"] }],
    [
      "a day that does not exist",
      { start_at: "2026-02-30 10:00" },
      { start_at: ["is not a valid date and time"] },
    ],
    ["no places", { max_participant_num: 0 }, { max_participant_num: ["must be between 1 and 100,000"] }],
    [
      "too many places",
      { max_participant_num: 100_001 },
      { max_participant_num: ["must be between 1 and 100,000"] },
    ],
    ["half a place", { max_participant_num: 1.5 }, { max_participant_num: ["must be a whole number"] }],
    ["an unknown prefecture", { prefecture_id: 48 }, { prefecture_id: ["was not found"] }],
    ["an unknown purpose", { event_purpose_id: 9999 }, { event_purpose_id: ["was not found"] }],
    ["an unknown spoken language", { used_language_ids: [9999] }, { used_language_ids: ["was not found"] }],
    ["an unknown target", { target_country_ids: [9999] }, { target_country_ids: ["was not found"] }],
    [
      "an unknown content language",
      { language_events_attributes: [{ ...text, language_id: 9999 }] },
      { language_id: ["was not found"] },
    ],
    [
      "three languages",
      { language_events_attributes: [text, { ...text, language_id: 1 }, { ...text, language_id: 3 }] },
      { language_events: ["can have at most two languages"] },
    ],
    [
      "one language twice",
      {
        language_events_attributes: [
          { ...text, is_main: true },
          { ...text, title: "" },
        ],
      },
      { title: ["can't be blank"] },
    ],
    [
      "two main languages",
      {
        language_events_attributes: [
          { ...text, is_main: true },
          { ...text, language_id: 1, is_main: true },
        ],
      },
      { language_events: ["must have exactly one main language"] },
    ],
    [
      "a long title",
      { language_events_attributes: [{ ...text, title: "a".repeat(256) }] },
      { title: ["is too long (at most 255 characters)"] },
    ],
    [
      "a script for an address",
      { thumbnail_url: "javascript:alert(1)" },
      { thumbnail_url: ["must be a web address that starts with http:// or https://"] },
    ],
  ])("is refused with %s, and nothing is written", async (_, wrong, errors) => {
    const before = await eventCount();
    const { status, body } = await create({ ...form, ...wrong });
    expect([status, body]).toEqual([422, { errors }]);
    expect(await eventCount()).toBe(before);
  });

  it("is for organizers of that organization, with its root key", async () => {
    expect((await create(form, null)).status).toBe(401);
    expect((await create(form, stranger.session)).status).toBe(403);
    expect((await create(form, organizer.session, 999_999)).status).toBe(404);
    const path = `POST /organizations/${organization}/events/create` as const;
    expect((await api(path, { as: organizer.session, body: {} })).status).toBe(400);
  });
});
