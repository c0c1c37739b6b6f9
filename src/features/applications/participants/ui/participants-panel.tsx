import { Alert, Box, Button, Group, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, Suspense, useMemo } from "react";
import {
  type ApplicationState,
  applicationStates,
  holdsPlace,
  isActive,
  isComing,
  isInQueue,
} from "../../../../shared/application-states.ts";
import { lazyPart } from "../../../../ui/base/lazy-part.ts";
import { DrawWhenNear } from "../../../../ui/charts/draw-when-near.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { ApplicantCounts } from "../../../events/applicant-counts/applicant-counts.contract.ts";
import type { Event } from "../../../events/events.contract.ts";
import { AccommodationRequests } from "../../accommodation/ui/accommodation-requests.tsx";
import { AddPerson } from "../../adding/ui/add-person.tsx";
import type { AccommodationRequest } from "../../applications.contract.ts";
import { LotteryDashboard } from "../../lottery/ui/lottery-dashboard.tsx";
import { RetentionNote } from "../../retention/ui/retention-note.tsx";
import type { ParticipantsPage } from "../fetching/fetch-participants.ts";
import { useParticipants } from "../fetching/use-participants.ts";
import { ParticipantBreakdown } from "./participant-breakdown.tsx";
import { ParticipantFiles } from "./participant-files.tsx";
import { participantRows } from "./participant-rows.ts";
import { ParticipantsByState } from "./participants-by-state.tsx";
import { stateWithCount } from "./state-with-count.ts";

/** Seldom there: not fetched with the page. */
const AnswersWithheldNote = lazyPart(() => import("../../joint-use/answers-withheld-note.tsx"));
const ApplicationsChart = lazyPart(() => import("./applications-chart.tsx"));
const chartHeight = 280;

interface ParticipantsPanelProps {
  event: Event;
  /** The first participants: the others are fetched while these are shown. */
  first: ParticipantsPage;
  /** Numbers of people who have applied, by state, and of those who were checked in. */
  counts: ApplicantCounts;
  requests: Promise<readonly AccommodationRequest[]>;
  /** The page on which the names are printed. */
  namesAt: string;
  /** The page of messages. */
  messagesAt: string;
  /** Number of people who came without having applied. */
  walkInsCount: number;
  /** Told of who came, where people were checked in. */
  attendance: ReactNode;
  /** Reads the list again. */
  onAskAgain(): unknown;
}

/** Participants with every answer, as a table, a file and figures. */
export function ParticipantsPanel(props: ParticipantsPanelProps) {
  const { event, first, counts, requests, namesAt, messagesAt, walkInsCount, attendance, onAskAgain } = props;
  const t = useTexts();
  const { participants, isWhole, hasFailed, retry } = useParticipants(event.id, first);
  const rows = useMemo(() => participantRows(participants), [participants]);
  const applying = rows.filter((row) => row.isActive);
  const countOf = (state: ApplicationState) =>
    isWhole ? rows.filter((row) => row.state === state).length : counts.states[state];
  const count = (rule: (state: ApplicationState) => boolean) =>
    applicationStates.filter(rule).reduce((sum, state) => sum + countOf(state), 0);
  const [held, coming, waiting] = [count(holdsPlace), count(isComing), count(isInQueue)];
  const hasCheckIn = walkInsCount > 0 || counts.attended > 0 || rows.some((row) => row.checkedInAt);
  const isWithheld = first.participants.some((participant) => participant.answers_withheld);
  const files = !isWithheld && (
    <ParticipantFiles
      eventId={event.id}
      namesAt={coming > 0 ? namesAt : null}
      hasNotes={rows.some(({ note }) => note)}
    />
  );
  return (
    <Stack gap="xl">
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <div>
            <Title order={2} size="h3">
              {t("participants.applicants", { count: count(isActive) })}
            </Title>
            <Text size="sm">
              {t("participants.capacity", { count: held, max: event.max_participant_num })}
              {held > coming && ` · ${stateWithCount(t, "offered", held - coming)}`}
              {waiting > 0 && ` · ${stateWithCount(t, "waiting", waiting)}`}
            </Text>
          </div>
          <Group gap="xs">
            <AddPerson {...{ event, held, waiting }} />
            <Box visibleFrom="sm">{files}</Box>
          </Group>
        </Group>
        <Box visibleFrom="sm">
          <RetentionNote event={event} />
        </Box>
        {isWithheld && (
          <Suspense>
            <AnswersWithheldNote onAskAgain={onAskAgain} />
          </Suspense>
        )}
        {hasFailed && (
          <Alert color="red" title={t("participants.rest_failed")}>
            <Button size="xs" variant="default" onClick={retry}>
              {t("participants.retry")}
            </Button>
          </Alert>
        )}
        <ParticipantsByState
          event={event}
          rows={rows}
          countOf={countOf}
          isWhole={isWhole}
          isLoading={!isWhole && !hasFailed}
          hasCheckIn={hasCheckIn}
          messagesAt={event.cancelled_at ? null : messagesAt}
        />
        {/* On a phone the people come first. */}
        <Stack gap="sm" hiddenFrom="sm">
          {files}
          <RetentionNote event={event} />
        </Stack>
      </Stack>
      {/* All of it at once: nothing moves down when the requests come. */}
      <Suspense>
        <AccommodationRequests requests={requests} applying={applying} isWhole={isWhole} />
        {event.selection === "lottery" && (
          <LotteryDashboard event={event} rows={isWhole ? rows : null} held={held} />
        )}
        {hasCheckIn && attendance}
        {count(isActive) > 0 && (
          <Stack gap="sm">
            <Title order={2} size="h3">
              {t("participants.over_time")}
            </Title>
            <DrawWhenNear height={chartHeight}>
              <Suspense>
                {isWhole && <ApplicationsChart participants={applying} height={chartHeight} />}
              </Suspense>
            </DrawWhenNear>
          </Stack>
        )}
        {coming > 0 && (
          <Stack gap="sm">
            <Title order={2} size="h3">
              {t("participants.who_is_coming", { count: coming })}
            </Title>
            <DrawWhenNear height={chartHeight}>
              {isWhole && (
                <ParticipantBreakdown participants={applying.filter((row) => isComing(row.state))} />
              )}
            </DrawWhenNear>
          </Stack>
        )}
      </Suspense>
    </Stack>
  );
}
