import { Button, Group, Modal, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { decisionMessageLength, type OrganizersDecision } from "../decisions/organizers-decisions.ts";

interface DecideDialogProps {
  decision: OrganizersDecision;
  count: number;
  isBusy: boolean;
  onDecide(message: string): void;
  onClose(): void;
}

/** Asks once more before people are decided of, and says when they will be told. */
export function DecideDialog({ decision, count, isBusy, onDecide, onClose }: DecideDialogProps) {
  const t = useTexts();
  const [message, setMessage] = useState("");
  return (
    <Modal opened onClose={onClose} title={t(`decisions.${decision}_title`, { count })} centered>
      <Stack>
        <Text>{t(`decisions.${decision}_body`)}</Text>
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
