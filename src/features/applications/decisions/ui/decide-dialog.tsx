import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../../events/events.contract.ts";
import { notifyTime, type OrganizersDecision } from "../organizers-decisions.ts";
import { DecisionMessageField } from "./decision-message-field.tsx";
import { type DecidedPerson, ExpectedOutcome } from "./expected-outcome.tsx";
import { acceptsBeforeDraw } from "./open-decisions.ts";

interface DecideDialogProps {
  event: Event;
  decision: OrganizersDecision;
  /** Those who are decided of, in the order in which they are. */
  people: readonly DecidedPerson[];
  isBusy: boolean;
  onDecide(message: string): void;
  onClose(): void;
}

/** Asks once more before people are decided of, and says when they will be told. */
export function DecideDialog({ event, decision, people, isBusy, onDecide, onClose }: DecideDialogProps) {
  const t = useTexts();
  const [message, setMessage] = useState("");
  const count = people.length;
  const now = new Date();
  const isToldAtOnce = notifyTime(new Date(event.start_at), now) <= now;
  return (
    <Modal opened onClose={onClose} title={t(`decisions.${decision}_title`, { count })} centered>
      <Stack>
        <Text>{t(`decisions.${decision}_body`)}</Text>
        <ExpectedOutcome {...{ event, decision, people }} />
        {isToldAtOnce ? (
          <Alert color="yellow">{t("decisions.told_at_once")}</Alert>
        ) : (
          <Text>{t(`decisions.${decision === "reset" ? "told_no_more" : "told_later"}`)}</Text>
        )}
        {decision !== "reset" && acceptsBeforeDraw(event) && (
          <Alert color="yellow">{t(`decisions.${decision}_before_draw`)}</Alert>
        )}
        {decision !== "reset" && <DecisionMessageField value={message} onChange={setMessage} />}
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {t("decisions.close")}
          </Button>
          <Button
            color={decision === "decline" ? "red" : undefined}
            loading={isBusy}
            onClick={() => onDecide(message)}
          >
            {t(`decisions.${decision}`)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
