import { Alert } from "@mantine/core";
import { useEffect } from "react";
import { useTexts } from "../../../ui/texts/texts.tsx";

const askAgainMs = 5000;

/** Says to a co-host why no answers stand here yet, and asks again until they do. */
export default function AnswersWithheldNote({ onAskAgain }: { onAskAgain(): unknown }) {
  const t = useTexts();
  useEffect(() => {
    const timer = setInterval(() => void onAskAgain(), askAgainMs);
    return () => clearInterval(timer);
  }, [onAskAgain]);
  return (
    <Alert role="status" title={t("answers.withheld")}>
      {t("answers.withheld_until")}
    </Alert>
  );
}
