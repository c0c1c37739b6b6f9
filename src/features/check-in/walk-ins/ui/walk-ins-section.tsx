import { Stack, Table, Title } from "@mantine/core";
import { displayDateTime } from "../../../../shared/time/tokyo-time.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { WalkIn } from "../walk-ins.contract.ts";

/** People who came without having applied, beside the list of those who have. */
export function WalkInsSection({ walkIns }: { walkIns: WalkIn[] }) {
  const t = useTexts();
  const language = useLanguage();
  if (walkIns.length === 0) return null;
  return (
    <Stack gap="sm" component="section">
      <Title order={2} size="h3">
        {t("check_in_desk.walk_ins_title", { count: walkIns.length })}
      </Title>
      <Table aria-label={t("check_in_desk.walk_ins")} maw="44rem">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("check_in_desk.walk_in_name")}</Table.Th>
            <Table.Th>{t("attendance.note")}</Table.Th>
            <Table.Th>{t("attendance.came_at")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {walkIns.map(({ id, name, note, created_at }) => (
            <Table.Tr key={id}>
              <Table.Th scope="row" fw={400} style={{ overflowWrap: "anywhere" }}>
                {name || t("check_in_desk.walk_in_erased")}
              </Table.Th>
              <Table.Td style={{ overflowWrap: "anywhere" }}>{note}</Table.Td>
              <Table.Td>{displayDateTime(new Date(created_at), language)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  );
}
