import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { lazy, Suspense, useMemo } from "react";
import { downloadFile } from "../../../platform/browser/download-file.ts";
import { noticeFailure } from "../../../ui/feedback/admin-notifications.ts";
import { LongTable } from "../../../ui/tables/long-table.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { Event } from "../../events/events.contract.ts";
import type { AccommodationRequest, Participant } from "../applications.contract.ts";
import { AccommodationRequests } from "./accommodation-requests.tsx";
import { ParticipantBreakdown } from "./participant-breakdown.tsx";
import { participantColumns, participantRows } from "./participant-rows.ts";

const ApplicationsChart = lazy(() => import("./applications-chart.tsx"));

interface ParticipantsPanelProps {
  event: Event;
  participants: Participant[];
  requests: AccommodationRequest[];
}

/** Participants with every answer, as a table, a file and figures. */
export function ParticipantsPanel({ event, participants, requests }: ParticipantsPanelProps) {
  const t = useTexts();
  const language = useLanguage();
  const rows = useMemo(() => participantRows(participants), [participants]);
  const columns = useMemo(() => participantColumns(event, t, language), [event, t, language]);
  const applying = rows.filter((row) => row.isActive);
  const cancelled = rows.filter((row) => !row.isActive);
  const download = () =>
    downloadFile(`/api/v1/events/${event.id}/participants.csv`).catch(() =>
      noticeFailure(t("admin.unreachable")),
    );
  return (
    <Stack gap="xl">
      <Group justify="space-between">
        <Text fw={600}>
          {t("participants.capacity", { count: applying.length, max: event.max_participant_num })}
        </Text>
        <Button onClick={() => void download()}>{t("participants.download")}</Button>
      </Group>
      <AccommodationRequests requests={requests} applying={applying} />
      <Stack gap="sm">
        <Title order={2} size="h3">
          {t("participants.applicants", { count: applying.length })}
        </Title>
        <LongTable
          label={t("participants.applicants", { count: applying.length })}
          rows={applying}
          columns={columns}
          idOf={({ person }) => person.id}
          none={t("participants.none")}
        />
      </Stack>
      {cancelled.length > 0 && (
        <Stack gap="sm">
          <Title order={2} size="h3">
            {t("participants.cancelled", { count: cancelled.length })}
          </Title>
          <LongTable
            label={t("participants.cancelled", { count: cancelled.length })}
            rows={cancelled}
            columns={columns}
            idOf={({ person }) => person.id}
            none=""
          />
        </Stack>
      )}
      {applying.length > 0 && (
        <>
          <Stack gap="sm">
            <Title order={2} size="h3">
              {t("participants.over_time")}
            </Title>
            <Suspense fallback={<div style={{ height: 240 }} />}>
              <ApplicationsChart participants={applying} />
            </Suspense>
          </Stack>
          <ParticipantBreakdown participants={applying} />
        </>
      )}
    </Stack>
  );
}
