import { Group, Paper, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import layout from "../../ui/team-rows.module.css";
import styles from "./found-row.module.css";

interface FoundRowProps {
  /** The name, with a link where there is a page. */
  name: ReactNode;
  badges: ReactNode;
  /** Short facts, each a line of its own on a phone. */
  facts: ReactNode[];
  /** Why it is kept out, as those concerned have read it. */
  reason?: string | null;
  actions: ReactNode;
}

/** Something that was found, with its state and what may be done with it. */
export function FoundRow({ name, badges, facts, reason, actions }: FoundRowProps) {
  const t = useTexts();
  return (
    <Paper component="li" withBorder p="md" className={layout.row}>
      <Stack gap="xs" className={styles.words}>
        <Group gap="xs">
          <Text component="span" fw={600} className={styles.name}>
            {name}
          </Text>
          {badges}
        </Group>
        <div className={styles.facts}>
          {facts.map((fact, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a row stand in one order
            <Text key={place} size="sm" c="dimmed" className={styles.name}>
              {fact}
            </Text>
          ))}
        </div>
        {reason && (
          <Text size="sm" className={styles.reason}>
            {t("holds.reason", { reason })}
          </Text>
        )}
      </Stack>
      <Group gap="xs" className={styles.actions}>
        {actions}
      </Group>
    </Paper>
  );
}

/** The rows of a kind. */
export function FoundRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack component="ul" aria-label={label} gap="sm" className={layout.rows}>
      {children}
    </Stack>
  );
}
