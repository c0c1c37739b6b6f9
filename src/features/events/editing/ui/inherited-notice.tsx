import { Alert, Button, Stack } from "@mantine/core";
import { useState } from "react";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { EventValues } from "./values/event-values.ts";

/** An event whose settings a new one begins with. */
export interface Inherited {
  title: string;
  /** The form without them. */
  without: EventValues;
  /** Minutes that it lasts; null where its end is not said. */
  length: number | null;
}

interface InheritedNoticeProps {
  inherited: Inherited;
  onRefused(): void;
}

/** Says where settings come from that nobody has typed, and takes them away with one press. */
export function InheritedNotice({ inherited, onRefused }: InheritedNoticeProps) {
  const t = useTexts();
  const [isRefused, setRefused] = useState(false);
  if (isRefused) return null;
  return (
    <Alert color="gray">
      <Stack gap="xs" align="start">
        {t("event_form.inherited", { title: inherited.title })}
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            setRefused(true);
            onRefused();
          }}
        >
          {t("event_form.begin_blank")}
        </Button>
      </Stack>
    </Alert>
  );
}
