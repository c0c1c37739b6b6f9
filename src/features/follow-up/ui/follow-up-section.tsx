import { Stack, Title } from "@mantine/core";
import { type PropsWithChildren, useId } from "react";

/** A part of the tab "Afterwards", under its heading. */
export function FollowUpSection({ title, children }: PropsWithChildren<{ title: string }>) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} gap="md">
      <Title order={2} id={id}>
        {title}
      </Title>
      {children}
    </Stack>
  );
}
