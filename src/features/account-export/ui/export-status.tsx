import { useState } from "react";
import { ApiError, apiClient } from "../../../platform/browser/api-client.ts";
import { downloadFile } from "../../../platform/browser/download-file.ts";
import { displayByteSize } from "../../../shared/byte-size.ts";
import { displayDateTime } from "../../../shared/time/tokyo-time.ts";
import { Button } from "../../../ui/base/button.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { rubyInside } from "../../../ui/ruby/jsx-runtime.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { AccountExport, accountExportContracts } from "../account-export.contract.ts";
import styles from "./my-export.module.css";

const api = apiClient<typeof accountExportContracts>();

/** Key of the sentence that says what went wrong: another language of the page says it too. */
type Problem = "export.limit" | "export.not_downloaded" | "apply.unreachable";

interface ExportStatusProps {
  /** The newest export; null where there is none. */
  newest: AccountExport | null;
  /** Reads again how it stands. */
  onAsked(): unknown;
}

/** How an export stands, which screen readers hear when it changes, and what can be done. */
export function ExportStatus({ newest, onAsked }: ExportStatusProps) {
  const t = useTexts();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const ask = async () => {
    setIsAsking(true);
    setProblem(null);
    try {
      await api("POST /users/own/exports");
    } catch (error) {
      const isLimit = error instanceof ApiError && error.status === 429;
      setProblem(isLimit ? "export.limit" : "apply.unreachable");
    }
    await onAsked();
    setIsAsking(false);
  };
  const isWaiting = newest?.state === "waiting";
  const isReady = newest?.state === "ready";
  return (
    <>
      <p role="status" className={styles.status}>
        <StatusText newest={newest} />
      </p>
      {problem && <Bar>{t(problem)}</Bar>}
      <div className={styles.actions}>
        {isReady && newest.url && <DownloadButton url={newest.url} onProblem={setProblem} />}
        <Button
          look={isReady ? "quiet" : "main"}
          busy={isAsking || isWaiting}
          busyText={t("apply.working")}
          onClick={ask}
        >
          {t(isReady ? "export.again" : "export.ask")}
        </Button>
      </div>
    </>
  );
}

function StatusText({ newest }: Pick<ExportStatusProps, "newest">) {
  const t = useTexts();
  const language = useLanguage();
  if (newest?.state === "waiting") return rubyInside(t("export.working"));
  if (newest?.state === "failed") return rubyInside(t("export.failed"));
  if (!newest?.expires_at) return null;
  const date = displayDateTime(new Date(newest.expires_at), language);
  const size = displayByteSize(newest.byte_size ?? 0, language);
  return rubyInside(t("export.ready", { date, size }));
}

interface DownloadButtonProps {
  url: string;
  /** Null before each try. */
  onProblem(problem: Problem | null): void;
}

function DownloadButton({ url, onProblem }: DownloadButtonProps) {
  const t = useTexts();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    onProblem(null);
    // The address is the site's own, whatever name of it this page was opened under.
    await downloadFile(new URL(url).pathname).catch(() => onProblem("export.not_downloaded"));
    setIsBusy(false);
  };
  return (
    <Button busy={isBusy} busyText={t("export.downloading")} onClick={download}>
      {t("export.download")}
    </Button>
  );
}
