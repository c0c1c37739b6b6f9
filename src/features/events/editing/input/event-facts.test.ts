import { expect, it } from "vitest";
import { startTestServer } from "../../../../../tests/support/server.ts";
import { makeWorld } from "../../../../../tests/support/world.ts";

const { api, db, clock } = await startTestServer();
const { eventId, signIn } = await makeWorld(db, clock.now());
const { owner } = await signIn();

const update = (event: unknown) => api(`PUT /events/${eventId}/update`, { as: owner, body: { event } });
const show = async () => (await api(`GET /events/${eventId}`)).body.data;

const facts = {
  fee: 1000,
  access: { station: "京都駅", minutes: 5 },
  location: { latitude: 34.9858, longitude: 135.7588 },
  barrier_free: ["step_free", "quiet_room"],
  welcomes_beginners: true,
  asks_accommodation: true,
};
const untold = {
  fee: null,
  access: null,
  location: null,
  barrier_free: [],
  welcomes_beginners: false,
  asks_accommodation: false,
};

it("an event tells its fee, the way there, what the place offers and whom it welcomes, once it has been told", async () => {
  expect(await show()).toMatchObject({ ...untold, series_id: null });
  await update({ ...facts, series_id: 7 });
  expect(await show()).toMatchObject({ ...facts, series_id: null });
  await update({ is_public: true });
  expect(await show()).toMatchObject(facts);
  await update({
    fee: 0,
    access: { station: " 祇園四条駅 " },
    barrier_free: ["toilet", "step_free", "toilet"],
  });
  expect(await show()).toMatchObject({
    fee: 0,
    access: { station: "祇園四条駅", minutes: null },
    barrier_free: ["step_free", "toilet"],
  });
  await update(untold);
  expect(await show()).toMatchObject(untold);
});

it("a language has a summary, a note on the fee and the station's name of its own", async () => {
  const words = { summary: "Tea for all.", fee_note: "Cash only", access_station: "Kyoto Station" };
  const [main] = (await show()).language_events;
  expect(main).toMatchObject({ summary: "", fee_note: "", access_station: "" });
  await update({ language_events_attributes: [{ id: main.id, ...words }] });
  await update({ language_events_attributes: [{ id: main.id, title: "Tea" }] });
  expect((await show()).language_events[0]).toMatchObject({ title: "Tea", ...words });
  const refused = await update({
    language_events_attributes: [
      { id: main.id, summary: "a".repeat(201), fee_note: "b".repeat(201), access_station: "c".repeat(101) },
    ],
  });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({
    summary: ["is too long (at most 200 characters)"],
    fee_note: ["is too long (at most 200 characters)"],
    access_station: ["is too long (at most 100 characters)"],
  });
});

it("what is no fee, no station, no place on a map or not known to be offered is refused by its name", async () => {
  const refused = async (event: object) => {
    const { status, body } = await update(event);
    return status === 422 && Object.keys(body.errors);
  };
  for (const fee of [-1, 1_000_001, 1.5, "500", true]) expect(await refused({ fee })).toEqual(["fee"]);
  for (const access of [
    "京都駅",
    {},
    [],
    { station: " ", minutes: 5 },
    { minutes: 5 },
    { station: "京都駅", minutes: 181 },
    { station: "京都駅", minutes: -1 },
    { station: "京都駅", minutes: "5" },
    { station: "駅".repeat(101), minutes: 5 },
  ]) {
    expect(await refused({ access }), JSON.stringify(access)).toEqual(["access"]);
  }
  for (const location of [{}, "34,135", { latitude: 91, longitude: 0 }, { latitude: 0, longitude: -181 }]) {
    expect(await refused({ location }), JSON.stringify(location)).toEqual(["location"]);
  }
  for (const barrier_free of [["lift"], "toilet", null, [null]]) {
    expect(await refused({ barrier_free }), JSON.stringify(barrier_free)).toEqual(["barrier_free"]);
  }
  expect(await refused({ welcomes_beginners: "yes" })).toEqual(["welcomes_beginners"]);
});

it("a fee that is refused is refused in the reader's language", async () => {
  const { body } = await api(`PUT /events/${eventId}/update`, {
    as: { ...owner, "user-locale": "ja" },
    body: { event: { fee: 1_000_001 } },
  });
  expect(body.errors).toEqual({ fee: ["は0から1,000,000までの数にしてください"] });
});
