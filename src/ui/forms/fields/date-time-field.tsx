import { CloseButton, Group, Input, Stack, Text } from "@mantine/core";
import {
  type FocusEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { minutesBetween } from "../../../shared/time/duration.ts";
import { readTime } from "../../../shared/time/read-time.ts";
import { displayWithWeekday, toEditTime } from "../../../shared/time/tokyo-time.ts";
import {
  readTypedDate,
  readTypedTime,
  type TypedMoment,
  typedMoment,
  typedMomentProblem,
  typedMomentValue,
} from "../../../shared/time/typed-time.ts";
import { useDurationText } from "../../texts/duration-text.ts";
import { useLanguage, useTexts } from "../../texts/texts.tsx";
import { DateInput } from "./date-input.tsx";
import { TimeInput } from "./time-input.tsx";

interface DateTimeFieldProps {
  label: string;
  description?: ReactNode;
  /** `YYYY-MM-DD HH:mm` by Japan's clocks, empty for none; what cannot be read as `typedMomentValue` keeps it. */
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  error?: string;
  /** A warning about a moment that is valid all the same. */
  warning?: string | null;
  withAsterisk?: boolean;
  disabled?: boolean;
  /** The moment that this one ends: its day is taken where none is typed, and the time between is shown. */
  since?: string;
  ref?: Ref<{ focus(): void }>;
}

/**
 * A date and a time by Japan's clocks, wherever the reader is: to type as one writes it, or to choose. What cannot be read
 * stays as it was typed, with a sentence about it.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, description, value, onChange, onBlur, error, warning, withAsterisk, disabled, since, ref } =
    props;
  const t = useTexts();
  const id = useId();
  const today = toEditTime(new Date()).slice(0, 10);
  const [typed, setTyped] = useTyped(value, today);
  const [isInside, setInside] = useState(false);
  const date = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLInputElement>(null);
  const problem = typedMomentProblem(value);
  const isAboutTime = problem?.startsWith("time") ?? false;
  useImperativeHandle(ref, () => ({ focus: () => (isAboutTime ? time : date).current?.focus() }));
  const change = (next: TypedMoment) => {
    setTyped(next);
    onChange(typedMomentValue(next, today));
  };
  const leave = (event: FocusEvent) => {
    if (isWithin(event)) return;
    setInside(false);
    change(tidied(typed, since, today));
    onBlur?.();
  };
  const shownError = error ?? (problem && !isInside ? t(`date_time.${problem}`) : undefined);
  const describedBy = `${id}-description ${id}-words ${id}-error`;
  return (
    <Stack
      gap={2}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      onFocus={() => setInside(true)}
      onBlur={leave}
    >
      <Input.Label id={`${id}-label`} labelElement="div" required={withAsterisk}>
        {label}
      </Input.Label>
      {description && <Input.Description id={`${id}-description`}>{description}</Input.Description>}
      <Group gap="xs" wrap="nowrap">
        <DateInput
          ref={date}
          label={label}
          value={typed.date}
          onChange={(text) => change({ ...typed, date: text })}
          today={today}
          month={since?.slice(0, 10)}
          disabled={disabled}
          isInvalid={Boolean(shownError) && !isAboutTime}
          describedBy={describedBy}
          required={withAsterisk}
        />
        <TimeInput
          ref={time}
          label={label}
          value={typed.time}
          onChange={(text) => change({ ...typed, time: text })}
          since={sinceOnDay(since, typed.date, today)}
          disabled={disabled}
          isInvalid={Boolean(shownError) && isAboutTime}
          describedBy={describedBy}
          required={withAsterisk}
        />
        {value !== "" && !withAsterisk && !disabled && (
          <CloseButton
            aria-label={t("date_time.clear", { field: label })}
            onClick={() => change({ date: "", time: "" })}
          />
        )}
      </Group>
      {shownError && (
        <Input.Error id={`${id}-error`} role="alert">
          {shownError}
        </Input.Error>
      )}
      <Text id={`${id}-words`} size="sm" c="dimmed" aria-live="polite">
        {!problem && <MomentWords value={value} since={since} />}
        {warning && !shownError && (
          <Text span display="block" size="sm" c="var(--mantine-color-text)" fw={600}>
            {warning}
          </Text>
        )}
      </Text>
    </Stack>
  );
}

/** The content of the two fields; it follows the value when somebody else changes it. */
function useTyped(value: string, today: string) {
  const [typed, setTyped] = useState(() => typedMoment(value));
  if (typedMomentValue(typed, today) !== value) {
    const now = typedMoment(value);
    setTyped(now);
    return [now, setTyped] as const;
  }
  return [typed, setTyped] as const;
}

/** The calendar hangs on the field and is drawn elsewhere. */
function isWithin({ currentTarget, relatedTarget }: FocusEvent): boolean {
  if (!(relatedTarget instanceof Element)) return false;
  return currentTarget.contains(relatedTarget) || relatedTarget.closest("[data-date-time-calendar]") !== null;
}

/** The typed moment in one spelling; a time without a day is of the day that it is counted from. */
function tidied(typed: TypedMoment, since: string | undefined, today: string): TypedMoment {
  const value = typedMomentValue(typed, today);
  if (typedMomentProblem(value) === null) return typedMoment(value);
  const date = readTypedDate(typed.date, today);
  const time = readTypedTime(typed.time);
  const typedDay = "value" in date ? date.value : typed.date;
  return {
    date: typedDay === "" && "value" in time && time.value ? (dayOf(since) ?? "") : typedDay,
    time: "value" in time ? time.value : typed.time,
  };
}

function dayOf(since: string | undefined): string | null {
  return since && typedMomentProblem(since) === null ? since.slice(0, 10) : null;
}

/** The time from which a list of times counts: only of the same day. */
function sinceOnDay(since: string | undefined, date: string, today: string): string | undefined {
  const day = readTypedDate(date, today);
  const start = dayOf(since);
  if (!since || !start || !("value" in day)) return undefined;
  return day.value === "" || day.value === start ? since.slice(11) : undefined;
}

/** The day with its weekday, and how long it is since what it ends. */
function MomentWords({ value, since }: { value: string; since: string | undefined }) {
  const language = useLanguage();
  const durationText = useDurationText();
  const moment = readTime(value);
  if (!moment) return null;
  const minutes = since ? minutesBetween(since, value) : null;
  return (
    <>
      {displayWithWeekday(moment, language)}
      {minutes !== null && minutes > 0 && ` · ${durationText(minutes)}`}
    </>
  );
}
