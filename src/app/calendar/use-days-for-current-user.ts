import type { calendarContracts } from "../../features/events/calendar/calendar.contract.ts";
import type { CalendarDay } from "../../features/events/events.public.ts";
import { apiClient } from "../../platform/browser/api-client.ts";
import { useAnswer } from "../../platform/browser/use-answer.ts";
import type { TokyoMonth } from "../../shared/time/tokyo-month.ts";
import { useLanguage } from "../../ui/texts/texts.tsx";

const api = apiClient<typeof calendarContracts>();

/** A month's days as the server made them for everybody; for people who are shown more, their own as soon as they have arrived. */
export function useDaysForCurrentUser(
  first: CalendarDay[],
  month: TokyoMonth | null,
  filters: Record<string, string>,
): CalendarDay[] {
  const language = useLanguage();
  const ask = async (): Promise<CalendarDay[]> => {
    const query = { ...filters, month: month ?? "" };
    return (await api("GET /events/calendar", { query, isDrawn: true })).data;
  };
  return useAnswer(month && JSON.stringify([month, filters, language]), ask) ?? first;
}
