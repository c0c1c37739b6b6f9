import { expect, it } from "vitest";
import type { Event } from "../../../events/events.contract.ts";
import type { UserRow } from "../../../organizations/organizations.contract.ts";
import { hasGraduated, reachablePeople, stillChosen } from "./reachable-people.ts";

it("an edit of the announcement keeps whom a co-host has chosen, and leaves out who has applied since", () => {
  const applications = [
    { user_id: 2, is_cancelled: false },
    { user_id: 3, is_cancelled: true },
  ];
  const chosen = stillChosen({ applications } as unknown as Event, [1, 2, 3]);
  expect([...chosen]).toEqual([1, 3]);
});

it("followers and past participants can be told, each once, without those who have applied", () => {
  const person = (id: number) => ({ id }) as UserRow;
  const event = { applications: [{ user_id: 2, is_cancelled: false }] } as unknown as Event;
  const followers = [person(1), person(2), person(3)];
  expect(reachablePeople(event, followers, [person(3), person(4)])).toEqual([
    { id: 1, isFollower: true, wasThere: false },
    { id: 3, isFollower: true, wasThere: true },
    { id: 4, isFollower: false, wasThere: true },
  ]);
});

it("somebody has graduated once the month of their graduation, else March, is over", () => {
  const graduated = (graduation_year: number | null, graduation_month: number | null, start: string) =>
    hasGraduated({ graduation_year, graduation_month } as UserRow, new Date(`${start}T00:00:00+09:00`));
  expect([graduated(2027, 9, "2027-09-30"), graduated(2027, 9, "2027-10-01")]).toEqual([false, true]);
  expect([graduated(2027, null, "2027-03-31"), graduated(2027, null, "2027-04-01")]).toEqual([false, true]);
  expect([graduated(2027, 9, "2028-01-01"), graduated(2028, 3, "2027-10-01")]).toEqual([true, false]);
  expect(graduated(null, 3, "2027-10-01")).toBe(false);
});
