import { Button, Group, Modal, Stack, Table, Text } from "@mantine/core";
import { useTexts } from "../../texts/texts.tsx";
import styles from "./conflict-dialog.module.css";

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
        {/* Two columns, so that a phone shows both sides at once. */}
        <Table verticalSpacing="sm" layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("conflict.mine")}</Table.Th>
              <Table.Th>{t("conflict.theirs")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          {differences?.map(({ label, mine, theirs }) => (
            <Table.Tbody key={label}>
              <Table.Tr className={styles.field}>
                <Table.Th colSpan={2} scope="rowgroup">
                  {label}
                </Table.Th>
              </Table.Tr>
              <Table.Tr>
                <Table.Td className={styles.value}>{mine || "–"}</Table.Td>
                <Table.Td className={styles.value}>{theirs || "–"}</Table.Td>
              </Table.Tr>
            </Table.Tbody>
          ))}
        </Table>
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
