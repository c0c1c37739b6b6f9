import { Alert, Button, Group, SegmentedControl, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { isLanguage } from "../../../../shared/languages/languages.ts";
import { nameIn } from "../../../../shared/languages/name-in.ts";
import { languageNameIn } from "../../../../shared/languages/name-of-language.ts";
import { addDays, type TokyoDate } from "../../../../shared/time/tokyo-date.ts";
import { DayField } from "../../../../ui/forms/fields/day-field.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import {
  type TeamFigureName,
  type TeamFigures,
  type teamFigureContracts,
  teamFigureNames,
} from "../team-figures.contract.ts";
import { FigureTable } from "./figure-table.tsx";
import { WeekChart } from "./week-chart.tsx";
import { downloadText, toCsv } from "./week-figures-csv.ts";
import { weekLabel } from "./week-label.ts";

const api = apiClient<typeof teamFigureContracts>();
const [firstFigure] = teamFigureNames;

/** Days in Japan; an empty text is none. */
interface Days {
  from: TokyoDate | "";
  to: TokyoDate | "";
}
const noDays: Days = { from: "", to: "" };

/** From the first Monday to the last Sunday of the figures. */
function daysOf({ weeks }: TeamFigures): Days {
  const [first, last] = [weeks[0], weeks.at(-1)];
  return first && last ? { from: first.monday, to: addDays(last.monday, 6) } : noDays;
}

/** The figures of the site week by week, as a chart, in tables and as a file. */
export function TeamFiguresPanel() {
  const t = useTexts();
  const [chosen, setChosen] = useState<Days | null>(null);
  const { from, to } = chosen ?? noDays;
  const isBackwards = from !== "" && to !== "" && to < from;
  const { data, error } = useQuery({
    queryKey: ["team", "figures", from, to],
    queryFn: async () =>
      (await api("GET /uniteam/figures", { query: { ...(from && { from }), ...(to && { to }) } })).data,
    enabled: !isBackwards,
    placeholderData: (before) => before,
    retry: false,
  });
  // Without a choice the fields say which weeks are shown; who changes one of them goes on from the other.
  const days = chosen ?? (data ? daysOf(data) : noDays);
  const change = (part: Partial<Days>) => setChosen({ ...days, ...part });
  return (
    <Stack gap="lg">
      <Group align="start">
        <DayField
          label={t("team_figures.from")}
          initial={days.from}
          onChange={(date) => change({ from: date })}
        />
        <DayField
          label={t("team_figures.to")}
          initial={days.to}
          error={isBackwards && t("team_figures.backwards")}
          onChange={(date) => change({ to: date })}
        />
      </Group>
      {error && <Alert color="red">{t("team_figures.failed")}</Alert>}
      {data && <FiguresOfWeeks figures={data} />}
    </Stack>
  );
}

function FiguresOfWeeks({ figures }: { figures: TeamFigures }) {
  const t = useTexts();
  const language = useLanguage();
  const [shown, setShown] = useState<TeamFigureName>(firstFigure);
  const weeks = figures.weeks.map((counts) => ({
    ...counts,
    name: weekLabel(counts.monday, figures.weeks),
  }));
  const universities = figures.by_university.map((counts) => ({
    ...counts,
    name: nameIn(counts.university, language) || t("team_figures.no_university"),
  }));
  const languages = figures.by_language.map((counts) => ({
    ...counts,
    name:
      counts.language !== null && isLanguage(counts.language)
        ? languageNameIn(counts.language, language)
        : t("team_figures.no_language"),
  }));
  const tables = [
    { title: t("team_figures.by_week"), head: t("team_figures.week"), rows: weeks },
    { title: t("team_figures.by_university"), head: t("team_figures.university"), rows: universities },
    { title: t("team_figures.by_language"), head: t("team_figures.language"), rows: languages },
  ];
  // Spreadsheets take days by their numbers for what they are, in any language.
  const inFile = [
    figures.weeks.map((counts) => ({ ...counts, name: counts.monday })),
    universities,
    languages,
  ];
  const download = () => {
    const names = teamFigureNames.map((name) => t(`team_figures.${name}`));
    const lines = tables.flatMap(({ head }, place) => [
      ...(place > 0 ? [[]] : []),
      [head, ...names],
      ...(inFile[place] ?? []).map((row) => [row.name, ...teamFigureNames.map((name) => row[name])]),
    ]);
    downloadText(`tsudoi-${figures.weeks[0]?.monday}-${figures.weeks.at(-1)?.monday}.csv`, toCsv(lines));
  };
  return (
    <>
      <Group justify="space-between">
        <SegmentedControl
          aria-label={t("team_figures.shown")}
          value={shown}
          onChange={(value) => setShown(value as TeamFigureName)}
          data={teamFigureNames.map((value) => ({ value, label: t(`team_figures.${value}`) }))}
          style={{ maxInlineSize: "100%", flexWrap: "wrap" }}
          styles={{ label: { paddingInline: "var(--space-2)" } }}
        />
        <Button variant="default" onClick={download}>
          {t("team_figures.csv")}
        </Button>
      </Group>
      <WeekChart weeks={figures.weeks} figure={shown} />
      <Text size="sm" c="dimmed" maw="46rem">
        {t("team_figures.hint")}
      </Text>
      {tables.map(({ title, head, rows }, place) => (
        <FigureTable key={title} {...{ title, head }} rows={place === 0 ? rows.toReversed() : rows} />
      ))}
    </>
  );
}
