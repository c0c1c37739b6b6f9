import { setMaxListeners } from "node:events";
import { beforeEach, expect, it, vi } from "vitest";
import { clearSession, storeSession } from "../../../platform/browser/storage/stored-session.ts";

const session = { "access-token": "a", client: "b", uid: "c", "token-type": "Bearer", expiry: "" };
const stored = new Map<string, string>();
const page = new EventTarget();
setMaxListeners(0, page);
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
vi.stubGlobal("location", { href: "http://tsudoi.test/" });
vi.stubGlobal("document", { documentElement: { dataset: {}, lang: "en" } });
for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const) {
  vi.stubGlobal(name, page[name].bind(page));
}

/** The account's bookmarks, and what the API answers to those who ask. */
let account: Set<number>;
const failing = new Map<string, number>();
const asked = vi.fn((path: string, { method = "GET" }: RequestInit = {}) => {
  const call = `${method} ${path.replace("/api/v1", "")}`;
  const id = Number(/\d+/.exec(call.replace("/v1/", ""))?.[0] ?? 0);
  const status = failing.get(call) ?? 200;
  if (status === 0) return Promise.reject(new TypeError("no connection"));
  if (status === 200 && method === "PUT") account.add(id);
  if (status === 200 && method === "DELETE") account.delete(id);
  const data =
    method === "GET"
      ? { bookmarked: [...account], applied: [7], applications: [{ event_id: 7, state: "waiting" }] }
      : {};
  return Promise.resolve(Response.json(status === 200 ? { data } : { errors: { event: ["?"] } }, { status }));
});
vi.stubGlobal("fetch", asked);
vi.stubGlobal("sessionStorage", { getItem: () => null, setItem() {}, removeItem() {} });

const shown = vi.fn();
vi.mock("../../events/events.public.ts", () => ({ showEventMarks: shown }));
const { myEventMarks } = await import("./my-event-marks.ts");

const onDevice = () => JSON.parse(stored.get("tsudoi.bookmarks") ?? "[]");
const bookmarked = () => [...(shown.mock.lastCall?.[0].bookmarked ?? [])].sort();
/** A page load: whatever was shown before is forgotten. */
function open() {
  const marks = myEventMarks();
  marks.want();
  return marks;
}

beforeEach(() => {
  stored.clear();
  failing.clear();
  account = new Set();
  clearSession();
  vi.clearAllMocks();
});

it("a visitor's bookmarks are kept on the device and nothing is asked of the server", async () => {
  const marks = open();
  expect((await marks.setBookmark(3, true))?.kind).toBe("success");
  await marks.setBookmark(5, true);
  await marks.setBookmark(3, false);
  expect([onDevice(), bookmarked()]).toEqual([[5], [5]]);
  expect(asked).not.toHaveBeenCalled();
});

it("whoever signs in takes the device's bookmarks along, once, without events that are gone", async () => {
  stored.set("tsudoi.bookmarks", "[3,4]");
  failing.set("PUT /events/4/bookmark", 404);
  open();
  storeSession(session);
  await vi.waitFor(() => expect(bookmarked()).toEqual([3]));
  expect([[...account], onDevice()]).toEqual([[3], []]);
  expect(shown.mock.lastCall?.[0].applied).toEqual(new Map([[7, "waiting"]]));
});

it.each([0, 500, 503, 401, 422])(
  "a bookmark that could not be taken over (%i) stays on the device",
  async (status) => {
    stored.set("tsudoi.bookmarks", "[3,4]");
    failing.set("PUT /events/3/bookmark", status);
    storeSession(session);
    open();
    await vi.waitFor(() => expect(bookmarked()).toEqual([3, 4]));
    expect(onDevice()).toEqual([3, 4]);
    failing.clear();
    open();
    await vi.waitFor(() => expect(onDevice()).toEqual([]));
    expect([...account]).toEqual([3, 4]);
  },
);

it("a press shows at once, and is taken back with a word where the server refuses it", async () => {
  storeSession(session);
  const marks = open();
  await vi.waitFor(() => expect(shown).toHaveBeenCalled());
  failing.set("PUT /events/9/bookmark", 0);
  const pressed = marks.setBookmark(9, true);
  expect(bookmarked()).toEqual([9]);
  expect((await pressed)?.kind).toBe("error");
  expect(bookmarked()).toEqual([]);
});

it("the last of quick presses is what stays", async () => {
  storeSession(session);
  const marks = open();
  await Promise.all([marks.setBookmark(9, true), marks.setBookmark(9, false), marks.setBookmark(9, true)]);
  expect([[...account], bookmarked()]).toEqual([[9], [9]]);
});
