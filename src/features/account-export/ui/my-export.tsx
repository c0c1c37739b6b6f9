import { useQuery } from "@tanstack/react-query";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { accountExportContracts } from "../account-export.contract.ts";
import { ExportStatus } from "./export-status.tsx";
import styles from "./my-export.module.css";

const api = apiClient<typeof accountExportContracts>();

/** So often a page that is open looks whether the file is there. */
const lookMs = 3000;

/** The current user's export: asked for, under way, to be downloaded, or failed. */
export function MyExport({ userId }: { userId: number }) {
  const t = useTexts();
  const { data, isError, refetch } = useQuery({
    queryKey: ["my-page", "exports", userId],
    queryFn: async () => (await api("GET /users/own/exports")).data,
    refetchInterval: ({ state }) => (state.data?.[0]?.state === "waiting" ? lookMs : false),
  });
  return (
    <section className={styles.export} aria-labelledby="export">
      <h2 id="export">{t("export.heading")}</h2>
      <p>{t("export.lead")}</p>
      {isError && !data && <Bar>{t("apply.unreachable")}</Bar>}
      {data && <ExportStatus newest={data[0] ?? null} onAsked={refetch} />}
    </section>
  );
}
