import { describe, expect, it } from "vitest";
import { spanOf } from "../availability/has-begun.ts";
import { isListedFor } from "./event-listing.ts";
import { canRead, type EventPart, noTies } from "./event-visibility.ts";

const parts: EventPart[] = ["page", "invitation", "own_application", "management"];
const readable = (is_published: boolean, ties: Partial<typeof noTies>) =>
  parts.filter((part) =>
    canRead(part, { is_published, is_published_after_hold: null }, { ...noTies, ...ties }),
  );

describe("what of an event is read by", () => {
  it("nobody by default of what is managed", () => {
    expect(canRead("management", { is_published: true, is_published_after_hold: null }, noTies)).toBe(false);
  });

  it.each([
    ["everybody", {}, ["page", "invitation", "own_application"], []],
    ["its managers", { isManager: true }, parts, parts],
    [
      "who checks people in",
      { mayCheckIn: true },
      ["page", "invitation", "own_application"],
      ["page", "invitation"],
    ],
    ["who was invited", { isInvited: true }, ["page", "invitation", "own_application"], ["invitation"]],
    ["who has applied", { hasApplied: true }, ["page", "invitation", "own_application"], ["own_application"]],
    ["who is only said to own it", { isOwner: true }, ["page", "invitation", "own_application"], []],
  ])("%s, while it is public and when it is hidden", (_who, ties, whilePublic, whileHidden) => {
    expect([readable(true, ties), readable(false, ties)]).toEqual([whilePublic, whileHidden]);
  });
});

it("without ties nobody is an owner, a manager, invited or an applicant", () => {
  expect(noTies).toEqual({
    isTeam: false,
    isOwner: false,
    isManager: false,
    mayCheckIn: false,
    isInvited: false,
    hasApplied: false,
  });
});

it("an event is listed for everybody while it is public, or for its owner's universities alone", () => {
  const event = { is_published: true, ownerUniversityIds: [1, 2] };
  const listed = (isForOwn: boolean, is_published = true) =>
    [null, 1, 3].filter((university) =>
      isListedFor(university, { ...event, is_published, is_shown_only_organization_universities: isForOwn }),
    );
  expect([listed(false), listed(true), listed(false, false), listed(true, false)]).toEqual([
    [null, 1, 3],
    [1],
    [],
    [],
  ]);
});

it("at its very start an event is still upcoming", () => {
  const now = new Date("2026-11-20T03:00:00Z");
  const spans = [-1, 0, 1].map((ms) => spanOf(new Date(now.getTime() + ms), now));
  expect(spans).toEqual(["past", "upcoming", "upcoming"]);
});
