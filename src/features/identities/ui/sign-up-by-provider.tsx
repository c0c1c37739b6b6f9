import { ApiError, apiClient } from "../../../platform/browser/api-client.ts";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import {
  type SignUpBody,
  type SignUpChoices,
  SignUpForm,
  SignUpTerms,
} from "../../accounts/accounts.public.ts";
import type { identityContracts, TradedTicket } from "../identities.contract.ts";

const api = apiClient<typeof identityContracts>();

interface SignUpByProviderProps {
  needed: Extract<TradedTicket, { needs: "sign_up" }>;
  choices: SignUpChoices;
  /** What the provider has said does not do any more: the person has to begin again. */
  onFailed(error: unknown): void;
}

/** The sign-up of somebody whom a provider knows: what it has told stands there, and no password is asked for. */
export default function SignUpByProvider({ needed, choices, onFailed }: SignUpByProviderProps) {
  const t = useTexts();
  const { label, ticket, redirect_to: redirectTo } = needed;
  const { is_email_verified: _, university_id: universityId, ...person } = needed.person;
  const post = async ({ password: _password, password_confirmation: _again, ...body }: SignUpBody) => {
    try {
      await api("POST /auth/oidc/sign_up", { body: { ...body, ticket } });
    } catch (error) {
      if (error instanceof ApiError && (error.errors.ticket || error.errors.identity)) onFailed(error);
      throw error;
    }
  };
  return (
    <>
      <Bar kind="note">{t("sign_up.known", { provider: label })}</Bar>
      <SignUpForm
        choices={choices}
        redirectTo={redirectTo}
        known={{ person: { ...person, university_id: universityId ? String(universityId) : "" }, post }}
      />
      <SignUpTerms />
    </>
  );
}
