import { type RefObject, useContext } from "react";
import { useForm } from "react-hook-form";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { Button } from "../../../ui/base/button.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { PasswordField } from "../../../ui/forms/fields/password-field.tsx";
import { useProblemsInLanguage } from "../../../ui/forms/problems/use-problems-in-language.ts";
import { useSaid } from "../../../ui/forms/saving/use-said.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { ProofWays, useMyProof } from "../../accounts/accounts.public.ts";
import { isGivenUp } from "./passkey-ceremonies.ts";

/** Something that the API may want a proof for; called again with the password, or without one after another proof. */
export type ProvenAction = (currentPassword?: string) => Promise<void>;

interface ProofDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Undefined while nothing is asked for. */
  action: ProvenAction | undefined;
  onClose(): void;
}

/** Asks whether it is still the account's owner who holds the device: by the password, or in another way. */
export function ProofDialog({ dialog, action, onClose }: ProofDialogProps) {
  const t = useTexts();
  const [failure, setFailure] = useSaid<string>();
  const form = useForm({ defaultValues: { current_password: "" } });
  useProblemsInLanguage(form);
  const { errors, isSubmitting } = form.formState;
  const hasPassword = useMyProof(action !== undefined).data?.has_password !== false;
  const Ways = useContext(ProofWays);
  const run = async (currentPassword?: string) => {
    setFailure(null);
    try {
      await action?.(currentPassword);
      dialog.current?.close();
    } catch (error) {
      if (!isGivenUp(error)) setFailure(failureMessage(error, t("passkeys.not_proved")));
    }
  };
  /** A password does not stay in a closed dialog. */
  const clear = () => {
    setFailure(null);
    form.reset();
    onClose();
  };
  return (
    <FormDialog
      dialog={dialog}
      title={t("passkeys.proof_title")}
      onSubmit={form.handleSubmit(({ current_password }) => run(current_password))}
      onClose={clear}
      buttons={
        hasPassword && (
          <Button type="submit" busy={isSubmitting} busyText={t("apply.working")}>
            {t("passkeys.proof_go_on")}
          </Button>
        )
      }
    >
      <p>{t(hasPassword ? "passkeys.proof_lead" : "proof.needed")}</p>
      {failure && <Bar>{failure}</Bar>}
      {hasPassword && (
        <PasswordField
          label={t("delete_account.password")}
          autoComplete="current-password"
          readOnly={isSubmitting}
          error={errors.current_password?.message}
          {...form.register("current_password", { required: t("delete_account.password_blank") })}
        />
      )}
      {action && Ways && <Ways onProved={() => void run()} />}
    </FormDialog>
  );
}
