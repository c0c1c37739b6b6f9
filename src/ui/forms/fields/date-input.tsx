import { ActionIcon, Input, Popover } from "@mantine/core";
import { type Ref, useState } from "react";
import { readTime } from "../../../shared/time/read-time.ts";
import { displayDate, displayWeekday } from "../../../shared/time/tokyo-time.ts";
import { readTypedDate } from "../../../shared/time/typed-time.ts";
import { useLanguage, useTexts } from "../../texts/texts.tsx";
import type CalendarOfDays from "./calendar.tsx";

interface DateInputProps {
  /** Of the moment that the day belongs to. */
  label: string;
  value: string;
  onChange(text: string): void;
  /** `YYYY-MM-DD` in Japan, whose day it may not be where the reader is. */
  today: string;
  /** A day of the month that the calendar opens at where no day is typed. */
  month?: string;
  disabled?: boolean;
  isInvalid: boolean;
  describedBy: string;
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A day to type, or to choose from a calendar. */
export function DateInput(props: DateInputProps) {
  const { label, value, onChange, today, month, disabled, isInvalid, describedBy, required, ref } = props;
  const t = useTexts();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [Calendar, setCalendar] = useState<typeof CalendarOfDays | null>(null);
  // It opens once it is there, so that the focus finds a day in it. Where it does not come, days are still typed.
  const turn = async () => {
    if (!Calendar && !isOpen) {
      const fetched = await import("./calendar.tsx").catch(() => null);
      if (!fetched) return;
      setCalendar(() => fetched.default);
    }
    setOpen((was) => !was);
  };
  const read = readTypedDate(value, today);
  const day = "value" in read ? read.value : "";
  const words = (date: string) => {
    const moment = readTime(`${date} 00:00`);
    if (!moment) return date;
    const said = `${displayDate(moment, language)} ${displayWeekday(moment, language)}`;
    return date === today ? `${said}, ${t("date_time.today")}` : said;
  };
  const calendarLabel = t("date_time.choose_date", { field: label });
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      trapFocus
      returnFocus
      disabled={disabled}
    >
      <Input
        ref={ref}
        flex="1 1 9.5rem"
        miw={0}
        aria-label={t("date_time.date_of", { field: label })}
        aria-describedby={describedBy}
        aria-required={required}
        error={isInvalid}
        disabled={disabled}
        autoComplete="off"
        placeholder="YYYY-MM-DD"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        rightSectionPointerEvents="all"
        rightSection={
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={disabled}
              aria-label={day ? `${calendarLabel}: ${words(day)}` : calendarLabel}
              onClick={() => void turn()}
            >
              <svg
                viewBox="0 0 24 24"
                width="18"
                height="18"
                aria-hidden="true"
                fill="none"
                stroke="currentColor"
              >
                <path d="M4 6h16v14H4zM4 10h16M8 3v5M16 3v5" strokeWidth="1.8" />
              </svg>
            </ActionIcon>
          </Popover.Target>
        }
      />
      <Popover.Dropdown data-date-time-calendar aria-label={calendarLabel}>
        {Calendar && (
          <Calendar
            {...{ day, today, words }}
            month={month && /^\d{4}-\d{2}-\d{2}$/.test(month) ? month : today}
            onChoose={(date) => {
              if (date) onChange(date);
              setOpen(false);
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
