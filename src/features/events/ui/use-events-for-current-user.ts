import { useAnswer } from "../../../platform/browser/use-answer.ts";
import { useReader } from "../../../ui/texts/reader.tsx";
import { useSignedInUser } from "../../accounts/accounts.public.ts";
import { type EventPage, fetchEvents, type ListOf } from "./fetch-events.ts";

/** Whether the signed-in person's university is one of these: its people are shown events that others are not. */
export function useHasTargetedEvents(universityIds: readonly number[]): boolean {
  const universityId = useSignedInUser()?.university?.id;
  return universityId !== undefined && universityIds.includes(universityId);
}

/**
 * A list's first page as the server made it for everybody; for people who are shown more, their own as soon as it has
 * arrived.
 */
export function useEventsForCurrentUser(
  first: EventPage,
  list: ListOf,
  universityIds: readonly number[],
  filters: Record<string, string> = {},
): EventPage {
  const reader = useReader();
  const { language } = reader;
  const hasTargetedEvents = useHasTargetedEvents(universityIds);
  const asked = hasTargetedEvents ? JSON.stringify([list, filters, language]) : null;
  return useAnswer(asked, () => fetchEvents(list, filters, reader)) ?? first;
}
