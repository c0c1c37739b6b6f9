import { Table, VisuallyHidden } from "@mantine/core";
import type { PropsWithChildren } from "react";
import { useTexts } from "../texts/texts.tsx";

/** The headings of a table whose last column holds what can be done with a row. */
export function HeadWithActions({ children }: PropsWithChildren) {
  const t = useTexts();
  return (
    <Table.Thead>
      <Table.Tr>
        {children}
        <Table.Th>
          <VisuallyHidden>{t("table.actions")}</VisuallyHidden>
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}
