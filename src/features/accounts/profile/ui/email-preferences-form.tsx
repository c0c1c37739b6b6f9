import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import type { ContractAnswer } from "../../../../shared/contract.ts";
import { flashTimes, useFlash } from "../../../../ui/feedback/flash.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { accountContracts } from "../../accounts.contract.ts";
import type { PreferenceKind } from "../../email-preferences/mail-preferences.contract.ts";
import styles from "./email-preferences-form.module.css";
import { preferenceKinds } from "./preference-kinds.ts";

const api = apiClient<typeof accountContracts>();

type Preferences = ContractAnswer<(typeof accountContracts)["GET /users/own/mail_preferences"]>;

interface EmailPreferencesFormProps {
  first: Preferences;
  /** Of a mail's footer, for whoever is not signed in. */
  token?: string | undefined;
  /** A kind that is chosen elsewhere on the page. */
  without?: PreferenceKind;
}

/** A person's e-mail preferences; each choice is saved as it is made. */
export function EmailPreferencesForm({ first, token, without }: EmailPreferencesFormProps) {
  const t = useTexts();
  const flash = useFlash();
  const [preferences, setPreferences] = useState(first);
  const choose = async (kind: PreferenceKind, isWanted: boolean) => {
    setPreferences((before) => ({ ...before, [kind]: isWanted }));
    try {
      await api("PUT /users/own/mail_preferences", { query: { token }, body: { [kind]: isWanted } });
      flash(t("me.saved"), "success", flashTimes.brief);
    } catch {
      setPreferences((before) => ({ ...before, [kind]: !isWanted }));
      flash(t("apply.unreachable"), "error");
    }
  };
  return (
    <div>
      {preferenceKinds
        .filter((kind) => kind !== without)
        .map((kind) => (
          <label key={kind} className={styles.choice}>
            <input
              type="checkbox"
              checked={preferences[kind]}
              onChange={(event) => void choose(kind, event.currentTarget.checked)}
            />
            {t(`me.mail.${kind}`)}
          </label>
        ))}
    </div>
  );
}
