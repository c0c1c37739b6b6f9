import { tokyoDate } from "../../../../../shared/time/tokyo-date.ts";
import { useTexts } from "../../../../../ui/texts/texts.tsx";
import { MonthTable } from "../../../calendar/ui/month-table.tsx";
import type { ManagedMonth } from "../fetch-managed-events.ts";
import { type ManagedAddress, withMonth } from "../managed-address.ts";
import { ManagedAgenda } from "./managed-agenda.tsx";
import { ManagedDayCell } from "./managed-day-cell.tsx";
import { ManagedMonthHeading } from "./managed-month-heading.tsx";

interface ManagedCalendarProps extends ManagedMonth {
  address: ManagedAddress;
  now: number;
  /** Whether events say for which organization they are. */
  namesOrganizations: boolean;
}

/** A month of an organizer's events: a table on wide screens, a list of its days on a phone. */
export function ManagedCalendar({ month, days, address, now, namesOrganizations }: ManagedCalendarProps) {
  const t = useTexts();
  const today = tokyoDate(new Date(now));
  return (
    <section aria-labelledby="month">
      <ManagedMonthHeading {...{ month, days, address, today }} />
      <MonthTable
        key={month}
        {...{ month, today, days }}
        addressOf={(one) => withMonth(address, one)}
        labelledBy="month"
        keys={t("managed.calendar.keys")}
        cellOf={(day, at) => <ManagedDayCell day={day} {...at} {...{ address, namesOrganizations }} />}
      />
      <ManagedAgenda {...{ today, days, address, namesOrganizations }} />
    </section>
  );
}
