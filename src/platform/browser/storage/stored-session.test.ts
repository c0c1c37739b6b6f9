import { beforeEach, expect, it, vi } from "vitest";
import {
  clearSession,
  isSomebodyElses,
  notifySessionExpired,
  onSessionExpired,
  storedSession,
  storeSession,
} from "./stored-session.ts";

const session = { "access-token": "a", client: "b", uid: "c", "token-type": "Bearer", expiry: "" };
const stored = new Map<string, string>();
const page = new EventTarget();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
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
