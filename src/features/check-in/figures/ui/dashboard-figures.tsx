import { SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { Suspense } from "react";
import { lazyPart } from "../../../../ui/base/lazy-part.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { CheckInFigures } from "../figures.contract.ts";
import styles from "./dashboard-figures.module.css";

const ArrivalsChart = lazyPart(() => import("./dashboard-arrivals-chart.tsx"));

interface DashboardFiguresProps {
  /** Undefined until they are known. */
  figures: CheckInFigures | undefined;
  /** Whether the figures that are shown may be old. */
  hasFailed: boolean;
}

/** How many are expected, there and missing, and when they came. */
export function DashboardFigures({ figures, hasFailed }: DashboardFiguresProps) {
  const t = useTexts();
  const counts = [
    ["expected", figures?.expected],
    ["arrived", figures?.checked_in],
    ["missing", figures && Math.max(figures.expected - figures.checked_in, 0)],
    ["walk_ins", figures?.walk_ins],
  ] as const;
  return (
    <Stack gap="sm" component="section">
      <Title order={2} size="h3">
        {t("check_in_desk.figures")}
      </Title>
      <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} className={styles.counts}>
        {counts.map(([name, count]) => (
          <div key={name} className={styles.count}>
            <dt>{t(`check_in_desk.${name}`)}</dt>
            <dd>{count ?? "–"}</dd>
          </div>
        ))}
      </SimpleGrid>
      <Text size="sm" c="var(--ink-quiet)" role="status">
        {t(hasFailed ? "check_in_desk.not_updated" : "check_in_desk.updated")}
      </Text>
      <Text size="sm" c="var(--ink-quiet)">
        {t("check_in_desk.others_absent")}
      </Text>
      {figures && figures.arrivals.length > 0 && (
        <Suspense fallback={<div className={styles.chart} />}>
          <ArrivalsChart arrivals={figures.arrivals} />
        </Suspense>
      )}
    </Stack>
  );
}
