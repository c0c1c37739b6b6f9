import { Table } from "@mantine/core";
import { displayShare } from "../../../../ui/charts/display-share.ts";
import { ShareBar } from "../../../../ui/charts/share-bar.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { OptionFigures } from "../answer-figures.contract.ts";

interface OptionBarsProps {
  /** The question. */
  title: string;
  options: OptionFigures[];
  /** People who answered: several may be chosen by one. */
  answered: number;
}

/** How often each option was chosen, as a number, as a share of those who answered, and as a bar. */
export function OptionBars({ title, options, answered }: OptionBarsProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Table mt="xs" aria-label={title}>
      <Table.Tbody>
        {options.map(({ id, text, count, is_deleted }) => (
          <Table.Tr key={id}>
            <Table.Th scope="row" fw={400} style={{ overflowWrap: "anywhere" }}>
              {is_deleted ? t("answers.gone_option", { text }) : text}
              <ShareBar share={answered ? count / answered : 0} />
            </Table.Th>
            <Table.Td ta="end" w="3.5rem">
              {count}
            </Table.Td>
            <Table.Td ta="end" w="4.5rem">
              {displayShare(answered ? count / answered : 0, language)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
