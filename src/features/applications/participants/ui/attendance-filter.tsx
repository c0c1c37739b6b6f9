import { Chip, Group } from "@mantine/core";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../../events/events.contract.ts";
import { hasEnded, timesOf } from "../../../events/events.public.ts";
import type { ParticipantTableRow } from "./participant-rows.ts";

export type AttendanceChoice = "all" | "attended" | "absent";

interface AttendanceFilterProps {
  event: Event;
  /** Those who have a place. */
  coming: ParticipantTableRow[];
  /** Whether all of them are known by now; until then it cannot be said how many came. */
  isWhole: boolean;
  value: AttendanceChoice;
  onChange(next: AttendanceChoice): void;
}

/** Shows all who have a place, those who came, or those who did not, each with its number. */
export function AttendanceFilter({ event, coming, isWhole, value, onChange }: AttendanceFilterProps) {
  const t = useTexts();
  const attended = coming.filter(hasAttended).length;
  const absent = hasEnded(timesOf(event), new Date()) ? "attendance.absent" : "attendance.missing";
  const choices = [
    ["all", t("attendance.all"), coming.length],
    ["attended", t("attendance.attended"), attended],
    ["absent", t(absent), coming.length - attended],
  ] as const;
  return (
    <Chip.Group value={value} onChange={(next) => onChange(next as AttendanceChoice)}>
      <Group gap="xs" role="group" aria-label={t("attendance.filter")}>
        {choices.map(([choice, name, count]) => (
          <Chip
            key={choice}
            value={choice}
            size="md"
            variant="outline"
            styles={{ label: { minHeight: "var(--touch)" } }}
          >
            {t("attendance.counted", { name, count: isWhole ? count : "…" })}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}

const hasAttended = ({ checkedInAt }: ParticipantTableRow) => checkedInAt !== null;

/** Those whom the choice means. */
export function byAttendance(rows: ParticipantTableRow[], choice: AttendanceChoice): ParticipantTableRow[] {
  if (choice === "all") return rows;
  return rows.filter((row) => hasAttended(row) === (choice === "attended"));
}
