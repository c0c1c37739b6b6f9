import { useRef, useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { Button } from "../../../../ui/base/button.tsx";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { accountContracts } from "../../accounts.contract.ts";
import type { PreferenceKind } from "../../email-preferences/mail-preferences.contract.ts";
import { preferenceKinds } from "./preference-kinds.ts";

const api = apiClient<typeof accountContracts>();

interface UnsubscribeProps {
  /** Of the mail's footer. */
  token: string;
  kind: PreferenceKind;
  isWanted: boolean;
}

/**
 * Ends one kind of mail by a press, says what has ended, and takes it back by another. To open the page ends nothing: programs that
 * look for viruses open the links of mails.
 */
export function Unsubscribe({ token, kind, isWanted }: UnsubscribeProps) {
  const t = useTexts();
  const answer = useRef<HTMLParagraphElement>(null);
  const [comes, setComes] = useState(isWanted);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const change = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const query = { token };
      const { data } = await api("PUT /users/own/mail_preferences", { query, body: { [kind]: !comes } });
      setComes(data[kind]);
      answer.current?.focus();
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  return (
    <>
      <p ref={answer} role="status" tabIndex={-1}>
        {t(`unsubscribe.${comes ? "comes" : "ended"}.${kind}`)}
      </p>
      {hasFailed && <Bar>{t("apply.unreachable")}</Bar>}
      <div>
        <Button look={comes ? "main" : "quiet"} onClick={change} busy={isBusy} busyText={t("apply.working")}>
          {t(comes ? "unsubscribe.end" : "unsubscribe.take_back")}
        </Button>
      </div>
    </>
  );
}

/** The kind of the mail that a token came with; null where it names none. Whether the token is ours, the server says. */
export function kindOfToken(token: string): PreferenceKind | null {
  const named = token.split(".")[1];
  return preferenceKinds.find((kind) => kind === named) ?? null;
}
