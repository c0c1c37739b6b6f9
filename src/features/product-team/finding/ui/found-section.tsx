import { Stack, Text, Title } from "@mantine/core";
import { type PropsWithChildren, useId } from "react";
import { useTexts } from "../../../../ui/texts/texts.tsx";

interface FoundSectionProps {
  title: string;
  rows: readonly unknown[];
  /** As many as the search answers at once. */
  max: number;
}

/** Findings of one kind under their heading; nothing where there are none. */
export function FoundSection({ title, rows, max, children }: PropsWithChildren<FoundSectionProps>) {
  const t = useTexts();
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby={id} gap="sm">
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      {children}
      {rows.length >= max && (
        <Text size="sm" c="dimmed">
          {t("find.more", { count: max })}
        </Text>
      )}
    </Stack>
  );
}
