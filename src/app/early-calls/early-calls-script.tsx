import { useMatches } from "react-router";
import { useNonce } from "../shell/nonce.ts";
import script from "./start-early-calls.ts?inline-script";

/** The `handle` of organizers' pages whose data come from calls, which begin while styles and scripts are on their way. */
interface EarlyHandle {
  asksEarly?: boolean;
}

export function EarlyCallsScript() {
  const nonce = useNonce();
  const asksEarly = useMatches().some(({ handle }) => (handle as EarlyHandle | undefined)?.asksEarly);
  if (!asksEarly) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />;
}
