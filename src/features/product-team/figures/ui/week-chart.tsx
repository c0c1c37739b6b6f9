import { displayDay } from "../../../../shared/time/display-day.ts";
import { startOfDate } from "../../../../shared/time/tokyo-date.ts";
import { BarChart } from "../../../../ui/charts/bar-chart.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { TeamFigureName, TeamFigures } from "../team-figures.contract.ts";
import { weekLabel } from "./week-label.ts";

interface WeekChartProps {
  weeks: TeamFigures["weeks"];
  /** The one of the four that is drawn. */
  figure: TeamFigureName;
}

/** One figure week by week, and in words for readers who do not see it: from when to when, how many in all, and the highest. */
export function WeekChart({ weeks, figure }: WeekChartProps) {
  const t = useTexts();
  const language = useLanguage();
  const counts = weeks.map((week) => week[figure]);
  const max = Math.max(0, ...counts);
  const weekOf = (place: number) => {
    const monday = weeks.at(place)?.monday;
    return monday ? displayDay(startOfDate(monday), language) : "";
  };
  return (
    <BarChart
      description={t("team_figures.chart", {
        figure: t(`team_figures.${figure}`),
        first: weekOf(0),
        last: weekOf(-1),
        total: counts.reduce((sum, count) => sum + count, 0),
        max,
        peak: weekOf(counts.indexOf(max)),
      })}
      height={260}
      bars={weeks.map(({ monday }, place) => ({
        key: monday,
        label: weekLabel(monday, weeks),
        count: counts[place] ?? 0,
      }))}
    />
  );
}
