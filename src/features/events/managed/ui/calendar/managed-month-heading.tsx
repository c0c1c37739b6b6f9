import { Button, Group, Text, Title } from "@mantine/core";
import type { TokyoDate } from "../../../../../shared/time/tokyo-date.ts";
import { addMonths, monthOf, type TokyoMonth } from "../../../../../shared/time/tokyo-month.ts";
import { Link } from "../../../../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../../../../ui/texts/texts.tsx";
import { formatMonth } from "../../../calendar/ui/format-month.ts";
import type { ManagedMonth } from "../fetch-managed-events.ts";
import { type ManagedAddress, withMonth } from "../managed-address.ts";

interface ManagedMonthHeadingProps extends ManagedMonth {
  address: ManagedAddress;
  today: TokyoDate;
}

/** The month with the number of its events, and the ways to those beside it and back to today. */
export function ManagedMonthHeading({ month, days, address, today }: ManagedMonthHeadingProps) {
  const t = useTexts();
  const language = useLanguage();
  const step = (to: TokyoMonth, text: "previous" | "next", arrow: string) => (
    <Button
      component={Link}
      to={withMonth(address, to)}
      variant="default"
      aria-label={t(`managed.calendar.${text}`, { month: formatMonth(to, language) })}
      preventScrollReset
    >
      <span aria-hidden="true">{arrow}</span>
    </Button>
  );
  return (
    <Group gap="xs" mb="sm">
      {step(addMonths(month, -1), "previous", "‹")}
      <Title order={2} size="h3" id="month">
        {formatMonth(month, language)}
      </Title>
      {step(addMonths(month, 1), "next", "›")}
      <Text c="dimmed" role="status">
        {t("managed.total", { count: days.reduce((sum, { count }) => sum + count, 0) })}
      </Text>
      {month !== monthOf(today) && (
        <Button
          component={Link}
          to={withMonth(address, monthOf(today))}
          variant="subtle"
          ml="auto"
          preventScrollReset
        >
          {t("managed.calendar.today")}
        </Button>
      )}
    </Group>
  );
}
