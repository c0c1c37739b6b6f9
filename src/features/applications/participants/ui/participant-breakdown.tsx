import { Progress, SimpleGrid, Stack, Table, Title } from "@mantine/core";
import { nameIn } from "../../../../shared/languages/name-in.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { countByName } from "./count-by-name.ts";
import type { ParticipantTableRow } from "./participant-rows.ts";

const maxNamed = 10;

/** How many come from where, by university, country and occupation; the most frequent first, the others together. */
export function ParticipantBreakdown({ participants }: { participants: ParticipantTableRow[] }) {
  const t = useTexts();
  const language = useLanguage();
  const groups = [
    {
      title: t("person.university"),
      of: ({ person }: ParticipantTableRow) => nameIn(person.university, language) || undefined,
    },
    { title: t("person.country"), of: ({ person }: ParticipantTableRow) => person.country?.name },
    { title: t("person.occupation"), of: ({ person }: ParticipantTableRow) => person.occupation?.name },
  ];
  return (
    <SimpleGrid cols={{ base: 1, md: 3 }}>
      {groups.map(({ title, of }) => (
        <Breakdown
          key={title}
          title={title}
          names={participants.map((one) => of(one) ?? t("participants.unknown"))}
        />
      ))}
    </SimpleGrid>
  );
}

function Breakdown({ title, names }: { title: string; names: string[] }) {
  const t = useTexts();
  const { named, others } = countByName(names, maxNamed);
  const rows = others.names
    ? [...named, [t("participants.others", { count: others.names }), others.count] as const]
    : named;
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {title}
      </Title>
      <Table>
        <Table.Tbody>
          {rows.map(([name, count]) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" fw={400}>
                {name}
                <Progress value={(count / names.length) * 100} size="sm" aria-hidden="true" />
              </Table.Th>
              <Table.Td ta="end">{count}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  );
}
