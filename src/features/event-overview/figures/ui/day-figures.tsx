import { Table, Text } from "@mantine/core";
import { displayDate } from "../../../../shared/time/tokyo-time.ts";
import { BarChart } from "../../../../ui/charts/bar-chart.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { everyDay, type OfDay } from "./figure-sums.ts";

const daysShown = 60;

interface DayFiguresProps {
  views: readonly OfDay[];
  applications: readonly OfDay[];
  cancellations: readonly OfDay[];
}

/** Day by day: the views as a chart, and everything in a table. */
export function DayFigures(kinds: DayFiguresProps) {
  const t = useTexts();
  const language = useLanguage();
  const days = everyDay({ ...kinds }, daysShown);
  const name = (date: string) => displayDate(new Date(`${date}T00:00:00+09:00`), language);
  if (days.length === 0) return <Text c="dimmed">{t("figures.no_days")}</Text>;
  return (
    <>
      <BarChart
        description={t("figures.views_by_day")}
        height={220}
        bars={days.map(({ date, views }) => ({ key: date, label: name(date), count: views }))}
      />
      <Table.ScrollContainer minWidth={320} mah="24rem">
        <Table aria-label={t("figures.by_day")} stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("figures.day")}</Table.Th>
              <Table.Th ta="end">{t("figures.views")}</Table.Th>
              <Table.Th ta="end">{t("figures.applications")}</Table.Th>
              <Table.Th ta="end">{t("figures.cancellations")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {days.toReversed().map(({ date, views, applications, cancellations }) => (
              <Table.Tr key={date}>
                <Table.Th scope="row" fw={400}>
                  {name(date)}
                </Table.Th>
                <Table.Td ta="end">{views}</Table.Td>
                <Table.Td ta="end">{applications}</Table.Td>
                <Table.Td ta="end">{cancellations}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}
