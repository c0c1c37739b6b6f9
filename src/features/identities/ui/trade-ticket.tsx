import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { recallChoiceOfWindow } from "../../../platform/browser/storage/choice-of-window.ts";
import { safeRedirectPath } from "../../../shared/safe-redirect-path.ts";
import { lazyPart } from "../../../ui/base/lazy-part.ts";
import { Link } from "../../../ui/base/link.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { flashTimes, useFlash } from "../../../ui/feedback/flash.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import {
  justSignedIn,
  type SignUpChoices,
  useCurrentUser,
  withTypedEmail,
} from "../../accounts/accounts.public.ts";
import type { TradedTicket } from "../identities.contract.ts";
import { type FailedStep, failedStep } from "./failed-step.ts";
import { failureIn, takeFragment } from "./failure-of-page.ts";
import { postTicket } from "./post-ticket.ts";

/** Most are known, and go on at once. */
const JoinAccount = lazyPart(() => import("./join-account.tsx"));
const SignUpByProvider = lazyPart(() => import("./sign-up-by-provider.tsx"));

type Step = { name: "working" } | { name: "failed"; why: FailedStep; redirectTo: string } | NeededStep;
type Needed = Extract<TradedTicket, { needs: string }>;
interface NeededStep {
  name: "needed";
  needed: Needed;
}

interface TradeTicketProps {
  choices: SignUpChoices;
  supportEmail: string;
  /** Ways of later features to log in to an account that is to be joined. */
  otherWays(onSignedIn: () => void): ReactNode;
}

/** Trades the ticket behind the page's `#` and goes on; who is not known yet signs up, or signs in to the account that has the address. */
export function TradeTicket({ choices, supportEmail, otherWays }: TradeTicketProps) {
  const t = useTexts();
  const flash = useFlash();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { refresh } = useCurrentUser();
  const [step, setStep] = useState<Step>({ name: "working" });
  const fail = (error: unknown, redirectTo: string) =>
    setStep({ name: "failed", why: failedStep(error), redirectTo });
  const trade = async (ticket: string) => {
    const traded = await postTicket(ticket);
    if ("needs" in traded) {
      if (traded.needs === "sign_in")
        await navigate(".", { replace: true, state: withTypedEmail(traded.email) });
      return setStep({ name: "needed", needed: traded });
    }
    await refresh();
    await navigate(traded.redirect_to, { replace: true, state: justSignedIn });
    if (traded.outcome !== "signed_in") flash(t(`log_in.${traded.outcome}`), "success", flashTimes.notice);
  };
  const isBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since a ticket can be used once
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    recallChoiceOfWindow();
    const fragment = takeFragment();
    const redirectTo = safeRedirectPath(fragment.get("redirect_to"));
    const why = failureIn(fragment);
    if (why) setStep({ name: "failed", why, redirectTo });
    else trade(fragment.get("ticket") ?? "").catch((error) => fail(error, "/login"));
  }, []);
  const working = <p role="status">{t("apply.working")}</p>;
  // The log-in begins with the address, which comes with the navigation.
  const isComing = step.name === "needed" && step.needed.needs === "sign_in" && !state;
  if (step.name === "working" || isComing) return working;
  if (step.name === "failed") {
    return (
      <>
        <Bar>{t(`log_in.failed.${step.why}`, { email: supportEmail })}</Bar>
        <p>
          <Link to={step.redirectTo}>{t("log_in.go_back")}</Link>
        </p>
      </>
    );
  }
  const { needed } = step;
  const join = () => trade(needed.ticket).catch((error) => fail(error, needed.redirect_to));
  return (
    <Suspense fallback={working}>
      {needed.needs === "sign_up" ? (
        <SignUpByProvider needed={needed} choices={choices} onFailed={(error) => fail(error, "/login")} />
      ) : (
        <JoinAccount
          needed={needed}
          supportEmail={supportEmail}
          onSignedIn={join}
          otherWays={otherWays(join)}
        />
      )}
    </Suspense>
  );
}
