import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { Button } from "../../../../ui/base/button.tsx";
import { Link } from "../../../../ui/base/link.tsx";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { useSignedInUser } from "../../../accounts/accounts.public.ts";
import type { signInAdviceContracts } from "../sign-in-advice.contract.ts";
import { isPutOff, putOff } from "./put-off-advice.ts";
import styles from "./sign-in-advice-note.module.css";

const api = apiClient<typeof signInAdviceContracts>();

interface SignInAdviceNoteProps {
  /** On the page where it is done: there it leads nowhere and stays. */
  isThere?: boolean;
}

/** Asks whoever could do harm to many to have a passkey or codes. Within a `QueryProvider`. */
export function SignInAdviceNote({ isThere = false }: SignInAdviceNoteProps) {
  const t = useTexts();
  const user = useSignedInUser();
  const [isLater, setLater] = useState(false);
  const isHidden = !user || isLater || (!isThere && isPutOff(user.id));
  const { data } = useQuery({
    queryKey: ["sign-in-advice", user?.id],
    queryFn: async () => (await api("GET /users/own/sign_in_advice")).data,
    enabled: !isHidden,
  });
  if (isHidden || !data?.reason) return null;
  const later = () => {
    putOff(user.id);
    setLater(true);
  };
  return (
    <div className={isThere ? undefined : styles.abovePage}>
      <Bar kind="note">
        <p className={styles.words}>{t(`advice.${data.reason}`)}</p>
        {!isThere && (
          <p className={styles.ways}>
            <Link to="/me/security">{t("advice.go")}</Link>
            <Button look="quiet" onClick={later}>
              {t("advice.later")}
            </Button>
          </p>
        )}
      </Bar>
    </div>
  );
}
