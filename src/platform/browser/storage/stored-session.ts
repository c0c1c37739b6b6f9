import { clearPersonalData } from "./clear-personal-data.ts";

/** The session as the protocol hands it out. */
export interface SessionCredentials {
  "access-token": string;
  client: string;
  uid: string;
  "token-type": string;
  expiry: string;
}

/** As it is kept between visits in local storage, or on a shared computer in the window alone. */
export interface StoredSession extends SessionCredentials {
  /**
   * By what the device knows whose the things are that it keeps: the person's id, since the address may change. Of sessions from
   * before that the address by which they began.
   */
  owner: string;
}

/** Where the session is kept in a storage. */
export const sessionPlace = "tsudoi.session";
const over = "tsudoi:session-over";
const resumed = "tsudoi:resumed-after-log-in";
const started = "tsudoi:session-started";
const ended = "tsudoi:session-ended";

/** Whether the session that starts next is for this window alone. */
let isNextForWindow = false;

/** Whose session the page has, or had until another tab ended it. */
let holder: Holder | null = null;

type Holder = Pick<StoredSession, "owner" | "uid">;

/** An address may have become somebody else's: it tells who somebody is only where nothing better was known before. */
function areSamePerson(before: Holder, now: Holder): boolean {
  const wasByAddress = before.owner === before.uid;
  return before.owner === now.owner || (wasByAddress && before.uid === now.uid);
}

export function storedSession(): StoredSession | null {
  try {
    const session = JSON.parse(
      sessionStorage.getItem(sessionPlace) ?? localStorage.getItem(sessionPlace) ?? "null",
    );
    const isWhole = Boolean(session?.["access-token"] && session.client && session.uid);
    if (!isWhole) return null;
    const stored = { ...session, owner: session.owner ?? session.uid };
    holder ??= stored;
    return stored;
  } catch {
    return null;
  }
}

/** A shared computer: the session that starts next ends with this window, and the device keeps nothing of its person. */
export function keepInWindowAlone(isShared: boolean): void {
  isNextForWindow = isShared;
}

/** Whether the session that starts next is for this window alone. */
export const isNextInWindowAlone = (): boolean => isNextForWindow;

/** Whether the session is for this window alone: then nothing of its person may be kept on the device. */
export function isInWindowAlone(): boolean {
  try {
    return sessionStorage.getItem(sessionPlace) !== null;
  } catch {
    return false;
  }
}

/** The person whose things the device keeps: the owner of the session; null without one. */
export const sessionOwner = (): string | null => storedSession()?.owner ?? null;

/**
 * Keeps a session that has started. What the device keeps of somebody else goes; what it keeps of the same person stays theirs.
 * @param userId the address stands in its place where it is not told
 */
export function storeSession(session: SessionCredentials, userId?: number): void {
  const before = storedSession();
  const told = String(userId ?? session.uid);
  const isSamePerson = before && areSamePerson(before, { owner: told, uid: session.uid });
  if (!isSamePerson) clearPersonalData();
  const nextOwner = isSamePerson ? before.owner : told;
  const [to, from] =
    isNextForWindow || isInWindowAlone() ? [sessionStorage, localStorage] : [localStorage, sessionStorage];
  from.removeItem(sessionPlace);
  to.setItem(sessionPlace, JSON.stringify({ ...session, owner: nextOwner }));
  dispatchEvent(new Event(started));
}

export function clearSession(): void {
  localStorage.removeItem(sessionPlace);
  sessionStorage.removeItem(sessionPlace);
  isNextForWindow = false;
  clearPersonalData();
  holder = null;
  dispatchEvent(new Event(ended));
}

/** The session that an answer carries, where it carries one. */
export function sessionIn(headers: Headers): SessionCredentials | null {
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
  if (storedSession() || holder) dispatchEvent(new Event(over));
}

/** What stands on the page belongs to somebody else than who is signed in now. */
export function isSomebodyElses(): boolean {
  const now = storedSession();
  return Boolean(now && holder && !areSamePerson(holder, now));
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
    if (key === sessionPlace || key === null) hear();
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
