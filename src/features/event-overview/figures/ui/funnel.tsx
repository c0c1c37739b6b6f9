import { Table } from "@mantine/core";
import { displayShare } from "../../../../ui/charts/display-share.ts";
import { ShareBar } from "../../../../ui/charts/share-bar.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";

interface FunnelProps {
  /** The largest first, as a rule. */
  steps: { key: "views" | "applications" | "attended"; count: number }[];
}

/** What became of how many: each step with its number, its bar, and its share of the step before. */
export function Funnel({ steps }: FunnelProps) {
  const t = useTexts();
  const language = useLanguage();
  const max = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <Table aria-label={t("figures.funnel")}>
      <Table.Tbody>
        {steps.map(({ key, count }, place) => {
          const before = steps[place - 1]?.count ?? 0;
          return (
            <Table.Tr key={key}>
              <Table.Th scope="row" fw={400}>
                {t(`figures.${key}`)}
                <ShareBar share={count / max} />
              </Table.Th>
              <Table.Td ta="end" w="4.5rem">
                {count}
              </Table.Td>
              <Table.Td ta="end" w="9rem">
                {before > 0 && t("figures.of_before", { share: displayShare(count / before, language) })}
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}
