import { useEffect, useRef } from "react";
import { type UseFormReturn, useController, useWatch } from "react-hook-form";
import { readTime } from "../../../../../shared/time/read-time.ts";
import { toEditTime } from "../../../../../shared/time/tokyo-time.ts";
import { typedMomentProblem } from "../../../../../shared/time/typed-time.ts";
import { DateTimeField } from "../../../../../ui/forms/fields/date-time-field.tsx";
import { useTexts } from "../../../../../ui/texts/texts.tsx";
import { endAfterMove, oddTime, proposedEnd } from "../values/event-times.ts";
import type { EventValues } from "../values/event-values.ts";

interface EventTimeFieldProps {
  form: UseFormReturn<EventValues>;
  name: "start_at" | "end_at" | "recieption_start_at" | "apply_due";
  isRequired?: boolean;
  /** Of the start: minutes after which an end is proposed where none is said. */
  usualLength?: number | null;
}

/** A moment by Japan's clocks, wherever the organizer is. The end keeps its distance when the start is moved. */
export function EventTimeField({ form, name, isRequired = false, usualLength = null }: EventTimeFieldProps) {
  const t = useTexts();
  const start = useWatch({ control: form.control, name: "start_at" });
  const validate = (value: string, { start_at }: EventValues) => {
    if (!value) return !isRequired || t("event_form.start_at_required");
    const problem = typedMomentProblem(value);
    if (problem) return t(`date_time.${problem}`);
    return name !== "end_at" || value >= start_at || t("event_form.end_before_start");
  };
  const { field, fieldState } = useController({ control: form.control, name, rules: { validate } });
  const lastStart = useRef(start);
  useEffect(() => {
    // While a start is being typed, what it was before still says how long the event is.
    if (readTime(start)) lastStart.current = start;
  }, [start]);
  const moveEnd = (to: string) => {
    const end = form.getValues("end_at");
    const moved = proposedEnd(end, to, usualLength) ?? endAfterMove(end, lastStart.current, to);
    if (moved !== end) form.setValue("end_at", moved, { shouldDirty: true });
  };
  const odd = oddTime(name, field.value, start, toEditTime(new Date()));
  return (
    <DateTimeField
      label={t(`event_form.${name}`)}
      withAsterisk={isRequired}
      ref={field.ref}
      value={field.value}
      since={name === "end_at" ? start : undefined}
      onBlur={field.onBlur}
      onChange={(value) => {
        if (name === "start_at") moveEnd(value);
        field.onChange(value);
      }}
      error={fieldState.error?.message}
      warning={odd && t(`event_form.warning.${odd}`)}
    />
  );
}
