import { ExtensionPoint } from "../extensions.ts";
import type { Platform } from "../platform.ts";
import type { ApiToken, Session } from "./session.server.ts";

export const apiTokenPrefix = "tsd_";

/** The session of a token: of the member who made it, with the token. Null for a token that is unknown or has ended. */
export type FindTokenSession = (
  platform: Platform,
  token: string,
) => Promise<(Session & { apiToken: ApiToken }) | null>;

/** Who knows the tokens. */
export const tokenSessions = new ExtensionPoint<FindTokenSession>("tokenSessions");

/**
 * The token of a request's `Authorization: Bearer tsd_…`. The session protocol answers with a header of that name too, which
 * some clients send back: it never begins like a token.
 */
export function readApiToken(authorization: string | null | undefined): string | null {
  return /^bearer +(tsd_\S*) *$/i.exec(authorization ?? "")?.[1] ?? null;
}
