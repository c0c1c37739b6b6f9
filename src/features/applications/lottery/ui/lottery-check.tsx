import { useState } from "react";
import { Button } from "../../../../ui/base/button.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { entriesDigest } from "../entries-digest.ts";
import { orderEntries } from "../order-entries.ts";
import { canComputeSha256, sha256InBrowser } from "../sha256-in-browser.ts";

interface LotteryCheckProps {
  commitment: string;
  seed: string;
  /** Ids of applications as they were drawn. */
  order: readonly number[];
  /** Of all who were entered when applications closed; null of draws from before there were any. */
  digest: string | null;
  /** Ids of those of them who had left before the draw. */
  withdrawn: readonly number[];
}

/** `unable`: browsers compute SHA-256 for pages of https (and of this computer) alone. */
type Result = "not_yet" | "right" | "wrong" | "unable";

/** Computes the draw again in the reader's browser and says whether it comes out the same. */
export function LotteryCheck({ commitment, seed, order, digest, withdrawn }: LotteryCheckProps) {
  const t = useTexts();
  const [result, setResult] = useState<Result>("not_yet");
  const check = async () => {
    if (!canComputeSha256()) return setResult("unable");
    const again = await orderEntries(seed, order, sha256InBrowser);
    const areAllThere =
      digest === null || (await entriesDigest([...order, ...withdrawn], sha256InBrowser)) === digest;
    const isRight =
      areAllThere && (await sha256InBrowser(seed)) === commitment && again.join() === order.join();
    setResult(isRight ? "right" : "wrong");
  };
  return (
    <>
      <Button onClick={() => void check()}>{t("lottery.check_now")}</Button>
      <p role="status">{result !== "not_yet" && t(`lottery.result.${result}`)}</p>
    </>
  );
}
