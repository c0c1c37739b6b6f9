import { Button, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { type ReportState, reportStates } from "../../report-values.ts";
import type { Report, reportContracts } from "../../reports.contract.ts";
import { DecisionDialog } from "./decision-dialog.tsx";
import { ReportItem } from "./report-item.tsx";
import styles from "./reports.module.css";

const api = apiClient<typeof reportContracts>();

/** The queue of reports, newest first: those that wait at first, others by their state. */
export function ReportsPanel() {
  const t = useTexts();
  const language = useLanguage();
  const queries = useQueryClient();
  const [state, setState] = useState<ReportState | "">("open");
  const [decided, setDecided] = useState<Report | null>(null);
  const queue = useInfiniteQuery({
    queryKey: ["reports", state, language],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) =>
      api("GET /uniteam/reports", { query: { state: state || undefined, limit: 20, cursor } }),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const reports = queue.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = queue.data?.pages[0]?.total;
  return (
    <Stack>
      <Text>{t("reports.about")}</Text>
      <Group align="flex-end" justify="space-between">
        <NativeSelect
          label={t("reports.state")}
          value={state}
          data={[
            { value: "", label: t("reports.every_state") },
            ...reportStates.map((one) => ({ value: one, label: t(`reports.state.${one}`) })),
          ]}
          onChange={({ currentTarget }) => setState(currentTarget.value as ReportState | "")}
        />
        <Text role="status" size="sm">
          {total !== undefined && t("reports.count", { count: total })}
        </Text>
      </Group>
      {queue.isError && <Text role="alert">{failureMessage(queue.error, t("admin.unreachable"))}</Text>}
      {queue.isSuccess && reports.length === 0 && (
        <Text>{t(state === "open" ? "reports.none_open" : "reports.none")}</Text>
      )}
      {reports.length > 0 && (
        <ul className={styles.list} aria-label={t("reports.title")}>
          {reports.map((report) => (
            <ReportItem key={report.id} report={report} onDecide={() => setDecided(report)} />
          ))}
        </ul>
      )}
      {queue.hasNextPage && (
        <Group justify="center">
          <Button
            variant="default"
            loading={queue.isFetchingNextPage}
            onClick={() => void queue.fetchNextPage()}
          >
            {t("reports.more")}
          </Button>
        </Group>
      )}
      {decided && (
        <DecisionDialog
          report={decided}
          onSaved={() => queries.invalidateQueries({ queryKey: ["reports"] })}
          onClose={() => setDecided(null)}
        />
      )}
    </Stack>
  );
}
