import { Controller, type UseFormReturn } from "react-hook-form";
import { typedMomentProblem } from "../../../shared/time/typed-time.ts";
import { DateTimeField } from "../../../ui/forms/fields/date-time-field.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { ReminderValues } from "./reminder-values.ts";

/** Time at which a mail to applicants is sent. */
export function SendTimeField({
  form,
  isReadOnly,
}: {
  form: UseFormReturn<ReminderValues>;
  isReadOnly: boolean;
}) {
  const t = useTexts();
  return (
    <Controller
      control={form.control}
      name="send_at"
      rules={{
        required: t("reminder_mail.send_at_blank"),
        validate: (value) => {
          const problem = typedMomentProblem(value);
          return problem ? t(`date_time.${problem}`) : true;
        },
      }}
      render={({ field, fieldState }) => (
        <DateTimeField
          label={t("event_mail.send_at")}
          description={t("event_mail.japan_time")}
          withAsterisk
          disabled={isReadOnly}
          ref={field.ref}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
