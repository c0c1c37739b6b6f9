import { type UseFormReturn, useController } from "react-hook-form";
import { typedMomentProblem } from "../../../../shared/typed-time.ts";
import { DateTimeField } from "../../../../ui/forms/date-time-field.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { EventValues } from "./event-values.ts";
import { type PlacesTime, placesProblem } from "./places-problems.ts";

interface PlacesTimeFieldProps {
  form: UseFormReturn<EventValues>;
  name: PlacesTime;
  description: string;
  isRequired?: boolean;
  /** Shown and not to be changed; the description says why. */
  isFixed?: boolean;
}

/** A moment that the giving of places turns on, compared with the start and the deadline. */
export function PlacesTimeField({
  form,
  name,
  description,
  isRequired,
  isFixed = false,
}: PlacesTimeFieldProps) {
  const t = useTexts();
  const validate = (value: string, values: EventValues) => {
    if (isFixed) return true;
    const unreadable = typedMomentProblem(value);
    if (unreadable) return t(`date_time.${unreadable}`);
    const problem = placesProblem(name, value, values);
    return problem === null || t(`event_form.problem.${problem}`);
  };
  const { field, fieldState } = useController({ control: form.control, name, rules: { validate } });
  return (
    <DateTimeField
      label={t(`event_form.${name}`)}
      description={description}
      withAsterisk={isRequired}
      disabled={isFixed}
      ref={field.ref}
      value={field.value}
      onBlur={field.onBlur}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}
