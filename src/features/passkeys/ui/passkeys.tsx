import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { Button } from "../../../ui/base/button.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { useSignedInUser } from "../../accounts/accounts.public.ts";
import type { passkeyContracts } from "../passkeys.contract.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { PasskeyRow } from "./passkey-row.tsx";
import styles from "./passkeys.module.css";
import { WaysIn } from "./ways-in.tsx";

const api = apiClient<typeof passkeyContracts>();

/** The current user's passkeys: when each was made and used, and the ways to make one and to be rid of one. Within a `QueryProvider`. */
export function Passkeys() {
  const t = useTexts();
  const user = useSignedInUser();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ["passkeys", user?.id],
    queryFn: async () => (await api("GET /users/own/passkeys")).data,
    enabled: Boolean(user),
  });
  const again = () => refetch();
  return (
    <section className={styles.section} aria-labelledby="passkeys">
      <h2 id="passkeys" tabIndex={-1} ref={heading}>
        {t("passkeys.heading")}
      </h2>
      <p>{t("passkeys.lead")}</p>
      {isError && !data && (
        <Bar>
          {t("apply.unreachable")}{" "}
          <Button look="quiet" onClick={() => void again()}>
            {t("error.again")}
          </Button>
        </Bar>
      )}
      {!isError && !data && <p role="status">{t("apply.working")}</p>}
      {data && data.length > 0 && (
        <WaysIn>
          {data.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRemoved={async () => {
                await again();
                heading.current?.focus();
              }}
            />
          ))}
        </WaysIn>
      )}
      {data && <AddPasskey onAdded={again} />}
    </section>
  );
}
