import { useEffect, useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { certificateContracts } from "../certificate.contract.ts";

const api = apiClient<typeof certificateContracts>();

/** Whether the number of a certificate is true, in a word. */
export function CertificateAnswer({ number }: { number: string }) {
  const t = useTexts();
  const [answer, setAnswer] = useState<"true" | "not_known" | { error: unknown } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    api("GET /certificates/{number}", { params: { number } }).then(
      ({ data }) => isCurrent && setAnswer(data.result),
      (error: unknown) => isCurrent && setAnswer({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [number]);
  if (answer === null) return <p role="status">{t("certificate.asking")}</p>;
  if (typeof answer === "object")
    return <Bar>{failureMessage(answer.error, t("certificate.unreachable"))}</Bar>;
  const isTrue = answer === "true";
  return (
    <>
      <Bar kind={isTrue ? "success" : "note"}>
        <strong>{t(isTrue ? "certificate.true" : "certificate.not_known")}</strong>
      </Bar>
      <p>{t(isTrue ? "certificate.true_how" : "certificate.not_known_how")}</p>
    </>
  );
}
