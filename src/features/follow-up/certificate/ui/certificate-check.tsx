import { maxCertificateNameLength } from "../../../../shared/limits/max-lengths-for-organizers.ts";
import { Button } from "../../../../ui/base/button.tsx";
import { TextField } from "../../../../ui/forms/fields/field.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import styles from "./certificate-check.module.css";

/** Asks for the family name on the sheet. Sent by the browser itself, so that it works without scripts as well. */
export function CertificateCheck({ familyName }: { familyName: string }) {
  const t = useTexts();
  return (
    <form method="get" className={styles.form}>
      <TextField
        label={t("certificate.family_name")}
        hint={t("certificate.family_name_hint")}
        name="family_name"
        autoComplete="off"
        maxLength={maxCertificateNameLength}
        required
        defaultValue={familyName}
      />
      <Button type="submit">{t("certificate.check")}</Button>
    </form>
  );
}
