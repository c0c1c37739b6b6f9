import { Text } from "@mantine/core";
import { displayDate } from "../../../../shared/time/tokyo-time.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../../events/events.contract.ts";

/** Until when organizers see what applicants answered, or since when they see no answers any more. */
export function RetentionNote({ event }: { event: Event }) {
  const t = useTexts();
  const language = useLanguage();
  if (!event.answers_kept_until) return null;
  const until = new Date(event.answers_kept_until);
  const date = displayDate(until, language);
  return (
    <Text size="sm">{t(until <= new Date() ? "answers_kept.removed" : "answers_kept.until", { date })}</Text>
  );
}
