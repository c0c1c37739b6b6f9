import { lazyClientOnly } from "../../../ui/texts/lazy-client-only.tsx";
import { loadFormTexts } from "../../../ui/texts/load-form-texts.ts";

/** The profile asks what signing up does, in its words; they are fetched with it. */
export const ProfileForm = lazyClientOnly(async () => {
  const { ProfileForm: Form } = await import("./profile-form.tsx");
  return { default: Form };
}, loadFormTexts);
