import { expect, it } from "vitest";
import type { Event } from "../../events/events.contract.ts";
import { stillChosen } from "./reachable-people.ts";

it("an edit of the announcement keeps whom a co-host has chosen, and leaves out who has applied since", () => {
  const applications = [
    { user_id: 2, is_cancelled: false },
    { user_id: 3, is_cancelled: true },
  ];
  const chosen = stillChosen({ applications } as unknown as Event, [1, 2, 3]);
  expect([...chosen]).toEqual([1, 3]);
});
