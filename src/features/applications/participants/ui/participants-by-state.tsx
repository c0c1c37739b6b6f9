import { Button, Chip, Group, Stack } from "@mantine/core";
import { Suspense, useMemo, useState } from "react";
import { type ApplicationState, isComing } from "../../../../shared/application-states.ts";
import { peopleAtOnce } from "../../../../shared/limits/people-at-once.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { lazyPart } from "../../../../ui/base/lazy-part.ts";
import { Link } from "../../../../ui/base/link.tsx";
import { LongTable } from "../../../../ui/tables/long-table.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../../events/events.contract.ts";
import { hasBegun } from "../../../events/events.public.ts";
import { countOutcomes } from "../../decisions/decision-outcome.ts";
import type { OrganizersDecision } from "../../decisions/organizers-decisions.ts";
import { DecisionResultBar } from "../../decisions/ui/decision-result.tsx";
import { acceptsBeforeDraw, openDecisions, oppositeDecision } from "../../decisions/ui/open-decisions.ts";
import { useDecisions } from "../../decisions/ui/use-decisions.ts";
import { type AttendanceChoice, AttendanceFilter, byAttendance } from "./attendance-filter.tsx";
import { usePeopleColumns } from "./columns/use-people-columns.ts";
import type { ParticipantTableRow } from "./participant-rows.ts";
import styles from "./participants-by-state.module.css";
import { byOrigin } from "./place-origin.ts";
import { stateWithCount } from "./state-with-count.ts";
import { statesToShow, stateToBeginWith } from "./states-to-show.ts";

const DecideDialog = lazyPart(async () => ({
  default: (await import("../../decisions/ui/decide-dialog.tsx")).DecideDialog,
}));
const ApplicantDrawer = lazyPart(async () => ({
  default: (await import("../../one-applicant/ui/applicant-drawer.tsx")).ApplicantDrawer,
}));

interface ParticipantsByStateProps {
  event: Event;
  rows: ParticipantTableRow[];
  /** Number of people in a state, also while not all of them are known. */
  countOf(state: ApplicationState): number;
  /** Whether everybody is known by now. */
  isWhole: boolean;
  /** Whether the others are on their way. */
  isLoading: boolean;
  /** Whether anybody was checked in. */
  hasCheckIn: boolean;
  /** The page of messages; null where none can be sent. */
  messagesAt: string | null;
}

/** The participants in one state at a time, and what can be decided of those who are selected. */
export function ParticipantsByState(props: ParticipantsByStateProps) {
  const { event, rows, countOf, isWhole, isLoading, hasCheckIn, messagesAt } = props;
  const t = useTexts();
  const language = useLanguage();
  const there = statesToShow(countOf);
  const [chosen, setChosen] = useState(() => stateToBeginWith(countOf));
  const state = there.find((one) => one === chosen) ?? stateToBeginWith(countOf);
  const [attendance, setAttendance] = useState<AttendanceChoice>("all");
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
  const [asked, setAsked] = useState<{ decision: OrganizersDecision; userIds: number[] } | null>(null);
  const { decide, undo, isBusy, last } = useDecisions(event, rows);
  const stateOf = (id: number) => rows.find(({ person }) => person.id === id)?.state;
  const nameOf = (id: number) => {
    const row = rows.find(({ person }) => person.id === id);
    return row ? personName(row.person, language) : "";
  };
  const reached = last?.decision === "accept" ? last.done.map(stateOf) : [];
  const outcome = last &&
    reached.length > 0 && {
      ...countOutcomes(reached.filter((state) => state !== undefined)),
      refused: last.refused.length,
    };
  const isOver = Boolean(event.cancelled_at) || hasBegun(new Date(event.start_at), new Date());
  const decisions = isOver ? [] : openDecisions(event, state);
  const inState = useMemo(
    () =>
      rows
        .filter((row) => row.state === state)
        .sort((one, other) => (one.position ?? 0) - (other.position ?? 0) || byOrigin(event)(one, other)),
    [rows, state, event],
  );
  const asksAttendance = hasCheckIn && isComing(state);
  const shown = useMemo(
    () => (asksAttendance ? byAttendance(inState, attendance) : inState),
    [inState, asksAttendance, attendance],
  );
  const userIds = shown.map(({ person }) => person.id).filter((id) => selected.has(id));
  const choose = (next: string) => {
    setChosen(next as ApplicationState);
    setSelected(new Set());
  };
  const send = async (message: string) => {
    if (!asked || !(await decide(asked.decision, asked.userIds, message))) return;
    setAsked(null);
    setSelected(new Set());
  };
  const takeBack = () => {
    const opposite = last && oppositeDecision(event.selection, last.decision);
    if (!opposite) return;
    // It leads to a place, not back into the draw, so it is asked for and explained like any other acceptance.
    if (opposite === "accept" && acceptsBeforeDraw(event)) {
      setAsked({ decision: opposite, userIds: last.done });
    } else void undo();
  };
  const [opened, setOpened] = useState<number | null>(null);
  const openedRow = rows.find(({ person }) => person.id === opened);
  const columns = usePeopleColumns({ event, shown, asksAttendance, messagesAt, onOpen: setOpened });
  const expected = isWhole || attendance !== "all" ? shown.length : countOf(state);
  const label = stateWithCount(t, state, expected);
  return (
    <Stack gap="sm">
      <Chip.Group value={state} onChange={choose}>
        <Group gap="xs" className={styles.states} role="group" aria-label={t("decisions.by_state")}>
          {there.map((one) => (
            <Chip key={one} value={one} size="md" styles={{ label: { minHeight: "var(--touch)" } }}>
              {stateWithCount(t, one, countOf(one))}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {asksAttendance && (
        <AttendanceFilter
          event={event}
          coming={inState}
          isWhole={isWhole}
          value={attendance}
          onChange={(next) => {
            setAttendance(next);
            setSelected(new Set());
          }}
        />
      )}
      {last && <DecisionResultBar result={last} outcome={outcome} isBusy={isBusy} onUndo={takeBack} />}
      {(decisions.length > 0 || userIds.length > 0) && expected > 0 && (
        <Group gap="xs" className={styles.decisions} data-none={userIds.length === 0 || undefined}>
          {decisions.map((decision) => (
            <Button
              key={decision}
              variant={decision === "accept" ? "filled" : "default"}
              disabled={userIds.length === 0}
              onClick={() => setAsked({ decision, userIds })}
            >
              {t(`decisions.${decision}`)}
              {userIds.length > 0 && ` (${userIds.length})`}
            </Button>
          ))}
          {messagesAt && userIds.length > 0 && userIds.length <= peopleAtOnce && (
            <Button component={Link} to={`${messagesAt}?to=${userIds.join(",")}`} variant="default">
              {t("message.write_to_selected", { count: userIds.length })}
            </Button>
          )}
        </Group>
      )}
      <LongTable
        key={state}
        label={label}
        rows={shown}
        isLoading={isLoading}
        {...(!isWhole && { expected })}
        columns={columns}
        idOf={({ person }) => person.id}
        none={t(rows.length > 0 ? "participants.none_in_state" : "participants.none")}
        {...((decisions.length > 0 || messagesAt) && { selection: { selected, onChange: setSelected } })}
      />
      {openedRow && (
        <Suspense>
          <ApplicantDrawer
            event={event}
            row={openedRow}
            messagesAt={messagesAt}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
      {asked && (
        <Suspense>
          <DecideDialog
            event={event}
            decision={asked.decision}
            people={asked.userIds.map((id) => ({ name: nameOf(id), state: stateOf(id) ?? "cancelled" }))}
            isBusy={isBusy}
            onDecide={(message) => void send(message)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
