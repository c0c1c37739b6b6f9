import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { ManagedEvent } from "../../events.contract.ts";
import styles from "./managed-events.module.css";
import { PublishQuestion } from "./publish-question.tsx";

interface PublishSelectedProps {
  selected: readonly ManagedEvent[];
  /** What was chosen has been published, or is given up. */
  onDone(): void;
}

/** What can be done with the chosen rows, in reach of a thumb while any is. */
export function PublishSelected({ selected, onDone }: PublishSelectedProps) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  // As they were when the question was asked: the rows change once they are published.
  const [asked, setAsked] = useState<readonly ManagedEvent[] | null>(null);
  return (
    <>
      {selected.length > 0 && (
        <div className={styles.bar} data-save-bar>
          <Text fw={600} role="status">
            {t("managed.selected", { count: selected.length })}
          </Text>
          <Group gap="xs">
            <Button variant="subtle" onClick={onDone}>
              {t("managed.unselect")}
            </Button>
            <Button onClick={() => setAsked(selected)}>{t("managed.publish")}</Button>
          </Group>
        </div>
      )}
      {asked && (
        <PublishQuestion
          events={asked}
          onPublished={() => {
            onDone();
            void revalidate();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
