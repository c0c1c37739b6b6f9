import { Paper, Stack, Title } from "@mantine/core";
import { type PropsWithChildren, useId } from "react";

/** A part of the overview with its heading. */
export function Part({ title, children }: PropsWithChildren<{ title: string }>) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} withBorder p="md">
      <Stack gap="sm">
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {children}
      </Stack>
    </Paper>
  );
}
