import { Button, Drawer, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { isActive } from "../../../../shared/application-states.ts";
import { nameIn } from "../../../../shared/languages/name-in.ts";
import { nameReading } from "../../../../shared/people/name-as-read.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { displayDate } from "../../../../shared/time/tokyo-time.ts";
import { Badge } from "../../../../ui/base/badge.tsx";
import { Link } from "../../../../ui/base/link.tsx";
import { QuestionDialog } from "../../../../ui/feedback/question-dialog.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { AffiliationBadge } from "../../../affiliation/affiliation.admin.ts";
import type { Event } from "../../../events/events.contract.ts";
import { applicationsCloseAt, factsOfEvent, hasBegun } from "../../../events/events.public.ts";
import { EraseGuest } from "../../adding/ui/erase-guest.tsx";
import {
  factColumns,
  type ParticipantTableRow,
  questionColumns,
} from "../../participants/ui/participant-rows.ts";
import { isReached, messageTo } from "../../participants/ui/write-to-person.tsx";
import { ApplicantHistory } from "./applicant-history.tsx";
import { ApplicantNote } from "./applicant-note.tsx";
import { CancelApplicant } from "./cancel-applicant.tsx";
import { Facts } from "./facts.tsx";
import { FormerAnswers } from "./former-answers.tsx";
import { ReopenAnswers } from "./reopen-answers.tsx";

interface ApplicantDrawerProps {
  event: Event;
  row: ParticipantTableRow;
  /** The page of messages; null where none can be sent. */
  messagesAt: string | null;
  onClose(): void;
}

/** Everything about one person of the list, and what can be done about their application alone. */
export function ApplicantDrawer({ event, row, messagesAt, onClose }: ApplicantDrawerProps) {
  const t = useTexts();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [isCancelling, setCancelling] = useState(false);
  const [isNoteTyped, setNoteTyped] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { person, state } = row;
  const applicant = { eventId: event.id, userId: person.id };
  const name = personName(person, language);
  const close = () => (isNoteTyped ? setLeaving(true) : onClose());
  const reading = nameReading(person, language);
  const now = new Date();
  const canCancel = isActive(state) && !event.cancelled_at && !hasBegun(new Date(event.start_at), now);
  const isClosed = applicationsCloseAt(factsOfEvent(event)) < now;
  const answers = questionColumns(event, language);
  const canReopen =
    canCancel && row.hasAccount && answers.length > 0 && (isClosed || row.answersOpenUntil !== null);
  return (
    <>
      <Drawer.Root
        opened
        onClose={close}
        position="right"
        // Below the questions that are asked above it.
        zIndex={190}
        // A question above it hears the same key, and what was typed is lost by none.
        closeOnEscape={!isCancelling && !isNoteTyped}
        closeOnClickOutside={!isNoteTyped}
      >
        <Drawer.Overlay />
        <Drawer.Content aria-label={name}>
          <Drawer.Body>
            <Stack gap="lg" pt="md">
              <Group justify="space-between" wrap="nowrap">
                <div>
                  {reading && <Text size="sm">{reading}</Text>}
                  <Title order={2} size="h3">
                    {name}
                  </Title>
                </div>
                <Drawer.CloseButton aria-label={t("decisions.close")} />
              </Group>
              <Group gap="xs">
                <Badge tone={isActive(state) ? "info" : "quiet"}>{t(`applicant_state.${state}`)}</Badge>
                {row.affiliation && <AffiliationBadge university={row.affiliation} />}
                <Text size="sm">
                  {[nameIn(person.university, language), person.department_category?.name]
                    .filter(Boolean)
                    .join(" · ")}
                </Text>
              </Group>
              {!row.hasAccount && (
                <Text size="sm">
                  {t("add_person.guest_note", {
                    hasEmail: row.guestEmail ? "true" : "false",
                    email: row.guestEmail ?? "",
                  })}
                </Text>
              )}
              <Facts columns={factColumns(t, language)} row={row} />
              {answers.length > 0 && (
                <Stack gap="xs">
                  <Title order={3} size="h4">
                    {t("applicant.answers")}
                  </Title>
                  {row.answersDeletedAt ? (
                    <Text>
                      {t("applicant.answers_deleted", { date: displayDate(row.answersDeletedAt, language) })}
                    </Text>
                  ) : (
                    <Facts columns={answers} row={row} empty={t("participants.unknown")} />
                  )}
                  <FormerAnswers event={event} row={row} />
                </Stack>
              )}
              {canReopen && (
                <ReopenAnswers applicant={applicant} openUntil={row.answersOpenUntil} onSaved={revalidate} />
              )}
              <ApplicantNote
                key={person.id}
                applicant={applicant}
                note={row.note ?? ""}
                onTyped={setNoteTyped}
                onSaved={revalidate}
              />
              <ApplicantHistory applicant={applicant} />
              <Group>
                {messagesAt && isReached(row) && (
                  <Button component={Link} to={messageTo(messagesAt, person.id)} variant="default">
                    {t("message.write_to", { name })}
                  </Button>
                )}
                {canCancel && (
                  <Button color="red" variant="outline" onClick={() => setCancelling(true)}>
                    {t("applicant.cancel")}
                  </Button>
                )}
                {!row.hasAccount && (
                  <EraseGuest
                    {...{ ...applicant, name }}
                    onErased={async () => {
                      await revalidate();
                      onClose();
                    }}
                  />
                )}
              </Group>
            </Stack>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
      {isLeaving && (
        <QuestionDialog
          action={t("applicant.note_leave")}
          question={t("applicant.note_unsaved")}
          onConfirm={async () => onClose()}
          onClose={() => setLeaving(false)}
        />
      )}
      {isCancelling && (
        <CancelApplicant
          {...{ applicant, name }}
          isTold={row.hasAccount || row.guestEmail !== null}
          onCancelled={revalidate}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  );
}
