import { parse, serialize } from "hono/utils/cookie";
import { digestToken, newToken } from "../../../platform/session/session.server.ts";

/** As long as somebody may take to log in at a provider and to fill in the sign-up. */
const seconds = 2 * 60 * 60;

/** The name of the cookie, over https behind `__Host-`. */
export const logInCookie = "tsudoi-log-in";

/** With https no other host of the domain can set it. */
const nameOn = (publicUrl: string) =>
  publicUrl.startsWith("https:") ? `__Host-${logInCookie}` : logInCookie;

/** The value by which a browser is known while it logs in through a provider; null where it began none. */
function valueIn(request: Request, publicUrl: string): string | null {
  const name = nameOn(publicUrl);
  const value = parse(request.headers.get("cookie") ?? "", name)[name];
  return value && /^[\w-]{22}$/.test(value) ? value : null;
}

/** The digest by which flows and tickets know the browser of a call; null where it began none. */
export function browserOf(request: Request, publicUrl: string): Buffer | null {
  const value = valueIn(request, publicUrl);
  return value === null ? null : digestToken(value);
}

/** The browser of a call that begins a flow, and the cookie by which it is known later; several flows may be under way in it. */
export function rememberBrowser(request: Request, publicUrl: string): { browser: Buffer; cookie: string } {
  const value = valueIn(request, publicUrl) ?? newToken();
  const cookie = serialize(nameOn(publicUrl), value, {
    path: "/",
    httpOnly: true,
    secure: publicUrl.startsWith("https:"),
    sameSite: "Lax",
    maxAge: seconds,
  });
  return { browser: digestToken(value), cookie };
}
