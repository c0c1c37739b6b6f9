import type { myAttendanceContracts } from "../../features/check-in/my-attendances/my-attendances.contract.ts";
import { apiClient } from "../../platform/browser/api-client.ts";
import { useAnswer } from "../../platform/browser/use-answer.ts";
import { Badge } from "../../ui/base/badge.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";

const api = apiClient<typeof myAttendanceContracts>();

/** Whether somebody who had a place at a past event took part; nothing where nobody knows. */
export default function AttendedBadge({ eventId }: { eventId: number }) {
  const t = useTexts();
  const hasAttended = useAnswer(`attended ${eventId}`, async () => {
    const { data } = await api("GET /users/own/attendances");
    return data.find(({ event_id }) => event_id === eventId)?.has_attended ?? null;
  });
  if (hasAttended === null) return null;
  return hasAttended ? <Badge tone="good">{t("me.attended")}</Badge> : <Badge>{t("me.absent")}</Badge>;
}
