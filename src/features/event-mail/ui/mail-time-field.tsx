import { type FieldPathByValue, type FieldValues, type UseFormReturn, useController } from "react-hook-form";
import { typedMomentProblem } from "../../../shared/time/typed-time.ts";
import { DateTimeField } from "../../../ui/forms/fields/date-time-field.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";

interface MailTimeFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The form's field that holds the time, as `DateTimeField` writes it. */
  name: FieldPathByValue<Values, string>;
  label: string;
  isReadOnly?: boolean;
}

/** Time at which a mail of an event is sent; needed. */
export function MailTimeField<Values extends FieldValues>({
  form,
  name,
  label,
  isReadOnly,
}: MailTimeFieldProps<Values>) {
  const t = useTexts();
  const validate = (value: string) => {
    const problem = typedMomentProblem(value);
    return problem === null || t(`date_time.${problem}`);
  };
  const rules = { required: t("reminder_mail.send_at_blank"), validate };
  const { field, fieldState } = useController({ control: form.control, name, rules });
  return (
    <DateTimeField
      label={label}
      description={t("event_mail.japan_time")}
      withAsterisk
      disabled={isReadOnly}
      ref={field.ref}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}
