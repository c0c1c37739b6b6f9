import { type ReactNode, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { clearSession } from "../../../../platform/browser/storage/stored-session.ts";
import { Button } from "../../../../ui/base/button.tsx";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { useFlash } from "../../../../ui/feedback/flash.tsx";
import { FormDialog } from "../../../../ui/feedback/form-dialog.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { accountContracts } from "../../accounts.contract.ts";
import ProofField from "../../proof/ui/proof-field.tsx";
import { useCurrentUser } from "../../ui/current-user.tsx";

const api = apiClient<typeof accountContracts>();

/**
 * Ends the account for good, after a question that says what stays and asks for the password.
 * @param consequences what else ends with it; of later features, shown when the question is asked
 */
export function DeleteAccount({ consequences }: { consequences?: ReactNode }) {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const { form, remove, refused, clear } = useDeletion();
  const [isAsked, setAsked] = useState(false);
  const ask = () => {
    setAsked(true);
    dialog.current?.showModal();
  };
  const { errors, isSubmitting } = form.formState;
  return (
    <>
      <p>{t("delete_account.lead")}</p>
      <div>
        <Button look="danger" onClick={ask}>
          {t("delete_account.button")}
        </Button>
      </div>
      <FormDialog
        dialog={dialog}
        title={t("delete_account.title")}
        onSubmit={remove}
        onClose={clear}
        buttons={
          <Button type="submit" look="danger" busy={isSubmitting} busyText={t("apply.working")}>
            {t("delete_account.confirm")}
          </Button>
        }
      >
        {isAsked && consequences}
        <p>{t("delete_account.what_stays")}</p>
        {refused && <Bar>{refused}</Bar>}
        {isAsked && (
          <ProofField
            label={t("delete_account.password")}
            readOnly={isSubmitting}
            error={errors.current_password?.message}
            register={() =>
              form.register("current_password", { required: t("delete_account.password_blank") })
            }
          />
        )}
      </FormDialog>
    </>
  );
}

function useDeletion() {
  const t = useTexts();
  const flash = useFlash();
  const navigate = useNavigate();
  const { refresh } = useCurrentUser();
  const [refused, setRefused] = useState<string | null>(null);
  const form = useForm({ defaultValues: { current_password: "" } });
  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) return setRefused(t("delete_account.unreachable"));
    if (error.status === 429) return setRefused(t("form.too_many"));
    // The session is over: the page asks to log in.
    if (error.status === 404) return;
    if (!error.errors.current_password) return setRefused(t("delete_account.last_member"));
    form.setError("current_password", { message: t("delete_account.password_wrong") }, { shouldFocus: true });
  };
  const remove = form.handleSubmit(async (body) => {
    setRefused(null);
    try {
      await api("DELETE /auth", { body });
    } catch (error) {
      return refuse(error);
    }
    // Away first: a page that asks visitors to log in must not see its person become one.
    await navigate("/", { replace: true });
    clearSession();
    await refresh();
    flash(t("delete_account.done"));
  });
  /** A password does not stay in a closed dialog. */
  const clear = () => {
    setRefused(null);
    form.reset();
  };
  return { form, remove, refused, clear };
}
