import { Progress, Text } from "@mantine/core";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { stateWithCount } from "../../applications/applications.admin.ts";
import type { Event } from "../../events/events.contract.ts";
import { Part } from "./part.tsx";

/** How many seats are taken, and how many people wait. */
export function Seats({ event }: { event: Event }) {
  const t = useTexts();
  const { applications_count: count, max_participant_num: max, waiting_count } = event;
  return (
    <Part title={t("overview.seats")}>
      <Text>
        {t("participants.capacity", { count, max })}
        {waiting_count > 0 && ` · ${stateWithCount(t, "waiting", waiting_count)}`}
      </Text>
      <Progress value={Math.min(100, (count / max) * 100)} aria-label={t("overview.seats")} />
    </Part>
  );
}
