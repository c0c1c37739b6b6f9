import { lazyClientOnly } from "../../../../ui/texts/lazy-client-only.tsx";
import { signInCodeTexts } from "./sign-in-code-texts.ts";

/** Fetched where a mail's link leads to an account with codes. */
export const LinkCodeForm = lazyClientOnly(() => import("./link-code-form.tsx"), signInCodeTexts);
