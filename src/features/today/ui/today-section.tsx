import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useId } from "react";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { TodayItem } from "../today.contract.ts";
import { type TodayGroup, todayGroups } from "../today-kinds.ts";
import { TodayItems } from "./today-items.tsx";
import styles from "./today-section.module.css";

interface TodaySectionProps {
  /** Null where they could not be asked for: the page goes on without them. */
  items: readonly TodayItem[] | null;
  /** Whether lines say for which organization they are. */
  namesOrganizations: boolean;
  onAgain(): void;
}

const groups = Object.keys(todayGroups) as TodayGroup[];

/** What awaits an organizer over all organizations, by how soon it wants to be done; each line leads to where it is done. */
export function TodaySection({ items, namesOrganizations, onAgain }: TodaySectionProps) {
  const t = useTexts();
  const id = useId();
  const itemsOf = (group: TodayGroup) =>
    (items ?? []).filter(({ kind }) => (todayGroups[group] as readonly string[]).includes(kind));
  return (
    <section aria-labelledby={id} className={styles.today}>
      <Stack gap="md">
        <Title order={2} id={id}>
          {t("today.title")}
        </Title>
        {!items && (
          <Group gap="sm" role="status">
            <Text>{t("today.failed")}</Text>
            <Button variant="default" size="xs" onClick={onAgain}>
              {t("error.again")}
            </Button>
          </Group>
        )}
        {items?.length === 0 && <Text c="var(--ink-quiet)">{t("today.nothing")}</Text>}
        {groups
          .map((group) => ({ group, found: itemsOf(group) }))
          .filter(({ found }) => found.length > 0)
          .map(({ group, found }) => (
            <TodayItems key={group} group={group} items={found} namesOrganizations={namesOrganizations} />
          ))}
      </Stack>
    </section>
  );
}
