import { expect, it } from "vitest";
import type { TodayItem } from "../../today/today.contract.ts";
import { checklistItems } from "./checklist-items.ts";

const now = new Date("2026-11-20T12:00:00+09:00");
const event = { id: 3, start_at: "2026-11-27T18:00:00.000+09:00", notify_event_mails: [{}] };
const awaits = (kind: TodayItem["kind"]): TodayItem => ({
  kind,
  event: { id: 3, title: "Tea" },
  organization: { id: 7, name: "Club" },
  href: `/done/at/${kind}`,
});
const open = (given: Partial<typeof event>, today: TodayItem[]) =>
  checklistItems({ ...event, ...given }, today, "/desk", now).filter(({ href }) => href !== null);

it("what awaits an organizer is open and leads there; the rest is done", () => {
  expect(checklistItems(event, [], "/desk", now).map(({ href }) => href)).toEqual([null, null, null, null]);
  expect(open({}, [awaits("no_picture"), awaits("check_in")])).toEqual([
    { kind: "no_picture", href: "/done/at/no_picture" },
  ]);
});

it("an event without an announcement is not announced, also where nobody can see it yet", () => {
  expect(open({ notify_event_mails: [] }, [awaits("unpublished")])).toEqual([
    { kind: "unpublished", href: "/done/at/unpublished" },
    { kind: "unannounced", href: "/desk/announce" },
  ]);
});

it("once the event has begun there is nothing to check", () => {
  expect(checklistItems({ ...event, start_at: "2026-11-20T11:59:00+09:00" }, [], "/desk", now)).toEqual([]);
});
