import { Progress, SimpleGrid, Stack, Table, Title } from "@mantine/core";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { Participant } from "./participant-rows.ts";

const shownAtMost = 10;

/** How many come from where, by university, country and occupation; the most frequent first. */
export function ParticipantBreakdown({ participants }: { participants: Participant[] }) {
  const t = useTexts();
  const language = useLanguage();
  const groups = [
    {
      title: t("person.university"),
      of: ({ person }: Participant) =>
        language === "ja" ? person.university?.name_ja : person.university?.name_en,
    },
    { title: t("person.country"), of: ({ person }: Participant) => person.country?.name },
    { title: t("person.occupation"), of: ({ person }: Participant) => person.occupation?.name },
  ];
  return (
    <SimpleGrid cols={{ base: 1, md: 3 }}>
      {groups.map(({ title, of }) => (
        <Stack key={title} gap="xs">
          <Title order={2} size="h4">
            {title}
          </Title>
          <Table>
            <Table.Tbody>
              {counted(participants, (one) => of(one) ?? t("participants.unknown")).map(([name, count]) => (
                <Table.Tr key={name}>
                  <Table.Th scope="row" fw={400}>
                    {name}
                    <Progress value={(count / participants.length) * 100} size="sm" aria-hidden="true" />
                  </Table.Th>
                  <Table.Td ta="end">{count}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Stack>
      ))}
    </SimpleGrid>
  );
}

function counted(participants: Participant[], nameOf: (one: Participant) => string): [string, number][] {
  const counts = new Map<string, number>();
  for (const one of participants) counts.set(nameOf(one), (counts.get(nameOf(one)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, shownAtMost);
}
