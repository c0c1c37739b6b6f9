import type { ReactNode } from "react";
import { supportEmail } from "../../shared/support-email.ts";
import { Bar } from "../feedback/bar.tsx";
import { useTexts } from "../texts/texts.tsx";
import { usePosted } from "./posted.ts";

/**
 * Says to whoever has no scripts, or whose scripts did not arrive, that the form cannot be sent, and what else can be done.
 * @param children another way than a mail to us, such as the organizer's page
 */
export function NeedsScripts({ children }: { children?: ReactNode }) {
  const t = useTexts();
  const isPosted = usePosted() !== undefined;
  const say = (key: "form.nothing_sent" | "form.needs_scripts") => (
    <Bar kind="note">
      <span>
        {t(key, { email: supportEmail })} {children}
      </span>
    </Bar>
  );
  if (isPosted) return say("form.nothing_sent");
  // Browsers that run scripts draw nothing of it, and have no text for it.
  return <noscript>{import.meta.env.SSR && say("form.needs_scripts")}</noscript>;
}
