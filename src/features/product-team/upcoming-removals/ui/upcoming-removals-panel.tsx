import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { upcomingRemovalContracts } from "../upcoming-removals.contract.ts";
import { RemovalTable } from "./removal-table.tsx";

const api = apiClient<typeof upcomingRemovalContracts>();

/** Removals that happen by themselves within seven days, event by event. */
export function UpcomingRemovalsPanel() {
  const t = useTexts();
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["team", "upcoming removals", useLanguage()],
    queryFn: ({ pageParam }) =>
      api("GET /uniteam/upcoming_removals", { query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next_cursor,
  });
  const rows = data?.pages.flatMap((page) => page.data);
  return (
    <Stack gap="md">
      <Text maw="46rem">{t("removals.about")}</Text>
      {isError && <Alert color="red">{t("admin.unreachable")}</Alert>}
      {rows?.length === 0 && <Text role="status">{t("removals.none")}</Text>}
      {rows && rows.length > 0 && <RemovalTable rows={rows} />}
      {hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("removals.more")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
