import { Fieldset, TextInput } from "@mantine/core";
import type { UseFormReturn } from "react-hook-form";
import { useTexts } from "../../../../../ui/texts/texts.tsx";
import type { EventValues } from "../values/event-values.ts";

/** Where one applies to an event of the provider's organization. */
export function EventElsewhereField({ form }: { form: UseFormReturn<EventValues> }) {
  const t = useTexts();
  return (
    <Fieldset legend={t("event_form.elsewhere")}>
      <TextInput
        label={t("event_form.detail_url")}
        inputMode="url"
        placeholder="https://"
        error={form.formState.errors.detail_url?.message}
        {...form.register("detail_url")}
      />
    </Fieldset>
  );
}
