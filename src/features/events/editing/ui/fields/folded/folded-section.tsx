import { Stack, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import styles from "./folded-section.module.css";

interface FoldProps {
  title: string;
  /** What its fields say now, in a few words. */
  said: string;
  /** Whether it is open from the start: something in it has to be filled in. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Fields that few events need, out of sight until somebody asks for them, or one of them is wrong (`jumpToFirstProblem`). */
export function Fold({ title, said, isOpen = false, children }: FoldProps) {
  // From then on it is the reader who opens and closes it: it stays open while what it asked for is being typed.
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details className={styles.fold} open={isOpenAtFirst}>
      <summary className={styles.title}>
        <Text span fw={600}>
          {title}
        </Text>
        <Text span size="sm" c="dimmed" className={styles.said}>
          {said}
        </Text>
      </summary>
      <Stack className={styles.fields}>{children}</Stack>
    </details>
  );
}
