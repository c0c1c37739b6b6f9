import { clearPersonalData } from "./clear-personal-data.ts";

/** The session as the protocol hands it out, kept in local storage between visits. */
export interface StoredSession {
  "access-token": string;
  client: string;
  uid: string;
  "token-type": string;
  expiry: string;
}

const place = "tsudoi.session";
const over = "tsudoi:session-over";
const resumed = "tsudoi:resumed-after-log-in";
const started = "tsudoi:session-started";
const ended = "tsudoi:session-ended";

/** Whose session the page has, or had until another tab ended it. */
let owner: string | null = null;

export function storedSession(): StoredSession | null {
  try {
    const session = JSON.parse(localStorage.getItem(place) ?? "null");
    const isWhole = Boolean(session?.["access-token"] && session.client && session.uid);
    if (!isWhole) return null;
    owner ??= session.uid;
    return session;
  } catch {
    return null;
  }
}

export function storeSession(session: StoredSession): void {
  if (storedSession()?.uid !== session.uid) clearPersonalData();
  localStorage.setItem(place, JSON.stringify(session));
  dispatchEvent(new Event(started));
}

export function clearSession(): void {
  localStorage.removeItem(place);
  clearPersonalData();
  owner = null;
  dispatchEvent(new Event(ended));
}

/** The session that an answer carries, where it carries one. */
export function sessionIn(headers: Headers): StoredSession | null {
  const read = (name: string) => headers.get(name)?.trim() ?? "";
  const session = {
    "access-token": read("access-token"),
    client: read("client"),
    uid: read("uid"),
    "token-type": read("token-type"),
    expiry: read("expiry"),
  };
  return session["access-token"] && session.client && session.uid ? session : null;
}

/** Something could not be sent because the session is over; the page may offer to log in without leaving it. */
export function notifySessionExpired(): void {
  if (storedSession() || owner) dispatchEvent(new Event(over));
}

/** What stands on the page belongs to somebody else than who is signed in now. */
export function isSomebodyElses(): boolean {
  const now = storedSession()?.uid;
  return Boolean(now && owner && now !== owner);
}

/** @returns what ends the listening */
export function onSessionExpired(hear: () => void): () => void {
  addEventListener(over, hear);
  return () => removeEventListener(over, hear);
}

/** Somebody has logged in above the page after their session was over. @returns whether what was interrupted goes on by itself */
export function resumeAfterLogIn(): boolean {
  return !dispatchEvent(new Event(resumed, { cancelable: true }));
}

/** @param resume answers whether it goes on with something. @returns what ends the listening */
export function onResumedAfterLogIn(resume: () => boolean): () => void {
  const hear = (event: Event) => {
    if (resume()) event.preventDefault();
  };
  addEventListener(resumed, hear);
  return () => removeEventListener(resumed, hear);
}

/** Somebody has logged in on this page. @returns what ends the listening */
export function onSessionStarted(hear: () => void): () => void {
  addEventListener(started, hear);
  return () => removeEventListener(started, hear);
}

/** A session has started or ended, here or in another tab. @returns what ends the listening */
export function onSessionChanged(hear: () => void): () => void {
  const hearOtherTab = ({ key }: StorageEvent) => {
    if (key === place || key === null) hear();
  };
  addEventListener(started, hear);
  addEventListener(ended, hear);
  addEventListener("storage", hearOtherTab);
  return () => {
    removeEventListener(started, hear);
    removeEventListener(ended, hear);
    removeEventListener("storage", hearOtherTab);
  };
}
