import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../../../ui/base/button.tsx";
import { NeedsScripts } from "../../../../ui/forms/needs-scripts.tsx";
import { usePlainForm } from "../../../../ui/forms/plain/use-plain-form.ts";
import { usePostedOr } from "../../../../ui/forms/posted.ts";
import { useProblemsInLanguage } from "../../../../ui/forms/problems/use-problems-in-language.ts";
import { type TextKey, useTexts } from "../../../../ui/texts/texts.tsx";
import { SharedComputerField } from "../../sign-in/ui/shared-computer-field.tsx";
import { useTypedEmail } from "../../sign-in/ui/typed-email.ts";
import { useCurrentUser } from "../../ui/current-user.tsx";
import { justSignedIn } from "./just-signed-in.ts";
import { SignUpBar } from "./sign-up-bar.tsx";
import styles from "./sign-up-fields.module.css";
import { SignUpFields } from "./sign-up-fields.tsx";
import type { SignUpChoices, SignUpValues } from "./sign-up-parts.ts";
import { type SignUpBody, useSignUp } from "./use-sign-up.ts";

interface SignUpFormProps {
  choices: SignUpChoices;
  /** One of our own paths, checked already; from home one is welcomed. */
  redirectTo: string;
  /** The facts known of a person whom a provider has signed in, and the call that signs them up, without a password. */
  known?: { person: Partial<SignUpValues>; post(body: SignUpBody): Promise<unknown> };
}

/** Signs up and goes on. */
export function SignUpForm({ choices, redirectTo, known }: SignUpFormProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { refresh } = useCurrentUser();
  const signUp = useSignUp(choices, known?.post);
  const { defaultValues: typed } = useTypedEmail();
  const [bar, setBar] = useState<TextKey | null>(null);
  const form = usePlainForm<{ person: SignUpValues }>({
    defaultValues: { person: usePostedOr({ ...signUp.defaults, ...typed, ...known?.person }, "person.") },
  });
  useProblemsInLanguage(form);
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ person }) => {
    setBar(null);
    const refused = await signUp.send(person, (field, message) =>
      form.setError(`person.${field}`, { message }),
    );
    if (refused) return setBar(refused);
    await refresh();
    navigate(redirectTo === "/" ? "/home" : redirectTo, { state: justSignedIn });
  });
  return (
    <form method="post" onSubmit={submit} noValidate className={styles.fields}>
      <NeedsScripts />
      <SignUpFields form={form} choices={choices} hasPassword={!known} />
      <SharedComputerField />
      {bar && <SignUpBar said={bar} redirectTo={redirectTo} />}
      <Button type="submit" wide busy={isSubmitting} busyText={t("form.sending")}>
        {t("sign_up.submit")}
      </Button>
    </form>
  );
}
