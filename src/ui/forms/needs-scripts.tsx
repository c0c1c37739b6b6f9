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
  const said = (
    <Bar kind="note">
      <span>
        {t(isPosted ? "form.nothing_sent" : "form.needs_scripts", { email: supportEmail })} {children}
      </span>
    </Bar>
  );
  return isPosted ? said : <noscript>{said}</noscript>;
}
