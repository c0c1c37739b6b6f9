import { useForm } from "react-hook-form";
import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { Button } from "../../../../ui/base/button.tsx";
import { flashTimes, useFlash } from "../../../../ui/feedback/flash.tsx";
import { useProblemsInLanguage } from "../../../../ui/forms/problems/use-problems-in-language.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { accountContracts, User } from "../../accounts.contract.ts";
import styles from "../../sign-up/ui/sign-up-fields.module.css";
import { SignUpFields, studentId } from "../../sign-up/ui/sign-up-fields.tsx";
import type { SignUpChoices, SignUpValues } from "../../sign-up/ui/sign-up-parts.ts";
import { noPerson, otherUniversity, personBody, showFieldErrors } from "../../sign-up/ui/use-sign-up.ts";
import { useCurrentUser } from "../../ui/current-user.tsx";

const api = apiClient<typeof accountContracts>();

/** Changes one's name and studies; the organizers of events that one has applied to see the new ones. */
export function ProfileForm({ user, choices }: { user: User; choices: SignUpChoices }) {
  const t = useTexts();
  const flash = useFlash();
  const { refresh } = useCurrentUser();
  const form = useForm<{ person: SignUpValues }>({
    // A change saved elsewhere is shown once it is heard of; what is being typed stays.
    values: { person: personOf(user) },
    resetOptions: { keepDirtyValues: true },
  });
  useProblemsInLanguage(form);
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ person }) => {
    const { email, password, ...profile } = personBody(person);
    try {
      await api("PUT /auth", { body: profile });
      form.reset({ person });
      await refresh();
      flash(t("me.saved"), "success", flashTimes.brief);
    } catch (error) {
      if (!(error instanceof ApiError)) return flash(t("apply.unreachable"), "error");
      // The session is over: the page asks to log in.
      if (error.status === 404) return;
      showFieldErrors(
        error.errors,
        (field, message) => form.setError(`person.${field}`, { message }, { shouldFocus: true }),
        t,
      );
      flash(t("sign_up.check"), "error");
    }
  });
  return (
    <form method="post" onSubmit={submit} noValidate className={styles.fields}>
      <SignUpFields form={form} choices={choices} isProfile />
      <div>
        <Button type="submit" busy={isSubmitting} busyText={t("form.sending")}>
          {t("me.save")}
        </Button>
      </div>
    </form>
  );
}

/** A student without a university has chosen 'Other': none of them comes past the choice. */
export function personOf(user: User): SignUpValues {
  const text = (value: number | null) => (value === null ? "" : String(value));
  const isStudent = text(user.occupation_id) === studentId;
  return {
    ...noPerson,
    first_name: user.first_name,
    last_name: user.last_name,
    first_name_reading: user.first_name_reading ?? "",
    last_name_reading: user.last_name_reading ?? "",
    country_id: text(user.country_id),
    occupation_id: text(user.occupation_id),
    prefecture_id: text(user.university?.prefecture_id ?? null),
    university_id: text(user.university_id) || (isStudent ? otherUniversity : ""),
    department_category_id: text(user.department_category_id),
    graduation_year: text(user.graduation_year),
    graduation_month: text(user.graduation_month),
  };
}
