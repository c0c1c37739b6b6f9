import { DateTimePicker } from "@mantine/dates";
import { type UseFormReturn, useController } from "react-hook-form";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { EventValues } from "./event-values.ts";

interface EventTimeFieldProps {
  form: UseFormReturn<EventValues>;
  name: "start_at" | "end_at" | "recieption_start_at" | "apply_due";
  isRequired?: boolean;
}

/** A moment by Japan's clocks, wherever the organizer is. */
export function EventTimeField({ form, name, isRequired = false }: EventTimeFieldProps) {
  const t = useTexts();
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: { validate: (value) => !isRequired || value !== "" || t("event_form.start_at_required") },
  });
  return (
    <DateTimePicker
      label={t(`event_form.${name}`)}
      placeholder="YYYY-MM-DD HH:mm"
      valueFormat="YYYY-MM-DD HH:mm"
      withAsterisk={isRequired}
      clearable
      clearButtonProps={{ "aria-label": t("event_form.clear_time", { field: t(`event_form.${name}`) }) }}
      submitButtonProps={{ "aria-label": t("event_form.use_time") }}
      timePickerProps={{ "aria-label": t("event_form.time") }}
      ariaLabels={{
        nextMonth: t("event_form.next_month"),
        previousMonth: t("event_form.previous_month"),
        monthLevelControl: t("event_form.change_month"),
        yearLevelControl: t("event_form.change_month"),
      }}
      ref={field.ref}
      value={field.value ? `${field.value}:00` : null}
      onBlur={field.onBlur}
      onChange={(value) => field.onChange(value?.slice(0, 16) ?? "")}
      error={fieldState.error?.message}
    />
  );
}
