import { useInfiniteQuery } from "@tanstack/react-query";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { Button } from "../../../../ui/base/button.tsx";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { myDataContracts } from "../my-data.contract.ts";
import { EventData } from "./event-data.tsx";
import styles from "./my-data.module.css";

const api = apiClient<typeof myDataContracts>();

/** The answers that the current user has given to the hosts of each event, who reads it and until when, page by page. */
export function MyData({ userId }: { userId: number }) {
  const t = useTexts();
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ["my-page", "data", userId, useLanguage()],
    queryFn: ({ pageParam }) =>
      api("GET /users/own/data", { query: pageParam ? { cursor: pageParam } : {}, isDrawn: true }),
    initialPageParam: "",
    getNextPageParam: ({ next_cursor }) => next_cursor ?? null,
  });
  const rows = data?.pages.flatMap((page) => page.data);
  return (
    <section className={styles.list} aria-labelledby="data">
      <h2 id="data">{t("my_data.heading")}</h2>
      <p>{t("my_data.lead")}</p>
      {rows?.length === 0 && <p>{t("my_data.none")}</p>}
      {rows?.map((row) => (
        <EventData key={row.event.id} row={row} onChanged={refetch} />
      ))}
      {isError && !isFetching && <Bar>{t("apply.unreachable")}</Bar>}
      {!rows && isFetching && <p role="status">{t("apply.working")}</p>}
      {(hasNextPage || isError) && (
        <Button
          look="quiet"
          busy={isFetching}
          busyText={t("apply.working")}
          onClick={() => void (rows ? fetchNextPage() : refetch())}
        >
          {t(isError ? "error.again" : "my_data.more")}
        </Button>
      )}
    </section>
  );
}
