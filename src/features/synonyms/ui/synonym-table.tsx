import { Button, Group, Table } from "@mantine/core";
import type { Column } from "../../../ui/tables/column.ts";
import { HeadWithActions } from "../../../ui/tables/head-with-actions.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { SynonymGroup } from "../synonyms.contract.ts";

interface SynonymTableProps {
  groups: SynonymGroup[];
  /** One for each language. */
  columns: Column<SynonymGroup>[];
  onEdit(group: SynonymGroup): void;
  onDelete(group: SynonymGroup): void;
}

export function SynonymTable({ groups, columns, onEdit, onDelete }: SynonymTableProps) {
  const t = useTexts();
  return (
    <Table.ScrollContainer minWidth={560}>
      <Table striped verticalSpacing="sm">
        <HeadWithActions>
          {columns.map(({ key, title }) => (
            <Table.Th key={key}>{title}</Table.Th>
          ))}
        </HeadWithActions>
        <Table.Tbody>
          {groups.map((group) => (
            <Table.Tr key={group.id}>
              {columns.map(({ key, value }) => (
                <Table.Td key={key} lang={key}>
                  {value(group)}
                </Table.Td>
              ))}
              <Table.Td>
                <Group gap="xs" wrap="nowrap" justify="flex-end">
                  <Button
                    variant="subtle"
                    aria-label={`${t("synonyms.edit")}: ${group.words[0]?.word}`}
                    onClick={() => onEdit(group)}
                  >
                    {t("synonyms.edit_short")}
                  </Button>
                  <Button
                    variant="subtle"
                    color="red"
                    aria-label={`${t("synonyms.delete")}: ${group.words[0]?.word}`}
                    onClick={() => onDelete(group)}
                  >
                    {t("synonyms.delete_short")}
                  </Button>
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
