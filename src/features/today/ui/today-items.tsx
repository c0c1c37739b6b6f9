import { Button, Title } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { TodayItem } from "../today.contract.ts";
import type { TodayGroup } from "../today-kinds.ts";
import { TodayLink } from "./today-link.tsx";
import styles from "./today-section.module.css";

const shownAtFirst = { now: 5, watch: 3, prepare: 3 } satisfies Record<TodayGroup, number>;

interface TodayItemsProps {
  group: TodayGroup;
  items: readonly TodayItem[];
  namesOrganizations: boolean;
}

/** A group of lines: the first of them, and the others after a press, so that what stands below stays in reach. */
export function TodayItems({ group, items, namesOrganizations }: TodayItemsProps) {
  const t = useTexts();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  const first = shownAtFirst[group];
  const hidden = isOpen ? 0 : items.length - first;
  // The button that was pressed is gone: the reader goes on at the first line that it has shown.
  useEffect(() => {
    if (isOpen) list.current?.children[first]?.querySelector("a")?.focus();
  }, [isOpen, first]);
  return (
    <div>
      <Title order={3} size="sm" id={id} className={styles.group} data-group={group}>
        {t(`today.group.${group}`)}
      </Title>
      <ul ref={list} aria-labelledby={id} className={styles.items}>
        {items.slice(0, isOpen ? undefined : first).map((item) => (
          <li key={`${item.kind} ${item.event.id}`}>
            <TodayLink item={item} namesOrganization={namesOrganizations} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="subtle" size="sm" px="xs" onClick={() => setOpen(true)}>
          {t("today.more", { count: hidden })}
        </Button>
      )}
    </div>
  );
}
