import { Group, Stack, Text } from "@mantine/core";
import { useId, useState } from "react";
import { type TokyoDate, tokyoDate } from "../../../shared/time/tokyo-date.ts";
import { readTypedDate } from "../../../shared/time/typed-time.ts";
import { useTexts } from "../../texts/texts.tsx";
import { DateInput } from "./date-input.tsx";

interface DayFieldProps {
  label: string;
  /** Stands in the field until something is typed or chosen; an empty text is none. */
  initial?: TokyoDate | "";
  /** What is wrong with the day beside that it cannot be read. */
  error?: string | false;
  /** Hears of days that can be read; an empty text is none. */
  onChange(date: TokyoDate | ""): void;
}

/** A day of Japan's calendar, typed as one writes it or chosen. */
export function DayField({ label, initial = "", error, onChange }: DayFieldProps) {
  const t = useTexts();
  const id = useId();
  const [changed, setChanged] = useState<string | null>(null);
  const typed = changed ?? initial;
  const today = tokyoDate(new Date());
  const read = readTypedDate(typed, today);
  const problem = "problem" in read ? t(`date_time.${read.problem}`) : error;
  const change = (text: string) => {
    setChanged(text);
    const next = readTypedDate(text, today);
    if ("value" in next) onChange(next.value);
  };
  return (
    <Stack gap={4} w="14rem">
      <Text size="sm" fw={600} aria-hidden="true">
        {label}
      </Text>
      {/* It takes the width of a row. */}
      <Group>
        <DateInput
          label={label}
          value={typed}
          onChange={change}
          today={today}
          isInvalid={Boolean(problem)}
          describedBy={id}
        />
      </Group>
      <Text id={id} size="sm" c="red">
        {problem}
      </Text>
    </Stack>
  );
}
