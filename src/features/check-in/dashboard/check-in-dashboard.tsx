import { Button, Stack, Text } from "@mantine/core";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { Event } from "../../events/events.contract.ts";
import { DashboardFigures } from "../figures/ui/dashboard-figures.tsx";
import { useDashboardFigures } from "../figures/ui/use-dashboard-figures.ts";
import { WalkInsDashboard } from "../walk-ins/ui/walk-ins-dashboard.tsx";
import { AttendanceCodeSection } from "./attendance-code-section.tsx";
import { HelperLinks } from "./helper-links.tsx";

/** Links, digits and figures that an organizer prepares for the check-in and looks at while it runs. */
export function CheckInDashboard({ event, title }: { event: Event; title: string }) {
  const t = useTexts();
  const { figures, hasFailed } = useDashboardFigures(event.id);
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
      <DashboardFigures figures={figures} hasFailed={hasFailed} />
      <HelperLinks event={event} title={title} />
      <AttendanceCodeSection event={event} />
      <WalkInsDashboard eventId={event.id} count={figures?.walk_ins} />
    </Stack>
  );
}
