import { expect, it } from "vitest";
import type { Event } from "../../../events/events.contract.ts";
import type { UserRow } from "../../../organizations/organizations.contract.ts";
import { eventsCameTo, hasGraduated, reachablePeople, stillChosen } from "./reachable-people.ts";

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
  const past = [
    { ...person(3), event_ids: [8, 7] },
    { ...person(4), event_ids: [7] },
  ];
  const people = reachablePeople(event, followers, past);
  expect(people).toMatchObject([
    { id: 1, isFollower: true, cameTo: [] },
    { id: 3, isFollower: true, cameTo: [8, 7] },
    { id: 4, isFollower: false, cameTo: [7] },
  ]);
  const titles = new Map([
    [9, "Nobody came"],
    [8, "Tea"],
    [7, "Film"],
  ]);
  expect(eventsCameTo(people, titles)).toEqual([
    { id: 8, title: "Tea", count: 1 },
    { id: 7, title: "Film", count: 2 },
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
