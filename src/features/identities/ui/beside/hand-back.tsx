import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { LogInFailureReason } from "../../log-in-failure.ts";
import { failureIn, takeFragment } from "../failure-of-page.ts";
import { passTicket } from "./pass-ticket.ts";

/** Back from a provider in a tab beside the page that asked for it: that page goes on with the ticket, and this tab closes. */
export function HandBack() {
  const t = useTexts();
  const [search] = useSearchParams();
  const [outcome, setOutcome] = useState<LogInFailureReason | "done" | null>(null);
  const handBack = async (ticket: string) => {
    // The page may have been closed: then this tab goes on by itself.
    if (!(await passTicket(search.get("for") ?? "", ticket)))
      return location.replace(`/login/provider#${new URLSearchParams({ ticket })}`);
    setOutcome("done");
    // A browser may leave it open.
    window.close();
  };
  const isBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since a ticket can be used once
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const fragment = takeFragment();
    const ticket = fragment.get("ticket");
    if (ticket) void handBack(ticket);
    else setOutcome(failureIn(fragment) ?? "done");
  }, []);
  if (!outcome) return <p role="status">{t("apply.working")}</p>;
  return (
    <>
      {outcome === "done" ? (
        <Bar kind="success">{t("log_in.beside.done")}</Bar>
      ) : (
        <Bar>{t(`log_in.failed.${outcome}`)}</Bar>
      )}
      <p>{t("log_in.beside.go_back")}</p>
    </>
  );
}
