import { useState } from "react";
import { apiOf } from "../../../platform/browser/api-client.ts";
import type { CallAnswer } from "../../../shared/contract.ts";
import { flashTimes, useFlash } from "../../../ui/feedback/flash.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { accountCalls } from "../accounts.contract.ts";
import styles from "./email-preferences-form.module.css";

const api = apiOf<typeof accountCalls>();

const kinds = ["newsletter", "announcements", "organizer_digest"] as const;

type Wishes = CallAnswer<(typeof accountCalls)["GET /users/own/mail_preferences"]>;

interface MailWishesProps {
  first: Wishes;
  /** Of a mail's footer, for whoever is not signed in. */
  token?: string;
}

/** Which mails a person wants; each choice is kept as it is made. */
export function MailWishes({ first, token }: MailWishesProps) {
  const t = useTexts();
  const flash = useFlash();
  const [wishes, setWishes] = useState(first);
  const choose = async (kind: (typeof kinds)[number], isWanted: boolean) => {
    setWishes((before) => ({ ...before, [kind]: isWanted }));
    try {
      await api("PUT /users/own/mail_preferences", { query: { token }, body: { [kind]: isWanted } });
      flash(t("me.saved"), "success", flashTimes.brief);
    } catch {
      setWishes((before) => ({ ...before, [kind]: !isWanted }));
      flash(t("apply.unreachable"), "error");
    }
  };
  return (
    <div>
      {kinds.map((kind) => (
        <label key={kind} className={styles.choice}>
          <input
            type="checkbox"
            checked={wishes[kind]}
            onChange={(event) => void choose(kind, event.currentTarget.checked)}
          />
          {t(`me.mail.${kind}`)}
        </label>
      ))}
    </div>
  );
}
