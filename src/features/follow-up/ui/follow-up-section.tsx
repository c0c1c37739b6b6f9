import { Stack, Title } from "@mantine/core";
import { type PropsWithChildren, useId } from "react";
import { NameOfPart } from "../../../ui/forms/saving/area/use-saved-part.ts";

/** A part of the tab "Afterwards", under its heading, by which the bar to save names it. */
export function FollowUpSection({ title, children }: PropsWithChildren<{ title: string }>) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} gap="md">
      <Title order={2} id={id}>
        {title}
      </Title>
      <NameOfPart value={title}>{children}</NameOfPart>
    </Stack>
  );
}
