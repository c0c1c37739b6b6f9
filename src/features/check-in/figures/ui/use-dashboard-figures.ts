import { useQuery } from "@tanstack/react-query";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import type { CheckInFigures, checkInFigureContracts } from "../figures.contract.ts";

const api = apiClient<typeof checkInFigureContracts>();

const askEveryMs = 5000;

/** By this what the dashboard shows of an event's check-in is asked for anew. */
export const checkInKey = (eventId: number) => ["check-in", eventId];

/** How an event fills, asked for again and again while the page is in sight; what was known last stays where an answer fails. */
export function useDashboardFigures(eventId: number): {
  figures: CheckInFigures | undefined;
  hasFailed: boolean;
} {
  const { data, isError, failureCount } = useQuery({
    queryKey: [...checkInKey(eventId), "figures"],
    queryFn: async () => (await api("GET /events/{id}/check_ins/figures", { params: { id: eventId } })).data,
    refetchInterval: askEveryMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
  return { figures: data, hasFailed: isError || failureCount > 0 };
}
