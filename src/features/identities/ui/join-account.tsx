import type { ReactNode } from "react";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { LogInForm, SharedComputerField } from "../../accounts/accounts.public.ts";
import type { TradedTicket } from "../identities.contract.ts";

interface JoinAccountProps {
  needed: Extract<TradedTicket, { needs: "sign_in" }>;
  supportEmail: string;
  onSignedIn(): Promise<void>;
  /** Ways of later features to log in. */
  otherWays: ReactNode;
}

/** Asks somebody whose address has an account to sign in to it once; then the provider belongs to it. */
export default function JoinAccount({
  needed: { label, email },
  supportEmail,
  onSignedIn,
  otherWays,
}: JoinAccountProps) {
  const t = useTexts();
  return (
    <>
      <Bar kind="note">{t("log_in.join", { provider: label, email })}</Bar>
      <LogInForm supportEmail={supportEmail} onLoggedIn={onSignedIn} otherWays={otherWays}>
        <SharedComputerField />
      </LogInForm>
      <p>{t("log_in.join_otherwise", { provider: label })}</p>
    </>
  );
}
