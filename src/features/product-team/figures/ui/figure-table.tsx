import { Stack, Table, Title } from "@mantine/core";
import { useId } from "react";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { type TeamFigureName, teamFigureNames } from "../team-figures.contract.ts";

interface FigureTableProps {
  title: string;
  /** Over the names of the rows. */
  head: string;
  rows: readonly ({ name: string } & Record<TeamFigureName, number>)[];
}

/** The four figures of each week, university or language. */
export function FigureTable({ title, head, rows }: FigureTableProps) {
  const t = useTexts();
  const id = useId();
  return (
    <Stack component="section" gap="xs">
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      <Table.ScrollContainer minWidth={320} mah="36rem">
        <Table aria-labelledby={id} stickyHeader horizontalSpacing={6} fz="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{head}</Table.Th>
              {teamFigureNames.map((name) => (
                <Table.Th key={name} ta="end" style={{ wordBreak: "keep-all" }}>
                  {t(`team_figures.${name}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.name}>
                <Table.Th scope="row" fw={400} style={{ overflowWrap: "break-word" }}>
                  {row.name}
                </Table.Th>
                {teamFigureNames.map((name) => (
                  <Table.Td key={name} ta="end">
                    {row[name]}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  );
}
