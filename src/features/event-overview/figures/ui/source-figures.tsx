import { Table, Text } from "@mantine/core";
import { displayShare } from "../../../../ui/charts/display-share.ts";
import { ShareBar } from "../../../../ui/charts/share-bar.tsx";
import { type Texts, useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { otherSource, referredSources } from "../../views/view-source.ts";
import { sum } from "./figure-sums.ts";

const isKnown = (source: string): source is (typeof referredSources)[number] | typeof otherSource =>
  source === otherSource || referredSources.some((one) => one === source);

/** What the site's own links carry has a name; what organizers wrote stands as they wrote it. */
export const sourceName = (source: string, t: Texts): string =>
  isKnown(source) ? t(`figures.source.${source}`) : source;

/** Views by where people came from. */
export function SourceFigures({ sources }: { sources: { source: string; count: number }[] }) {
  const t = useTexts();
  const language = useLanguage();
  const all = sum(sources);
  if (all === 0) return <Text c="dimmed">{t("figures.no_views")}</Text>;
  return (
    <Table aria-label={t("figures.by_source")}>
      <Table.Tbody>
        {sources.map(({ source, count }) => (
          <Table.Tr key={source}>
            <Table.Th scope="row" fw={400} style={{ overflowWrap: "anywhere" }}>
              {sourceName(source, t)}
              <ShareBar share={count / all} />
            </Table.Th>
            <Table.Td ta="end" w="4.5rem">
              {count}
            </Table.Td>
            <Table.Td ta="end" w="4.5rem">
              {displayShare(count / all, language)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
