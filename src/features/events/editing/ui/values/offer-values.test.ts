import { expect, it } from "vitest";
import type { Event } from "../../../events.contract.ts";
import { newOfferValues, offerBody, offerValues, wholeNumber } from "./offer-values.ts";

const silent = {
  fee: null,
  access: null,
  location: null,
  barrier_free: [],
  language_events: [{ access_station: "" }],
} as unknown as Event;

it("what is not told stands empty in the form and goes out as null again", () => {
  const values = newOfferValues();
  expect(offerValues(silent)).toEqual(values);
  expect(offerBody(values)).toEqual({
    fee: null,
    access: null,
    location: null,
    barrier_free: [],
  });
});

it("free is not the same as not told, and an amount counts only where it costs", () => {
  expect(offerValues({ ...silent, fee: 0 })).toMatchObject({ fee_kind: "free", fee: "" });
  expect(offerValues({ ...silent, fee: 500 })).toMatchObject({ fee_kind: "paid", fee: "500" });
  const fee = (fee_kind: "" | "free" | "paid") =>
    offerBody({ ...newOfferValues(), fee_kind, fee: "500" }).fee;
  expect([fee(""), fee("free"), fee("paid")]).toEqual([null, 0, 500]);
});

it("a station may be known without the minutes, which mean nothing without a station", () => {
  const access = (access_station: string, access_minutes: string) =>
    offerBody({ ...newOfferValues(), access_station, access_minutes }).access;
  expect(access(" 京都駅 ", "５")).toEqual({ station: "京都駅", minutes: 5 });
  expect(access("京都駅", "")).toEqual({ station: "京都駅", minutes: null });
  expect(access(" ", "5")).toBeNull();
  const onlyStation = { ...silent, access: { station: "京都駅", minutes: null } };
  expect(offerValues(onlyStation)).toMatchObject({ access_station: "京都駅", access_minutes: "" });
});

it("numbers are read in whatever width they are typed, and nothing else is", () => {
  expect(["1,000", " ５００ ", "0"].map(wholeNumber)).toEqual([1000, 500, 0]);
  expect(["", "1.5", "-1", "free", "1000000000"].map(wholeNumber)).toEqual([null, null, null, null, null]);
});
