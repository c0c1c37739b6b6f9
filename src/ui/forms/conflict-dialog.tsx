import { Button, Group, Modal, Stack, Table, Text } from "@mantine/core";
import { useTexts } from "../texts/texts.tsx";

/** A field in which what one has typed is not what somebody else has saved meanwhile. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

interface ConflictDialogProps {
  /** Null while there is no conflict. */
  differences: Difference[] | null;
  /** Saves what one has typed over the other's. */
  onKeepMine(): void;
  /** Takes over what the other has saved. */
  onTakeTheirs(): void;
  onClose(): void;
}

/** Two people have edited the same thing: shows the second what differs, and nothing is lost until they choose. */
export function ConflictDialog({ differences, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const t = useTexts();
  return (
    <Modal opened={differences !== null} onClose={onClose} title={t("conflict.title")} size="xl">
      <Stack>
        <Text>{t("conflict.body")}</Text>
        <Table.ScrollContainer minWidth={480}>
          <Table verticalSpacing="sm" withRowBorders>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("conflict.field")}</Table.Th>
                <Table.Th>{t("conflict.mine")}</Table.Th>
                <Table.Th>{t("conflict.theirs")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {differences?.map(({ label, mine, theirs }) => (
                <Table.Tr key={label}>
                  <Table.Th scope="row">{label}</Table.Th>
                  <Table.Td style={{ whiteSpace: "pre-line" }}>{mine || "–"}</Table.Td>
                  <Table.Td style={{ whiteSpace: "pre-line" }}>{theirs || "–"}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        {differences?.length === 0 && <Text>{t("conflict.nothing")}</Text>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onTakeTheirs}>
            {t("conflict.take_theirs")}
          </Button>
          <Button onClick={onKeepMine}>{t("conflict.keep_mine")}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
