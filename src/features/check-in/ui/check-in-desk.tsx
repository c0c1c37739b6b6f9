import { Button, Stack, Text } from "@mantine/core";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { Event } from "../../events/events.contract.ts";
import { DeskAttendanceCode } from "./desk-attendance-code.tsx";
import { DeskFigures } from "./desk-figures.tsx";
import { DeskHelperLinks } from "./desk-helper-links.tsx";
import { DeskWalkIns } from "./desk-walk-ins.tsx";
import { useDeskFigures } from "./use-desk-figures.ts";

/** Links, digits and figures that an organizer prepares for the check-in and looks at while it runs. */
export function CheckInDesk({ event, title }: { event: Event; title: string }) {
  const t = useTexts();
  const { figures, hasFailed } = useDeskFigures(event.id);
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <div>
          {/* A page with a content policy of its own, for the camera: it is loaded anew. */}
          <Button component="a" href={`/events/${event.id}/check_in`} target="_blank" size="lg">
            {t("check_in_desk.open")}
          </Button>
        </div>
        <Text size="sm" c="var(--ink-quiet)">
          {t("check_in_desk.open_hint")}
        </Text>
      </Stack>
      <DeskFigures figures={figures} hasFailed={hasFailed} />
      <DeskHelperLinks event={event} title={title} />
      <DeskAttendanceCode event={event} />
      <DeskWalkIns eventId={event.id} count={figures?.walk_ins} />
    </Stack>
  );
}
