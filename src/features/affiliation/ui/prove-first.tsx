import { useEffect } from "react";
import { formatList } from "../../../shared/languages/format-list.ts";
import { nameIn } from "../../../shared/languages/name-in.ts";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { User } from "../../accounts/accounts.contract.ts";
import { useCurrentUser } from "../../accounts/accounts.public.ts";
import type { Event } from "../../events/events.contract.ts";
import styles from "./affiliation.module.css";
import { AffiliationForm } from "./affiliation-form.tsx";

interface ProveFirstProps {
  event: Event;
  user: User;
  /** The page to which the mail's link leads on. */
  here: string;
}

/** For somebody signed in: which universities the event takes, and the form that asks for the mail. */
export default function ProveFirst({ event, user, here }: ProveFirstProps) {
  const t = useTexts();
  const language = useLanguage();
  const { refresh } = useCurrentUser();
  // The mail's link opens elsewhere: whoever comes back from there finds the form.
  useEffect(() => {
    const ask = () => void refresh();
    addEventListener("focus", ask);
    return () => removeEventListener("focus", ask);
  }, [refresh]);
  const universities = event.target_universities.map((one) => nameIn(one, language));
  return (
    <div className={styles.part}>
      <Bar kind="note">
        {t("affiliation.first")}
        {universities.length > 0 && (
          <> {t("affiliation.first_of", { universities: formatList(universities, language) })}</>
        )}
      </Bar>
      {user.affiliation && (
        <p>{t("affiliation.first_other", { university: nameIn(user.affiliation.university, language) })}</p>
      )}
      <AffiliationForm redirectTo={here} />
    </div>
  );
}
