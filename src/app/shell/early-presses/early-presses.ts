import whole from "./hold-early-presses.ts?inline-script";
import formless from "./hold-early-presses.ts?inline-script&formless";

/** The script that keeps what is pressed and sent before the page is awake, for every page. */
export const earlyPressesScript = whole;

/** The page with the shorter script, if it has no form that is sent: what is for such forms is a third of it. */
export function withoutEarlyForms(html: string): string {
  return html.includes(' method="post"') ? html : html.replace(whole, () => formless);
}
