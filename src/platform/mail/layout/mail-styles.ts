import type { Language } from "../../../shared/languages/languages.ts";
import { mailFontsOf } from "../../../shared/languages/mail-fonts.ts";

/** The colours of `ui/base/tokens.css`: mail programs know no variables. */
const light = {
  ground: "#faf8f3",
  surface: "#ffffff",
  sunken: "#f1ede3",
  ink: "#1c1b19",
  quiet: "#5f5a50",
  line: "#d9d4c7",
  indigo: "#2b3a78",
  onIndigo: "#ffffff",
};

const dark: typeof light = {
  ground: "#171613",
  surface: "#211f1b",
  sunken: "#2a2823",
  ink: "#f2efe7",
  quiet: "#b5afa2",
  line: "#3d3a33",
  indigo: "#a9b6f0",
  onIndigo: "#151b38",
};

/** Each colour in light as it stands in a `style` attribute, and the class that gives it in dark. */
export const look = light;

/** Inline, because Gmail and Outlook hand no font down into a table; line heights are exact, or Word adds to them. */
export function typeStyle(language: Language, size: number, color: keyof typeof light): string {
  const { fonts, lineHeight } = mailFontsOf(language);
  const height = Math.round(size * lineHeight);
  return `font-family:${fonts};font-size:${size}px;line-height:${height}px;mso-line-height-rule:exactly;color:${light[color]}`;
}

/** Word, which draws mails in Outlook, takes a list of fonts that begins with one it does not have for a wish for Times. */
export const wordStyle = (language: Language) =>
  `td,h1,a{font-family:${mailFontsOf(language).word} !important}`;

/** Rules that no attribute can express. In an element of their own, since Gmail drops a whole style element for one unknown rule. */
export const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background-color:${dark.ground} !important}
.surface{background-color:${dark.surface} !important;border-color:${dark.line} !important}
.sunken{background-color:${dark.sunken} !important}
.line{border-color:${dark.line} !important}
.ink{color:${dark.ink} !important}
.quiet{color:${dark.quiet} !important}
.indigo{color:${dark.indigo} !important}
.button{background-color:${dark.indigo} !important;color:${dark.onIndigo} !important}
}`;

/** Addresses and times that Apple Mail makes links of keep the look of the text around them. */
export const appleStyle =
  "a[x-apple-data-detectors]{color:inherit !important;text-decoration:none !important}";
