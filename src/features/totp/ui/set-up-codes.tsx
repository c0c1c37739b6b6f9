import { useForm } from "react-hook-form";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { qrCodePath } from "../../../shared/draw-qr-code.ts";
import { Button } from "../../../ui/base/button.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { TextField } from "../../../ui/forms/fields/field.tsx";
import { useProblemsInLanguage } from "../../../ui/forms/problems/use-problems-in-language.ts";
import { useSaid } from "../../../ui/forms/saving/use-said.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { totpContracts } from "../totp.contract.ts";
import styles from "./codes.module.css";

const api = apiClient<typeof totpContracts>();

/** As the API told it, this once. */
export interface BegunCodes {
  secret: string;
  otpauth_url: string;
  recovery_codes: string[];
}

interface SetUpCodesProps {
  begun: BegunCodes;
  onOn(): void;
  onCancel(): void;
}

/** Puts the secret into an app and asks for its first code. */
export default function SetUpCodes({ begun, onOn, onCancel }: SetUpCodesProps) {
  const t = useTexts();
  const [failure, setFailure] = useSaid<string>();
  const form = useForm({ defaultValues: { code: "" } });
  useProblemsInLanguage(form);
  const { errors, isSubmitting } = form.formState;
  const { path, squares } = qrCodePath(begun.otpauth_url);
  const submit = form.handleSubmit(async (body) => {
    setFailure(null);
    try {
      await api("PUT /users/own/totp", { body });
      onOn();
    } catch (error) {
      setFailure(failureMessage(error, t("apply.unreachable")));
      form.setFocus("code", { shouldSelect: true });
    }
  });
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      <p>{t("codes.scan")}</p>
      <svg className={styles.qr} viewBox={`0 0 ${squares} ${squares}`} role="img" aria-label={t("codes.qr")}>
        <rect width={squares} height={squares} fill="#fff" />
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <dl className={styles.key}>
        <dt>{t("codes.key")}</dt>
        <dd>
          <code>{begun.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
        </dd>
      </dl>
      {failure && <Bar>{failure}</Bar>}
      <TextField
        label={t("codes.code")}
        hint={t("codes.code_hint")}
        inputMode="numeric"
        autoComplete="one-time-code"
        readOnly={isSubmitting}
        error={errors.code?.message}
        {...form.register("code", { required: t("codes.code_blank") })}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={isSubmitting} busyText={t("apply.working")}>
          {t("codes.confirm")}
        </Button>
        <Button look="quiet" disabled={isSubmitting} onClick={onCancel}>
          {t("codes.cancel")}
        </Button>
      </div>
    </form>
  );
}
