import { Alert, Button, Group, Modal, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { useAnswer } from "../../../../platform/browser/use-answer.ts";
import type { ApplicationState } from "../../../../shared/application-states.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { fetchApplicantCounts, openPlaces, placeCountsOf } from "../../../events/events.admin.ts";
import type { Event } from "../../../events/events.contract.ts";
import { countOutcomes, type OutcomeCounts, outcomesInTurn } from "../decision-outcome.ts";
import { decisionMessageLength, notifyTime, type OrganizersDecision } from "../organizers-decisions.ts";
import { acceptsBeforeDraw } from "./open-decisions.ts";

interface DecideDialogProps {
  event: Event;
  decision: OrganizersDecision;
  /** How those who are decided of stand now, in the order in which they are. */
  states: readonly ApplicationState[];
  isBusy: boolean;
  onDecide(message: string): void;
  onClose(): void;
}

/** Asks once more before people are decided of, and says when they will be told. */
export function DecideDialog({ event, decision, states, isBusy, onDecide, onClose }: DecideDialogProps) {
  const t = useTexts();
  const [message, setMessage] = useState("");
  const count = states.length;
  const expected = useExpectedOutcome(event, decision, states);
  const now = new Date();
  const isToldAtOnce = notifyTime(new Date(event.start_at), now) <= now;
  return (
    <Modal opened onClose={onClose} title={t(`decisions.${decision}_title`, { count })} centered>
      <Stack>
        <Text>{t(`decisions.${decision}_body`)}</Text>
        {expected && <Text fw={600}>{t("decisions.outcome", { ...expected })}</Text>}
        {isToldAtOnce ? (
          <Alert color="yellow">{t("decisions.told_at_once")}</Alert>
        ) : (
          <Text>{t(`decisions.${decision === "reset" ? "told_no_more" : "told_later"}`)}</Text>
        )}
        {decision !== "reset" && acceptsBeforeDraw(event) && (
          <Alert color="yellow">{t(`decisions.${decision}_before_draw`)}</Alert>
        )}
        {decision !== "reset" && (
          <Textarea
            label={t("decisions.message")}
            description={t("decisions.message_hint")}
            value={message}
            maxLength={decisionMessageLength}
            onChange={(event) => setMessage(event.currentTarget.value)}
            autosize
            minRows={3}
            maxRows={10}
          />
        )}
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

/** What an acceptance leads to by the places that are free at the moment; null while that is not known. */
function useExpectedOutcome(
  event: Event,
  decision: OrganizersDecision,
  states: readonly ApplicationState[],
): OutcomeCounts | null {
  const free = useAnswer(`${event.id} ${event.max_participant_num}`, async () => {
    return openPlaces(placeCountsOf(await fetchApplicantCounts(event.id), event.max_participant_num));
  });
  if (decision !== "accept" || free === null) return null;
  return countOutcomes(outcomesInTurn(decision, states, { ...event, free }));
}
