import { apiClient } from "../../../platform/browser/api-client.ts";
import { displayDay } from "../../../shared/time/display-day.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { Passkey, passkeyContracts } from "../passkeys.contract.ts";
import { WayIn } from "./ways-in.tsx";

const api = apiClient<typeof passkeyContracts>();

interface PasskeyRowProps {
  passkey: Passkey;
  onRemoved(): Promise<unknown>;
}

/** One passkey, with the days on which it was made and used. */
export function PasskeyRow({ passkey, onRemoved }: PasskeyRowProps) {
  const t = useTexts();
  const language = useLanguage();
  const { id, name, created_at, last_used_at } = passkey;
  const day = (time: string) => displayDay(new Date(time), language);
  const used = last_used_at ? t("passkeys.last_used", { day: day(last_used_at) }) : t("passkeys.never_used");
  return (
    <WayIn
      name={name}
      facts={[`${t("passkeys.created", { day: day(created_at) })} · ${used}`]}
      words={{
        remove: t("passkeys.remove"),
        question: t("passkeys.remove_question", { name }),
        removed: t("passkeys.removed", { name }),
      }}
      remove={(current_password) =>
        api("DELETE /users/own/passkeys/{id}", { params: { id }, body: { current_password } })
      }
      onRemoved={onRemoved}
    />
  );
}
