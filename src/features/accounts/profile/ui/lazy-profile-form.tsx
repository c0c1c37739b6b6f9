import { formTexts } from "../../../../ui/texts/form-texts.ts";
import { lazyClientOnly } from "../../../../ui/texts/lazy-client-only.tsx";

/** The profile asks what signing up does, in its words; they are fetched with it. */
export const ProfileForm = lazyClientOnly(async () => {
  const { ProfileForm: Form } = await import("./profile-form.tsx");
  return { default: Form };
}, formTexts);
