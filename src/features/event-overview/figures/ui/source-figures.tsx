import { Table, Text } from "@mantine/core";
import { otherSource, referredSources } from "../../../../shared/view-source.ts";
import { ShareBar } from "../../../../ui/charts/share-bar.tsx";
import { type Texts, useTexts } from "../../../../ui/texts/texts.tsx";
import type { SourceFigures as Figures } from "../event-figures.contract.ts";

const isKnown = (source: string): source is (typeof referredSources)[number] | typeof otherSource =>
  source === otherSource || referredSources.some((one) => one === source);

/** What the site's own links carry has a name; what organizers wrote stands as they wrote it. */
const sourceName = (source: string, t: Texts): string =>
  isKnown(source) ? t(`figures.source.${source}`) : source;

const steps = ["views", "applications", "attended"] as const;

/** From views over applications to those who came, by where people came from. */
export function SourceFigures({ sources }: { sources: readonly Figures[] }) {
  const t = useTexts();
  if (sources.length === 0) return <Text c="dimmed">{t("figures.no_views")}</Text>;
  const views = Math.max(
    1,
    sources.reduce((sum, one) => sum + one.views, 0),
  );
  return (
    <>
      <Table aria-label={t("figures.by_source")}>
        {/* A number's column is narrow: its name would break within a word. */}
        <Table.Thead style={{ wordBreak: "keep-all" }}>
          <Table.Tr>
            <Table.Th>{t("figures.came_from")}</Table.Th>
            {steps.map((step) => (
              <Table.Th key={step} ta="end">
                {t(`figures.${step}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sources.map((figures) => (
            <Table.Tr key={figures.source ?? ""}>
              <Table.Th scope="row" fw={400} style={{ overflowWrap: "anywhere" }}>
                {figures.source === null ? t("figures.source_unknown") : sourceName(figures.source, t)}
                <ShareBar share={figures.views / views} />
              </Table.Th>
              {steps.map((step) => (
                <Table.Td key={step} ta="end">
                  {figures[step]}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {sources.some(({ source }) => source === null) && (
        <Text size="sm" c="dimmed">
          {t("figures.source_unknown_hint")}
        </Text>
      )}
    </>
  );
}
