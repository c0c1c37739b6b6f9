import { expect, it } from "vitest";
import type { Participant } from "../../applications.contract.ts";
import { joinPages } from "./join-pages.ts";

const participant = (application_id: number, state: string) => ({ application_id, state }) as Participant;

it("who applies anew between two pages stands in the list once, at the end, as they are by then", () => {
  const joined = joinPages([
    { participants: [participant(1, "cancelled"), participant(2, "confirmed")] },
    { participants: [participant(3, "confirmed"), participant(1, "waiting")] },
  ]);
  expect(joined.map(({ application_id, state }) => [application_id, state])).toEqual([
    [2, "confirmed"],
    [3, "confirmed"],
    [1, "waiting"],
  ]);
});
