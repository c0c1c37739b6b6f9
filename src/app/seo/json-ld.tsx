import { withoutRuby } from "../../shared/ruby/ruby-marks.ts";
import { escapeForScript } from "../rendering/escape-for-script.ts";
import { useNonce } from "../shell/nonce.ts";

/** The content of a page as schema.org describes it, for search engines: false in browsers, which keep what the server wrote. */
export function JsonLd({ thing }: { thing: object | false }) {
  const nonce = useNonce();
  const json = thing ? escapeForScript(withoutRuby(JSON.stringify(thing))) : "";
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose angle brackets are escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
