import { expect, it } from "vitest";
import type { DeviceScan } from "./device-scan.ts";
import { peopleNow, withAnswer } from "./people-now.ts";

const list = [
  { application_id: 1, name: "見本 遥", search: "", ticket_digest: "a", checked_in_at: null },
  {
    application_id: 2,
    name: "Aki Sample",
    search: "",
    ticket_digest: "b",
    checked_in_at: "2030-05-10T18:01:00+09:00",
  },
];
const scan = (kind: "in" | "undo", personId: number | null, second: number): DeviceScan => ({
  nonce: `${personId} ${second}`,
  kind,
  scanned_at: `2030-05-10T09:05:0${second}.000Z`,
  device: "",
  personId,
  name: null,
  failures: 0,
  answer: null,
});
const stateOf = (scans: DeviceScan[]) =>
  peopleNow(list, scans).map(({ checked_in_at, isUnverified }) => [checked_in_at, isUnverified]);

it("what is not sent stands over the list, marked as not verified", () => {
  expect(stateOf([scan("in", 1, 1), scan("undo", 2, 2)])).toEqual([
    ["2030-05-10T09:05:01.000Z", true],
    [null, true],
  ]);
});

it("the first check-in since the last undo counts, in the order of scanning", () => {
  expect(stateOf([scan("in", 1, 4), scan("in", 1, 3), scan("undo", 1, 2), scan("in", 1, 1)])[0]).toEqual([
    "2030-05-10T09:05:03.000Z",
    true,
  ]);
});

it("somebody who is in already stays in since then", () => {
  expect(stateOf([scan("in", 2, 1)])[1]).toEqual(["2030-05-10T18:01:00+09:00", true]);
});

it("what was scanned before the list's check-in counts as the server will count it", () => {
  const before = { ...scan("undo", 2, 1), scanned_at: "2030-05-10T09:00:59.999Z" };
  expect(stateOf([before])[1]).toEqual(["2030-05-10T18:01:00+09:00", true]);
  expect(stateOf([{ ...before, kind: "in" }])[1]).toEqual([before.scanned_at, true]);
});

it("what is sent, and scans of tickets that nobody on the list has, change nothing", () => {
  const sent = { ...scan("in", 1, 1), answer: { nonce: "n", result: "not_confirmed" as const } };
  expect(stateOf([sent, scan("in", null, 2), scan("in", 99, 3)])).toEqual([
    [null, false],
    ["2030-05-10T18:01:00+09:00", false],
  ]);
});

const application = { id: 1, name: "見本 遥", search: "", state: "confirmed" as const };

it("an answer of the server becomes a part of the list", () => {
  const checked_in_at = "2030-05-10T18:09:00+09:00";
  const after = withAnswer(list, {
    answer: { nonce: "n", result: "already_checked_in", application, checked_in_at },
  });
  expect(after.map((person) => person.checked_in_at)).toEqual([checked_in_at, list[1]?.checked_in_at]);
  const undone = withAnswer(after, { answer: { nonce: "m", result: "undone", application } });
  expect(undone[0]?.checked_in_at).toBeNull();
  const here = withAnswer(list, { answer: { nonce: "o", result: "checked_in", application, checked_in_at } });
  expect(here[0]?.checked_in_at).toBe(checked_in_at);
  const absent = withAnswer(here, { answer: { nonce: "p", result: "not_checked_in", application } });
  expect(absent[0]?.checked_in_at).toBeNull();
});

it("no answer, and one that names nobody, leave the list as it is", () => {
  expect(withAnswer(list, { answer: null })).toBe(list);
  expect(withAnswer(list, { answer: { nonce: "n", result: "checked_in" } })).toBe(list);
});

it.each(["not_confirmed", "other_event", "unknown", "malformed"] as const)(
  "an answer %s leaves the list as it is",
  (result) => {
    expect(withAnswer(list, { answer: { nonce: "n", result, application } })).toBe(list);
  },
);
