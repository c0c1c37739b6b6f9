import { type UseFormReturn, useController } from "react-hook-form";
import { typedMomentProblem } from "../../../../../../shared/time/typed-time.ts";
import { DateTimeField } from "../../../../../../ui/forms/fields/date-time-field.tsx";
import { useTexts } from "../../../../../../ui/texts/texts.tsx";
import { type PlacesTime, placesTimeProblem } from "../../../input/places-time-problem.ts";
import type { EventValues } from "../../values/event-values.ts";

interface PlacesTimeFieldProps {
  form: UseFormReturn<EventValues>;
  name: PlacesTime;
  description: string;
  /** The sentence where it is missing; left out where it may be. */
  required?: string;
  /** Shown and not to be changed; the description says why. */
  isFixed?: boolean;
}

/** A moment that the giving of places turns on, compared with the start and the deadline. */
export function PlacesTimeField({
  form,
  name,
  description,
  required,
  isFixed = false,
}: PlacesTimeFieldProps) {
  const t = useTexts();
  const validate = (value: string, values: EventValues) => {
    if (isFixed) return true;
    const unreadable = typedMomentProblem(value);
    if (unreadable) return t(`date_time.${unreadable}`);
    if (!value) return required ?? true;
    const problem = placesTimeProblem(name, value, values);
    return problem === null || t(`event_form.problem.${problem}`);
  };
  const { field, fieldState } = useController({ control: form.control, name, rules: { validate } });
  return (
    <DateTimeField
      label={t(`event_form.${name}`)}
      description={description}
      withAsterisk={required !== undefined}
      disabled={isFixed}
      ref={field.ref}
      value={field.value}
      onBlur={field.onBlur}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}
