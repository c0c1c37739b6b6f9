import { Alert, Button, Group, SegmentedControl, Stack, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { noticeFailure, noticeSaved } from "../../../../ui/feedback/admin-notifications.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import layout from "../../ui/team-rows.module.css";
import type { teamMailContracts } from "../team-mails.contract.ts";
import { FailedMailRow } from "./failed-mail-row.tsx";
import { SuppressedAddressRow } from "./suppressed-address-row.tsx";
import styles from "./team-mails.module.css";

const api = apiClient<typeof teamMailContracts>();
const states = ["failed", "suppressed"] as const;
type State = (typeof states)[number];

/** The mails that could not be sent, to be sent again, and the addresses that are no longer written to, to be released. */
export function TeamMailsPanel() {
  const t = useTexts();
  const [state, setState] = useState<State>("failed");
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ["team", "mails", state],
    queryFn: async ({ pageParam }) => {
      const query = { state, ...(pageParam && { cursor: pageParam }) };
      return api("GET /uniteam/mails", { query });
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.next_cursor,
  });
  const rows = data?.pages.flatMap((page) => page.data) ?? [];
  const act = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      noticeSaved(done);
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
    }
    await refetch();
  };
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label={t("team_mails.title")}
        value={state}
        onChange={(value) => setState(value as State)}
        data={states.map((value) => ({ value, label: t(`team_mails.${value}`) }))}
        className={styles.choice}
      />
      <Text size="sm" c="dimmed" maw="46rem">
        {t(`team_mails.${state}_hint`)}
      </Text>
      {isError && <Alert color="red">{t("admin.unreachable")}</Alert>}
      {data && rows.length === 0 && <Text role="status">{t(`team_mails.${state}_none`)}</Text>}
      {rows.length > 0 && (
        <Stack component="ul" aria-label={t(`team_mails.${state}`)} gap="sm" className={layout.rows}>
          {rows.map((row) =>
            row.state === "failed" ? (
              <FailedMailRow
                key={row.id}
                mail={row}
                onResend={() =>
                  act(
                    () => api("POST /uniteam/mails/{id}/resend", { params: { id: row.id } }),
                    t("team_mails.resent"),
                  )
                }
              />
            ) : (
              <SuppressedAddressRow
                key={row.address}
                address={row}
                onRelease={() =>
                  act(
                    () =>
                      api("PUT /uniteam/suppressed_addresses/release", { body: { address: row.address } }),
                    t("team_mails.released"),
                  )
                }
              />
            ),
          )}
        </Stack>
      )}
      {hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("team_mails.more")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
