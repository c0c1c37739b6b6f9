import { Alert, Button, Group, List, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { OutcomeCounts } from "../decision-outcome.ts";

export interface DecisionResult {
  /** It took another decision back. */
  isUndo: boolean;
  done: number[];
  /** Each with the name and the sentence that says why. */
  refused: { name: string; reason: string }[];
  /** Until then it can be taken back unseen; null where there is nothing to take back. */
  until: Date | null;
}

interface DecisionResultBarProps {
  result: DecisionResult;
  /** How many come and wait by it; false where that is not to be said. */
  outcome: OutcomeCounts | null | false;
  isBusy: boolean;
  onUndo(): void;
}

/** The outcome of the last decision, and the way back as long as nobody has been told. */
export function DecisionResultBar({
  result: { isUndo, done, refused, until },
  outcome,
  isBusy,
  onUndo,
}: DecisionResultBarProps) {
  const t = useTexts();
  const minutes = useMinutesLeft(until);
  return (
    <Alert color={refused.length > 0 ? "yellow" : "teal"} role="status">
      <Stack gap="xs">
        <Group justify="space-between">
          <Text>{t(isUndo ? "decisions.undone" : "decisions.done", { count: done.length })}</Text>
          {done.length > 0 && minutes > 0 && (
            <Button variant="default" size="sm" loading={isBusy} onClick={onUndo}>
              {t("decisions.undo", { minutes })}
            </Button>
          )}
        </Group>
        {until && done.length > 0 && minutes <= 0 && <Text size="sm">{t("decisions.undo_over")}</Text>}
        {outcome && <Text fw={600}>{t("decisions.outcome", { ...outcome })}</Text>}
        {refused.length > 0 && (
          <>
            <Text>
              {t(isUndo ? "decisions.undo_refused" : "decisions.refused", { count: refused.length })}
            </Text>
            <List size="sm">
              {refused.map(({ name, reason }) => (
                <List.Item key={name + reason}>
                  {name}: {reason}
                </List.Item>
              ))}
            </List>
          </>
        )}
      </Stack>
    </Alert>
  );
}

const secondMs = 1000;

function useMinutesLeft(until: Date | null): number {
  const left = () => (until ? Math.ceil((until.getTime() - Date.now()) / (60 * secondMs)) : 0);
  const [minutes, setMinutes] = useState(left);
  useEffect(() => {
    setMinutes(left());
    const timer = setInterval(() => setMinutes(left()), 5 * secondMs);
    return () => clearInterval(timer);
  });
  return minutes;
}
