import { expect, it } from "vitest";
import { Problems } from "../../../../shared/app-error.ts";
import { type EventEntry, isSent, mergeEventEntries } from "./event-entries.ts";

type Sent = Parameters<typeof mergeEventEntries>[1][number];

const stored: EventEntry = {
  id: 5,
  language_id: 2,
  is_main: true,
  title: "Tea",
  description: "Green",
  address: "1-1",
  place_name: "Hall",
  organization_name: "Team",
  summary: "Tea for all",
  fee_note: "Cash",
  access_station: "Kyoto Station",
};
const merge = (sent: Sent, isByProvider = true, before = [stored]) =>
  mergeEventEntries(before, [sent], isByProvider, new Problems())[0];

it("a text keeps what was not sent and takes what was, an empty one included", () => {
  expect(merge({ id: 5 })).toEqual(stored);
  const sent = {
    title: "",
    discription: "Black",
    address: "2-2",
    place_name: "",
    summary: "",
    fee_note: "Card",
    access_station: "",
  };
  expect(merge({ id: 5, ...sent })).toEqual({
    ...stored,
    title: "",
    description: "Black",
    address: "2-2",
    place_name: "",
    summary: "",
    fee_note: "Card",
    access_station: "",
  });
});

it("a new text is empty where nothing was sent", () => {
  expect(merge({ language_id: 1 }, true, [])).toEqual({
    id: null,
    language_id: 1,
    is_main: true,
    title: "",
    description: "",
    address: "",
    place_name: "",
    organization_name: null,
    summary: "",
    fee_note: "",
    access_station: "",
  });
});

it("the provider's own events alone name another organizer, and an empty name takes it away", () => {
  const named = (organization_name: string | null, isByProvider: boolean) =>
    merge({ id: 5, organization_name }, isByProvider)?.organization_name;
  expect([named("Other", true), named("", true), named(null, true)]).toEqual(["Other", null, null]);
  expect([named("Other", false), named("", false)]).toEqual(["Team", "Team"]);
});

it("what is wrong is told under the event's own names", () => {
  expect(() => merge({ id: 999 })).toThrow(
    expect.objectContaining({ fields: { language_event: [{ code: "not_found" }] } }),
  );
  const problems = new Problems();
  mergeEventEntries([stored], [{ id: 5, _destroy: true }], true, problems);
  expect(problems.has("language_events")).toBe(true);
});

it("an entry was sent by its id, or by its language where no id was", () => {
  expect(isSent(stored, [{ id: 5 }])).toBe(true);
  expect(isSent(stored, [{ language_id: 1 }, { language_id: 2 }])).toBe(true);
  expect(isSent(stored, [{ id: 6, language_id: 2 }])).toBe(false);
  expect(isSent(stored, [{ language_id: 1 }])).toBe(false);
  expect(isSent(stored, [])).toBe(false);
});
