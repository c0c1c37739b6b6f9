import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { documentLanguage } from "../../../../shared/languages/document-language.ts";
import { Button } from "../../../../ui/base/button.tsx";
import { TextField } from "../../../../ui/forms/fields/field.tsx";
import type { FormOfFields } from "../../../../ui/forms/plain/use-plain-form.ts";
import { MoreTexts, useTexts } from "../../../../ui/texts/texts.tsx";
import styles from "../../sign-up/ui/sign-up-fields.module.css";
import { signInCodeTexts } from "./sign-in-code-texts.ts";

type CodeForm = Pick<FormOfFields<{ otp?: string }>, "register" | "formState">;

/** Draws the field of a code in a form, whose `otp` it is. */
export type DrawCodeField = (form: CodeForm) => ReactNode;

/**
 * The field, once its texts are there: a log-in fetches this with the first answer that asks for a code.
 * @param refused the code that the API has refused, where one was sent
 */
export async function fetchCodeField(refused: string | undefined): Promise<DrawCodeField> {
  await signInCodeTexts(documentLanguage());
  const refusal = { isWrong: Boolean(refused) };
  return (form) => (
    <Suspense>
      <MoreTexts texts={signInCodeTexts}>
        <CodeField form={form} refusal={refusal} />
      </MoreTexts>
    </Suspense>
  );
}

interface CodeFieldProps {
  form: CodeForm;
  /** Another one with each answer of the API. */
  refusal: { isWrong: boolean };
}

/** The code of an app, or one of the recovery codes in its place. */
function CodeField({ form, refusal }: CodeFieldProps) {
  const t = useTexts();
  const around = useRef<HTMLDivElement>(null);
  const [isRecovery, setRecovery] = useState(false);
  /** The refusal from before the other kind was chosen. */
  const [seen, setSeen] = useState<object>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: where one types next, also after each code that was refused
  useEffect(() => {
    const field = around.current?.querySelector("input");
    field?.focus();
    field?.select();
  }, [refusal, isRecovery]);
  const toggle = () => {
    setRecovery(!isRecovery);
    setSeen(refusal);
  };
  const isWrong = refusal.isWrong && refusal !== seen;
  const wrong = isWrong ? t(isRecovery ? "sign_in_code.wrong_recovery" : "sign_in_code.wrong") : undefined;
  return (
    <div ref={around} className={styles.fields}>
      <TextField
        label={t(isRecovery ? "sign_in_code.recovery" : "sign_in_code.app")}
        hint={t(isRecovery ? "sign_in_code.recovery_hint" : "sign_in_code.app_hint")}
        inputMode={isRecovery ? "text" : "numeric"}
        autoComplete={isRecovery ? "off" : "one-time-code"}
        autoCapitalize="characters"
        spellCheck={false}
        error={form.formState.errors.otp ? t("sign_in_code.blank") : wrong}
        {...form.register("otp", { required: true, shouldUnregister: true })}
      />
      <div>
        <Button look="quiet" onClick={toggle}>
          {t(isRecovery ? "sign_in_code.to_app" : "sign_in_code.to_recovery")}
        </Button>
      </div>
    </div>
  );
}
