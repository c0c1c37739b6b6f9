import { Fieldset, SimpleGrid } from "@mantine/core";
import type { UseFormReturn } from "react-hook-form";
import { useTexts } from "../../../../../ui/texts/texts.tsx";
import type { EventValues } from "../values/event-values.ts";
import { EventTimeField } from "./event-time-field.tsx";

interface EventWhenFieldsProps {
  form: UseFormReturn<EventValues>;
  /** Minutes that the organization's events last; proposed with a start. */
  usualLength?: number | null;
}

/** Start and end. */
export function EventWhenFields({ form, usualLength }: EventWhenFieldsProps) {
  const t = useTexts();
  return (
    <Fieldset legend={t("event_form.when")}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <EventTimeField form={form} name="start_at" usualLength={usualLength} isRequired />
        <EventTimeField form={form} name="end_at" />
      </SimpleGrid>
    </Fieldset>
  );
}
