import { useContext, useEffect } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { PasswordField } from "../../../../ui/forms/fields/password-field.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import styles from "./proof-field.module.css";
import { ProofWays } from "./proof-ways.ts";
import { useMyProof } from "./use-my-proof.ts";

export interface ProofFieldProps {
  label: string;
  readOnly: boolean;
  error: string | undefined;
  /** Ties the password to the form; not called for an account without one. */
  register(): UseFormRegisterReturn;
}

/** Asks whether it is still the account's owner: by the password, or where there is none by another way in. Within a `QueryProvider`. */
export default function ProofField({ label, readOnly, error, register }: ProofFieldProps) {
  const t = useTexts();
  const Ways = useContext(ProofWays);
  const { data, refetch } = useMyProof();
  // A proof of ten minutes ago counts no more.
  const isProofOver = Boolean(error) && data?.has_password === false;
  useEffect(() => {
    if (isProofOver) void refetch();
  }, [isProofOver, refetch]);
  if (!data || data.has_password) {
    return (
      <PasswordField
        label={label}
        autoComplete="current-password"
        readOnly={readOnly}
        error={error}
        {...register()}
      />
    );
  }
  if (data.proved_until) return <p role="status">{t("proof.proved")}</p>;
  return (
    <div className={styles.proof}>
      <p>{t("proof.needed")}</p>
      {Ways && <Ways onProved={() => void refetch()} />}
    </div>
  );
}
