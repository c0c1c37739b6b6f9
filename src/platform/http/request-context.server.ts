import type { Language } from "../../shared/languages/languages.ts";
import type { TextReader } from "../../shared/languages/readers/text-reader.ts";
import type { Platform } from "../platform.ts";
import type { Credentials, Session } from "../session/session.server.ts";

/** The request beside its parsed input, for handlers. */
export interface RequestContext extends TextReader {
  platform: Platform;
  /** The language of messages and of `name` in this answer. */
  language: Language;
  session: Session | null;
  /** The token that the caller proved itself with; sign-in and the like put the new one here. */
  credentials: Credentials | null;
  /** The caller's network address, for limits. */
  address: string;
  request: Request;
}

/** The session of a call whose policy has made sure that there is one. */
export function sessionOf(context: RequestContext): Session {
  if (!context.session) throw new Error("this call's policy lets visitors in, so it has no session");
  return context.session;
}
