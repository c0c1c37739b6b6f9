import { apiClient } from "../../../platform/browser/api-client.ts";
import { displayDay } from "../../../shared/time/display-day.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { WayIn } from "../../passkeys/passkey-list.public.ts";
import type { Identity, identityContracts } from "../identities.contract.ts";

const api = apiClient<typeof identityContracts>();

interface IdentityRowProps {
  identity: Identity;
  onRemoved(): Promise<unknown>;
}

/** One provider of an account, with the days on which it was added and used. */
export function IdentityRow({ identity, onRemoved }: IdentityRowProps) {
  const t = useTexts();
  const language = useLanguage();
  const { id, provider, label, created_at, last_used_at } = identity;
  const day = (time: string) => displayDay(new Date(time), language);
  const times = t("identities.times", { added: day(created_at), used: day(last_used_at) });
  return (
    <WayIn
      name={label}
      facts={provider ? [times] : [times, t("identities.not_offered")]}
      words={{
        remove: t("identities.remove"),
        question: t("identities.remove_question", { provider: label }),
        removed: t("identities.removed", { provider: label }),
      }}
      remove={(current_password) =>
        api("DELETE /users/own/identities/{id}", { params: { id }, body: { current_password } })
      }
      onRemoved={onRemoved}
    />
  );
}
