import { Progress, SimpleGrid, Stack, Table, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { nameIn } from "../../../shared/languages/name-in.ts";
import { languageNameIn } from "../../../shared/languages/name-of-language.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { attendanceFigureContracts } from "../figures/attendance-figures.contract.ts";
import { checkInKey } from "../figures/ui/use-dashboard-figures.ts";

const api = apiClient<typeof attendanceFigureContracts>();

const maxShown = 10;

interface Came {
  name: string;
  expected: number;
  attended: number;
}

/** Attendance of those who were expected: together, by university, by language, and for the first time or again. */
export function AttendanceReport({ eventId }: { eventId: number }) {
  const t = useTexts();
  const language = useLanguage();
  const { data: figures } = useQuery({
    queryKey: [...checkInKey(eventId), "attendance-figures"],
    queryFn: async () => (await api("GET /events/{id}/attendance/figures", { params: { id: eventId } })).data,
  });
  if (!figures) return null;
  const { expected, attended, walk_ins, first_time, returning } = figures;
  const share = expected === 0 ? 0 : Math.round((attended / expected) * 100);
  const universities = figures.by_university.map(({ university, ...came }) => ({
    name: nameIn(university, language) || t("participants.unknown"),
    ...came,
  }));
  const languages = figures.by_language.map(({ language: code, ...came }) => ({
    name: languageNameIn(code, language),
    ...came,
  }));
  return (
    <Stack gap="sm" component="section">
      <Title order={2} size="h3">
        {t("attendance.who_came", { count: attended + walk_ins })}
      </Title>
      <div>
        <Text>{t("attendance.of_expected", { attended, expected, share })}</Text>
        {walk_ins > 0 && <Text>{t("attendance.and_walk_ins", { count: walk_ins })}</Text>}
        {attended > 0 && <Text>{t("attendance.first_time", { first: first_time, again: returning })}</Text>}
      </div>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <CameTable title={t("person.university")} rows={universities} />
        <CameTable title={t("attendance.language")} rows={languages} />
      </SimpleGrid>
    </Stack>
  );
}

function CameTable({ title, rows }: { title: string; rows: Came[] }) {
  const t = useTexts();
  const others = rows.slice(maxShown);
  const sum = (count: (row: Came) => number) => others.reduce((total, row) => total + count(row), 0);
  const shown = [
    ...rows.slice(0, maxShown),
    ...(others.length > 0
      ? [
          {
            name: t("participants.others", { count: others.length }),
            expected: sum((row) => row.expected),
            attended: sum((row) => row.attended),
          },
        ]
      : []),
  ];
  return (
    <Table aria-label={title}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{title}</Table.Th>
          <Table.Th ta="end">{t("attendance.came_of")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {shown.map(({ name, expected, attended }) => (
          <Table.Tr key={name}>
            <Table.Th scope="row" fw={400}>
              {name}
              <Progress value={(attended / Math.max(expected, 1)) * 100} size="sm" aria-hidden="true" />
            </Table.Th>
            <Table.Td ta="end" style={{ whiteSpace: "nowrap" }}>
              {attended} / {expected}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
