import { lazyClientOnly } from "../../../../ui/texts/lazy-client-only.tsx";
import { securityTexts } from "../../../accounts/accounts.public.ts";

/** Fetched with the pages of those who may be asked. */
export const SignInAdvice = lazyClientOnly(async () => {
  const { SignInAdviceNote } = await import("./sign-in-advice-note.tsx");
  return { default: SignInAdviceNote };
}, securityTexts);
