import { useEffect, useState } from "react";
import type { ownAttendanceContracts } from "../../features/check-in/own/own-attendances.contract.ts";
import { apiClient } from "../../platform/browser/api-client.ts";
import { Badge } from "../../ui/base/badge.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";

const api = apiClient<typeof ownAttendanceContracts>();

/** Whether somebody who had a place at a past event took part; nothing where nobody knows. */
export default function AttendedMark({ eventId }: { eventId: number }) {
  const t = useTexts();
  const [hasAttended, setAttended] = useState<boolean>();
  useEffect(() => {
    let isCurrent = true;
    void api("GET /users/own/attendances").then(
      ({ data }) => isCurrent && setAttended(data.find(({ event_id }) => event_id === eventId)?.has_attended),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [eventId]);
  if (hasAttended === undefined) return null;
  return hasAttended ? <Badge tone="good">{t("me.attended")}</Badge> : <Badge>{t("me.absent")}</Badge>;
}
