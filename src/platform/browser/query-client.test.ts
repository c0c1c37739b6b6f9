import { QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { clearSession, storeSession } from "./storage/stored-session.ts";

const session = { "access-token": "a", client: "b", uid: "c", "token-type": "Bearer", expiry: "" };
const stored = new Map<string, string>();
const page = new EventTarget();
vi.stubGlobal("document", {});
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
vi.stubGlobal("sessionStorage", { getItem: () => null, setItem() {}, removeItem() {} });
vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
const { queryClient } = await import("./query-client.ts");

const isHeldAfter = (happens: () => void) => {
  queryClient.setQueryDefaults(["my-page"], { gcTime: 60_000 });
  queryClient.setQueryData(["my-page"], "somebody's");
  happens();
  return queryClient.getQueryData(["my-page"]) !== undefined;
};
const inOtherTab = (key: string | null) => page.dispatchEvent(Object.assign(new Event("storage"), { key }));

it.each([
  ["starts", () => storeSession(session)],
  ["ends", clearSession],
  ["starts or ends in another tab", () => inOtherTab("tsudoi.session")],
  ["ends because another tab has emptied the storage", () => inOtherTab(null)],
])("what a person has read is forgotten when a session %s", (_, happens) => {
  expect(isHeldAfter(happens)).toBe(false);
});

it("what a person has read stays while another tab stores something else", () => {
  expect(isHeldAfter(() => inOtherTab("tsudoi.draft"))).toBe(true);
});

it("what is on the screen stays through a log-in, with the form that it began; what could not be read is read again", async () => {
  let reads = 0;
  const queryFn = () => (reads++ === 0 ? Promise.reject(new Error("401")) : Promise.resolve("there"));
  const form = new QueryObserver(queryClient, { queryKey: ["form"], queryFn: () => "saved", staleTime: 1e6 });
  const failed = new QueryObserver(queryClient, { queryKey: ["failed"], queryFn });
  const leave = [form, failed].map((observer) => observer.subscribe(() => {}));
  await expect.poll(() => failed.getCurrentResult().isError && form.getCurrentResult().data).toBe("saved");
  storeSession(session);
  // As a form does that is drawn anew: without its query it would show that it loads.
  form.setOptions({ queryKey: ["form"], queryFn: () => new Promise(() => {}) });
  expect(form.getCurrentResult().data).toBe("saved");
  await expect.poll(() => failed.getCurrentResult().data).toBe("there");
  for (const end of leave) end();
});

it("what nothing on the screen shows any more is forgotten: the next visit reads it anew", () => {
  expect(queryClient.getDefaultOptions().queries?.gcTime).toBe(0);
});
