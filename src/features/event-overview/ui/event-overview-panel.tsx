import { SimpleGrid, Stack } from "@mantine/core";
import type { Event } from "../../events/events.contract.ts";
import type { EventOverview } from "../event-overview.contract.ts";
import { Checklist } from "./checklist.tsx";
import { checklistItems } from "./checklist-items.ts";
import { LatestApplications } from "./latest-applications.tsx";
import { MailTimeline } from "./mail-timeline.tsx";
import { NextSteps } from "./next-steps.tsx";
import { Seats } from "./seats.tsx";
import { WhatVisitorsSee } from "./what-visitors-see.tsx";

interface EventOverviewPanelProps {
  event: Event;
  overview: EventOverview;
  /** The address of the event's dashboard. */
  dashboard: string;
}

/** An event at a glance: what comes next, its link and seats, who has applied, its mails, and what is missing. */
export function EventOverviewPanel({ event, overview, dashboard }: EventOverviewPanelProps) {
  const { today, latest_applications, mails } = overview;
  const isHeld = Boolean(event.held_at);
  const items = checklistItems(event, today, dashboard, new Date()).filter(
    ({ kind }) => !isHeld || kind !== "unpublished",
  );
  return (
    <Stack gap="md">
      <NextSteps items={isHeld ? today.filter(({ kind }) => kind !== "unpublished") : today} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <WhatVisitorsSee event={event} />
        <Stack gap="md">
          <Seats event={event} />
          {items.length > 0 && <Checklist items={items} isHeld={isHeld} />}
        </Stack>
      </SimpleGrid>
      <LatestApplications applications={latest_applications} listAt={`${dashboard}/list`} />
      <MailTimeline eventId={event.id} mails={mails} dashboard={dashboard} isHeld={isHeld} />
    </Stack>
  );
}
