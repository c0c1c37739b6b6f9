import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { Button } from "../../../../ui/base/button.tsx";
import { NeedsScripts } from "../../../../ui/forms/needs-scripts.tsx";
import { usePostedOr } from "../../../../ui/forms/posted.ts";
import { useProblemsInLanguage } from "../../../../ui/forms/problems/use-problems-in-language.ts";
import { type TextKey, useTexts } from "../../../../ui/texts/texts.tsx";
import { useCurrentUser } from "../../ui/current-user.tsx";
import { justSignedIn } from "./just-signed-in.ts";
import { SignUpBar } from "./sign-up-bar.tsx";
import styles from "./sign-up-fields.module.css";
import { SignUpFields } from "./sign-up-fields.tsx";
import type { SignUpChoices, SignUpValues } from "./sign-up-parts.ts";
import { useSignUp } from "./use-sign-up.ts";

/**
 * Signs up and goes on.
 * @param redirectTo one of our own paths, checked already; from home one is welcomed
 */
export function SignUpForm({ choices, redirectTo }: { choices: SignUpChoices; redirectTo: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { refresh } = useCurrentUser();
  const signUp = useSignUp(choices);
  const [bar, setBar] = useState<TextKey | null>(null);
  const form = useForm<{ person: SignUpValues }>({
    defaultValues: { person: usePostedOr(signUp.defaults, "person.") },
  });
  useProblemsInLanguage(form);
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ person }) => {
    setBar(null);
    const refused = await signUp.send(person, (field, message) =>
      form.setError(`person.${field}`, { message }, { shouldFocus: true }),
    );
    if (refused) return setBar(refused);
    await refresh();
    navigate(redirectTo === "/" ? "/home" : redirectTo, { state: justSignedIn });
  });
  return (
    <form method="post" onSubmit={submit} noValidate className={styles.fields}>
      <NeedsScripts />
      <SignUpFields form={form} choices={choices} />
      {bar && <SignUpBar said={bar} redirectTo={redirectTo} />}
      <Button type="submit" wide busy={isSubmitting} busyText={t("form.sending")}>
        {t("sign_up.submit")}
      </Button>
    </form>
  );
}
