import { Checkbox, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { copiesAtOnce } from "../dates/copies-at-once.ts";
import { type Repetition, readTimes } from "../dates/series-dates.ts";

interface RepetitionFieldsProps {
  repetition: Repetition;
  onChange(changed: Repetition): void;
}

const intervals = [1, 2, 3, 4];

/** How a copy repeats: how often, until when, and whether on holidays. What asks for more is there once it repeats. */
export function RepetitionFields({ repetition, onChange }: RepetitionFieldsProps) {
  const t = useTexts();
  const { everyWeeks, end, times, lastDay, leavesOutHolidays } = repetition;
  const change = (changed: Partial<Repetition>) => onChange({ ...repetition, ...changed });
  return (
    <Stack gap="sm">
      <NativeSelect
        label={t("duplicate.repeat")}
        value={String(everyWeeks)}
        onChange={({ currentTarget }) => change({ everyWeeks: Number(currentTarget.value) })}
        data={[
          { value: "0", label: t("duplicate.repeat_not") },
          ...intervals.map((weeks) => ({
            value: String(weeks),
            label: t("duplicate.repeat_weeks", { count: weeks }),
          })),
        ]}
      />
      {everyWeeks > 0 && (
        <>
          <Group align="start" grow wrap="wrap" preventGrowOverflow={false}>
            <NativeSelect
              label={t("duplicate.end")}
              value={end}
              onChange={({ currentTarget }) => change({ end: currentTarget.value as Repetition["end"] })}
              data={[
                { value: "times", label: t("duplicate.end_times") },
                { value: "date", label: t("duplicate.end_date") },
              ]}
            />
            {end === "times" ? (
              <TextInput
                label={t("duplicate.times")}
                inputMode="numeric"
                value={times}
                onChange={({ currentTarget }) => change({ times: currentTarget.value })}
                error={
                  times.trim() && !readTimes(times)
                    ? t("duplicate.times_wrong", { max: copiesAtOnce })
                    : undefined
                }
              />
            ) : (
              <TextInput
                type="date"
                label={t("duplicate.last_day")}
                value={lastDay}
                onChange={({ currentTarget }) => change({ lastDay: currentTarget.value })}
              />
            )}
          </Group>
          <Checkbox
            label={t("duplicate.without_holidays")}
            checked={leavesOutHolidays}
            onChange={({ currentTarget }) => change({ leavesOutHolidays: currentTarget.checked })}
          />
        </>
      )}
    </Stack>
  );
}
