/**
 * The status by which a call says that the session is over, where somebody is to be asked to log in again: not for what is only
 * read, nor for what leads into a session or out of it. The protocol's two calls on one's own account do not find it then.
 */
export function refusedWithoutSession(name: string): number | null {
  if (name.startsWith("GET ") || isWayIntoSession.test(name)) return null;
  return name.endsWith(" /auth") ? 404 : 401;
}

const isWayIntoSession = / \/auth\/|^POST \/auth$/;
