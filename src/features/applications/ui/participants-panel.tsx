import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { Link } from "react-router";
import { downloadFile } from "../../../platform/browser/download-file.ts";
import { holdsPlace, isComing, isInQueue } from "../../../shared/application-states.ts";
import { noticeFailure } from "../../../ui/feedback/admin-notifications.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { Event } from "../../events/events.contract.ts";
import type { AccommodationRequest, Participant } from "../applications.contract.ts";
import { AccommodationRequests } from "./accommodation-requests.tsx";
import { LotteryDesk } from "./lottery-desk.tsx";
import { ParticipantBreakdown } from "./participant-breakdown.tsx";
import { participantRows } from "./participant-rows.ts";
import { ParticipantsByState } from "./participants-by-state.tsx";

const ApplicationsChart = lazy(() => import("./applications-chart.tsx"));

interface ParticipantsPanelProps {
  event: Event;
  participants: Participant[];
  requests: AccommodationRequest[];
  /** The page on which the names are printed. */
  namesAt: string;
  /** Number of people who came without having applied. */
  walkInsCount: number;
  /** Told of who came, where people were checked in. */
  attendance: ReactNode;
}

/** Participants with every answer, as a table, a file and figures. */
export function ParticipantsPanel(props: ParticipantsPanelProps) {
  const { event, participants, requests, namesAt, walkInsCount, attendance } = props;
  const t = useTexts();
  const rows = useMemo(() => participantRows(participants), [participants]);
  const applying = rows.filter((row) => row.isActive);
  const coming = rows.filter((row) => isComing(row.state));
  const held = rows.filter((row) => holdsPlace(row.state)).length;
  const waiting = rows.filter((row) => isInQueue(row.state)).length;
  const hasCheckIn = walkInsCount > 0 || rows.some((row) => row.checkedInAt);
  const download = () =>
    downloadFile(`/api/v1/events/${event.id}/participants.csv`).catch(() =>
      noticeFailure(t("admin.unreachable")),
    );
  return (
    <Stack gap="xl">
      <Group justify="space-between">
        <Text fw={600}>
          {t("participants.capacity", { count: held, max: event.max_participant_num })}
          {held > coming.length && ` · ${t("decisions.state_offered", { count: held - coming.length })}`}
          {waiting > 0 && ` · ${t("decisions.state_waiting", { count: waiting })}`}
        </Text>
        <Group gap="xs">
          {coming.length > 0 && (
            <Button component={Link} to={namesAt} variant="default">
              {t("participants.print")}
            </Button>
          )}
          <Button onClick={() => void download()}>{t("participants.download")}</Button>
        </Group>
      </Group>
      {event.selection === "lottery" && <LotteryDesk event={event} rows={rows} />}
      <AccommodationRequests requests={requests} applying={applying} />
      <Stack gap="sm">
        <Title order={2} size="h3">
          {t("participants.applicants", { count: applying.length })}
        </Title>
        <ParticipantsByState event={event} rows={rows} hasCheckIn={hasCheckIn} />
      </Stack>
      {hasCheckIn && attendance}
      {applying.length > 0 && (
        <Stack gap="sm">
          <Title order={2} size="h3">
            {t("participants.over_time")}
          </Title>
          <Suspense fallback={<div style={{ height: 280 }} />}>
            <ApplicationsChart participants={applying} />
          </Suspense>
        </Stack>
      )}
      {coming.length > 0 && (
        <Stack gap="sm">
          <Title order={2} size="h3">
            {t("participants.who_is_coming", { count: coming.length })}
          </Title>
          <ParticipantBreakdown participants={coming} />
        </Stack>
      )}
    </Stack>
  );
}
