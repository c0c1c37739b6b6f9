import { Button, Paper, Stack, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import layout from "../../ui/team-rows.module.css";
import styles from "./team-mails.module.css";

interface MailRowProps {
  address: string;
  facts: ReactNode[];
  /** The answer of the mail server. */
  error: string | null;
  /** Null where nothing can be done. */
  action: { label: string; run(): Promise<void> } | null;
}

/** An address with what went wrong, and the one thing to do about it. */
export function MailRow({ address, facts, error, action }: MailRowProps) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Paper component="li" withBorder p="md" className={layout.row}>
      <Stack gap={4} className={styles.words}>
        <Text fw={600}>{address}</Text>
        {facts.map((fact, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a row stand in one order
          <Text key={place} size="sm" c="dimmed">
            {fact}
          </Text>
        ))}
        {error && (
          <Text size="sm" lang="en">
            {error}
          </Text>
        )}
      </Stack>
      {action && (
        <Button
          variant="default"
          loading={isBusy}
          aria-label={`${action.label}: ${address}`}
          onClick={async () => {
            setBusy(true);
            await action.run();
            setBusy(false);
          }}
        >
          {action.label}
        </Button>
      )}
    </Paper>
  );
}
