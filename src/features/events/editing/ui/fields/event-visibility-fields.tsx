import { Fieldset, Stack, Switch } from "@mantine/core";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useTexts } from "../../../../../ui/texts/texts.tsx";
import type { EventValues } from "../values/event-values.ts";
import { FlagField } from "./flag-field.tsx";

interface EventVisibilityFieldsProps {
  form: UseFormReturn<EventValues>;
  /** What is not public yet is published by its button. */
  isPublic: boolean;
}

/** Who sees the event. */
export function EventVisibilityFields({ form, isPublic }: EventVisibilityFieldsProps) {
  const t = useTexts();
  return (
    <Fieldset legend={t("event_form.visibility")}>
      <Stack>
        {isPublic && (
          <Controller
            control={form.control}
            name="is_published"
            render={({ field: { value, onChange, ...field } }) => (
              <Switch
                label={t("event.make_public")}
                checked={value}
                onChange={(event) => onChange(event.currentTarget.checked)}
                {...field}
              />
            )}
          />
        )}
        <FlagField form={form} name="is_shown_only_organization_universities" />
      </Stack>
    </Fieldset>
  );
}
