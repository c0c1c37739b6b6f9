import { Button, Drawer, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { isActive } from "../../../../shared/application-states.ts";
import { nameIn } from "../../../../shared/languages/name-in.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { Badge } from "../../../../ui/base/badge.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../../events/events.contract.ts";
import { hasBegun } from "../../../events/events.public.ts";
import {
  factColumns,
  type ParticipantTableRow,
  questionColumns,
} from "../../participants/ui/participant-rows.ts";
import { ApplicantHistory } from "./applicant-history.tsx";
import { ApplicantNote } from "./applicant-note.tsx";
import { CancelApplicant } from "./cancel-applicant.tsx";

interface ApplicantDrawerProps {
  event: Event;
  row: ParticipantTableRow;
  onClose(): void;
}

/** Everything about one person of the list, and what can be done about their application alone. */
export function ApplicantDrawer({ event, row, onClose }: ApplicantDrawerProps) {
  const t = useTexts();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [isCancelling, setCancelling] = useState(false);
  const { person, state } = row;
  const applicant = { eventId: event.id, userId: person.id };
  const name = personName(person, language);
  const canCancel = isActive(state) && !event.cancelled_at && !hasBegun(new Date(event.start_at), new Date());
  const answers = questionColumns(event, language);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      title={<Text fw={700}>{name}</Text>}
      closeButtonProps={{ "aria-label": t("decisions.close") }}
    >
      <Stack gap="lg">
        <Group gap="xs">
          <Badge tone={isActive(state) ? "info" : "quiet"}>{t(`applicant.state_${state}`)}</Badge>
          <Text size="sm">
            {[nameIn(person.university, language), person.department_category?.name]
              .filter(Boolean)
              .join(" · ")}
          </Text>
        </Group>
        <Facts columns={factColumns(t, language)} row={row} />
        {answers.length > 0 && (
          <Stack gap="xs">
            <Title order={3} size="h4">
              {t("applicant.answers")}
            </Title>
            <Facts columns={answers} row={row} empty={t("participants.unknown")} />
          </Stack>
        )}
        <ApplicantNote key={person.id} applicant={applicant} note={row.note ?? ""} onSaved={revalidate} />
        <ApplicantHistory applicant={applicant} />
        {canCancel && (
          <Group>
            <Button color="red" variant="outline" onClick={() => setCancelling(true)}>
              {t("applicant.cancel")}
            </Button>
          </Group>
        )}
      </Stack>
      {isCancelling && (
        <CancelApplicant
          {...{ applicant, name }}
          onCancelled={revalidate}
          onClose={() => setCancelling(false)}
        />
      )}
    </Drawer>
  );
}

interface FactsProps {
  columns: ReturnType<typeof factColumns>;
  row: ParticipantTableRow;
  /** In the place of what is not there; left out, that has no line. */
  empty?: string;
}

function Facts({ columns, row, empty = "" }: FactsProps) {
  const facts = columns
    .map(({ key, title, value }) => ({ key, title, text: String(value(row)) || empty }))
    .filter(({ text }) => text !== "");
  return (
    <dl style={{ margin: 0 }}>
      {facts.map(({ key, title, text }) => (
        <div key={key}>
          <Text component="dt" size="sm" c="dimmed">
            {title}
          </Text>
          <Text component="dd" ms={0} mb="xs" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {text}
          </Text>
        </div>
      ))}
    </dl>
  );
}
