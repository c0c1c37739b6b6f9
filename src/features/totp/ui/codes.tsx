import { useQuery } from "@tanstack/react-query";
import { Suspense, useRef, useState } from "react";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { Button } from "../../../ui/base/button.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { flashTimes, useFlash } from "../../../ui/feedback/flash.tsx";
import { lazyClientOnly } from "../../../ui/texts/lazy-client-only.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { useSignedInUser } from "../../accounts/accounts.public.ts";
import type { totpContracts } from "../totp.contract.ts";
import { CodeButtons } from "./code-buttons.tsx";
import styles from "./codes.module.css";
import { RecoveryCodes } from "./recovery-codes.tsx";
import type { BegunCodes } from "./set-up-codes.tsx";

const api = apiClient<typeof totpContracts>();

/** With the QR code: fetched once somebody sets codes up. */
const SetUpCodes = lazyClientOnly(() => import("./set-up-codes.tsx"));

/** The current user's codes: whether they are on, and the ways to switch them on and off. Within a `QueryProvider`. */
export function Codes() {
  const t = useTexts();
  const flash = useFlash();
  const user = useSignedInUser();
  const heading = useRef<HTMLHeadingElement>(null);
  const [begun, setBegun] = useState<BegunCodes | null>(null);
  const [toSave, setToSave] = useState<string[] | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ["codes", user?.id],
    queryFn: async () => (await api("GET /users/own/totp")).data,
    enabled: Boolean(user),
  });
  const again = () => refetch();
  const end = async () => {
    setBegun(null);
    setToSave(null);
    await again();
    heading.current?.focus();
  };
  return (
    <section className={styles.section} aria-labelledby="codes">
      <h2 id="codes" tabIndex={-1} ref={heading}>
        {t("codes.heading")}
      </h2>
      <p>{t("codes.lead")}</p>
      {isError && !data && (
        <Bar>
          {t("apply.unreachable")}{" "}
          <Button look="quiet" onClick={() => void again()}>
            {t("error.again")}
          </Button>
        </Bar>
      )}
      {!isError && !data && <p role="status">{t("apply.working")}</p>}
      {data && !begun && !toSave && (
        <CodeButtons state={data} onBegun={setBegun} onRenewed={setToSave} onOff={end} />
      )}
      {begun && !toSave && (
        <Suspense fallback={<p role="status">{t("apply.working")}</p>}>
          <SetUpCodes
            begun={begun}
            onCancel={() => void end()}
            onOn={() => {
              flash(t("codes.turned_on"), "success", flashTimes.notice);
              setToSave(begun.recovery_codes);
            }}
          />
        </Suspense>
      )}
      {toSave && <RecoveryCodes codes={toSave} email={user?.email ?? ""} onSaved={() => void end()} />}
    </section>
  );
}
