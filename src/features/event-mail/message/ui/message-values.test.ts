import { expect, it } from "vitest";
import { type MessageValues, messageBody, peopleInAddress } from "./message-values.ts";

const values: MessageValues = {
  title: "Room",
  custom_body: "Room 5",
  others: [],
  to: "states",
  states: ["confirmed", "waiting"],
  option_id: "",
  answer_states: [],
  attendance: "attended",
  people: ["3", "7"],
};
const words = { title: "Room", custom_body: "Room 5", language_texts: [] };

it("what is sent names people or states, whichever is chosen, and never both", () => {
  expect(messageBody(values)).toEqual({ ...words, states: ["confirmed", "waiting"] });
  expect(messageBody({ ...values, to: "people" })).toEqual({ ...words, user_ids: [3, 7] });
});

it("an address names people by their ids, each once; what is none is left out", () => {
  expect(peopleInAddress("?to=3,7,3", 500)).toEqual(["3", "7"]);
  expect(peopleInAddress("?to=3,x,0,-1, 4,99999999999", 500)).toEqual(["3"]);
  expect(peopleInAddress("?to=1,2,3", 2)).toEqual(["1", "2"]);
  for (const search of ["", "?to=", "?other=3"]) expect(peopleInAddress(search, 500)).toEqual([]);
});
