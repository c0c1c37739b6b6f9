import { beforeEach, expect, it, vi } from "vitest";
import { choiceStorage } from "./choice-storage.ts";
import { onSessionStartedElsewhere } from "./session-elsewhere.ts";
import {
  clearSession,
  isInWindowAlone,
  isSomebodyElses,
  keepInWindowAlone,
  notifySessionExpired,
  onSessionExpired,
  sessionOwner,
  storedSession,
  storeSession,
} from "./stored-session.ts";

const session = { "access-token": "a", client: "b", uid: "c", "token-type": "Bearer", expiry: "" };
const stored = new Map<string, string>();
const page = new EventTarget();
const ofWindow = new Map<string, string>();
const storageOn = (values: Map<string, string>) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
});
vi.stubGlobal("localStorage", storageOn(stored));
vi.stubGlobal("sessionStorage", storageOn(ofWindow));
const deleted = vi.fn();
vi.stubGlobal("indexedDB", { deleteDatabase: deleted });
vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));

const heard = vi.fn();
onSessionExpired(heard);

beforeEach(() => {
  clearSession();
  heard.mockClear();
});

it("a page that had a session tells that it is over, even when another tab has removed it", () => {
  storeSession(session);
  storedSession();
  stored.clear();
  notifySessionExpired();
  expect(heard).toHaveBeenCalledOnce();
});

it("who never had a session or has logged out here is not told that it is over", () => {
  notifySessionExpired();
  storeSession(session);
  storedSession();
  clearSession();
  notifySessionExpired();
  expect(heard).not.toHaveBeenCalled();
});

it("a page is somebody else's once another person has logged in on it, and not after one has logged out", () => {
  const other = { ...session, uid: "d" };
  storeSession(session);
  storedSession();
  storeSession(session);
  expect(isSomebodyElses()).toBe(false);
  storeSession(other);
  expect(isSomebodyElses()).toBe(true);
  clearSession();
  storeSession(other);
  expect(isSomebodyElses()).toBe(false);
});

/** As when another tab clears the session that is over, and logs in. */
const logInElsewhere = (owner: string, uid = session.uid) =>
  stored.set("tsudoi.session", JSON.stringify({ ...session, uid, owner }));

it("a page whose session another tab has removed and replaced is its person's still, by whatever that was named", () => {
  storeSession(session);
  storedSession();
  logInElsewhere("7");
  expect(isSomebodyElses()).toBe(false);
  logInElsewhere("7", "d");
  expect(isSomebodyElses()).toBe(true);
  clearSession();
  storeSession(session, 7);
  storedSession();
  logInElsewhere("7", "new@example.com");
  expect(isSomebodyElses()).toBe(false);
  logInElsewhere("8");
  expect(isSomebodyElses()).toBe(true);
});

it("a page hears of a log-in in another tab, and not of a log-out there, nor where its session is the window's", () => {
  const hear = vi.fn();
  const stop = onSessionStartedElsewhere(hear);
  const change = (newValue: string | null) =>
    page.dispatchEvent(Object.assign(new Event("storage"), { key: "tsudoi.session", newValue }));
  change(null);
  expect(hear).not.toHaveBeenCalled();
  change("{}");
  expect(hear).toHaveBeenCalledOnce();
  keepInWindowAlone(true);
  storeSession(session);
  change("{}");
  stop();
  keepInWindowAlone(false);
  ofWindow.clear();
  change("{}");
  expect(hear).toHaveBeenCalledOnce();
});

it("a person who logs in by another address keeps what the device has of them; somebody else finds nothing", () => {
  storeSession(session, 7);
  expect(sessionOwner()).toBe("7");
  deleted.mockClear();
  storeSession({ ...session, client: "e", uid: "new@example.com" }, 7);
  expect([sessionOwner(), deleted.mock.calls.length]).toEqual(["7", 0]);
  expect(isSomebodyElses()).toBe(false);
  storeSession({ ...session, client: "f" }, 8);
  expect([sessionOwner(), deleted.mock.calls.length]).toEqual(["8", 1]);
});

it("what was kept by the address, before ids were, stays its person's when they log in again", () => {
  stored.set("tsudoi.session", JSON.stringify(session));
  expect(sessionOwner()).toBe("c");
  deleted.mockClear();
  storeSession({ ...session, client: "e" }, 7);
  expect([sessionOwner(), deleted.mock.calls.length]).toEqual(["c", 0]);
});

it("on a shared computer the session is in the window alone, also when it starts anew there, until the person logs out", () => {
  storeSession(session, 6);
  keepInWindowAlone(true);
  storeSession({ ...session, client: "e" }, 7);
  expect([stored.size, sessionOwner(), isInWindowAlone()]).toEqual([0, "7", true]);
  keepInWindowAlone(false);
  storeSession({ ...session, client: "f" }, 7);
  expect([stored.size, storedSession()?.client]).toEqual([0, "f"]);
  // Closing the window.
  ofWindow.clear();
  expect([storedSession(), isInWindowAlone()]).toEqual([null, false]);
  keepInWindowAlone(true);
  storeSession(session, 7);
  clearSession();
  expect([stored.size, ofWindow.size]).toEqual([0, 0]);
  storeSession(session, 7);
  expect([stored.size, isInWindowAlone()]).toEqual([1, false]);
});

it("two windows of a shared computer each have a session of their own", () => {
  keepInWindowAlone(true);
  storeSession(session, 7);
  const first = new Map(ofWindow);
  ofWindow.clear();
  expect(storedSession()).toBeNull();
  storeSession({ ...session, client: "e" }, 8);
  expect(sessionOwner()).toBe("8");
  ofWindow.clear();
  for (const [key, value] of first) ofWindow.set(key, value);
  expect(sessionOwner()).toBe("7");
});

it("what somebody chooses at a device stays there, and on a shared computer goes with the window", () => {
  storeSession(session, 7);
  choiceStorage().setItem("choice", "mine");
  expect([stored.get("choice"), ofWindow.has("choice")]).toEqual(["mine", false]);
  stored.delete("choice");
  clearSession();
  keepInWindowAlone(true);
  storeSession(session, 8);
  choiceStorage().setItem("choice", "theirs");
  expect([stored.has("choice"), ofWindow.get("choice")]).toEqual([false, "theirs"]);
  ofWindow.clear();
});
