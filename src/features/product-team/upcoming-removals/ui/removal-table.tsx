import { Anchor, Table, Text } from "@mantine/core";
import { displayDateTime } from "../../../../shared/time/tokyo-time.ts";
import { Link } from "../../../../ui/base/link.tsx";
import { tableRoles } from "../../../../ui/tables/table-roles.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { UpcomingRemoval } from "../upcoming-removals.contract.ts";
import styles from "./removal-table.module.css";

const counts = ["answers", "notes", "guests", "walk_ins"] as const;

/** The events in the order in which their data goes, with how much of each kind it is; on a phone as cards. */
export function RemovalTable({ rows }: { rows: readonly UpcomingRemoval[] }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Table
      {...tableRoles.table}
      aria-label={t("removals.title")}
      horizontalSpacing={6}
      fz="sm"
      className={styles.table}
    >
      <Table.Thead {...tableRoles.group}>
        <Table.Tr {...tableRoles.row}>
          <Table.Th {...tableRoles.heading} w="55%">
            {t("removals.event")}
          </Table.Th>
          {counts.map((name) => (
            <Table.Th {...tableRoles.heading} key={name} ta="end">
              {t(`removals.${name}`)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody {...tableRoles.group}>
        {rows.map((row) => (
          <Table.Tr {...tableRoles.row} key={row.event.id}>
            <Table.Th role="rowheader" scope="row" fw={400}>
              <Anchor component={Link} to={`/events/${row.event.id}`} fz="sm">
                {row.event.title}
              </Anchor>
              <Text size="xs" c="dimmed">
                {row.organization.organization_name}
              </Text>
              <Text size="xs">{t("removals.at", { time: displayDateTime(new Date(row.at), language) })}</Text>
            </Table.Th>
            {counts.map((name) => (
              <Table.Td
                {...tableRoles.cell}
                key={name}
                ta="end"
                className={styles.count}
                data-title={t(`removals.${name}`)}
              >
                {row[name]}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
