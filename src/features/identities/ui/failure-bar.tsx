import { useState } from "react";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { failureIn, takeFragment } from "./failure-of-page.ts";

/** Why a log-in through a provider has led back to this page, by what stands behind the `#`. */
export function FailureBar() {
  const t = useTexts();
  const [failure] = useState(() => failureIn(takeFragment()));
  return failure && <Bar>{t(`log_in.failed.${failure}`)}</Bar>;
}
