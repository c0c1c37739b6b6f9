import { ApiError, apiClient } from "../../../platform/browser/api-client.ts";
import { onSessionChanged, storedSession } from "../../../platform/browser/storage/stored-session.ts";
import type { ContractAnswer } from "../../../shared/contract.ts";
import { openTexts } from "../../../shared/languages/catalogues/catalogues.ts";
import { documentLanguage } from "../../../shared/languages/document-language.ts";
import { signedInTexts } from "../../../ui/texts/signed-in-texts.ts";
import type { TextKey } from "../../../ui/texts/texts.tsx";
import { type EventMarksSource, type Said, showEventMarks } from "../../events/events.public.ts";
import type { bookmarkContracts } from "../bookmarks.contract.ts";
import {
  dropDeviceBookmark,
  keepDeviceBookmark,
  onDeviceBookmarksChanged,
  readDeviceBookmarks,
} from "./device-bookmarks.ts";

const api = apiClient<typeof bookmarkContracts>();

type EventMarks = ContractAnswer<(typeof bookmarkContracts)["GET /users/own/event_marks"]>;

/** The marks of whoever reads: of the account that is signed in, of the device for visitors. */
export function myEventMarks(): EventMarksSource {
  let stored = { bookmarked: [] as number[], applied: [] as EventMarks["applications"] };
  /** Presses that are not answered yet. */
  const pressed = new Map<number, boolean>();
  let writing: Promise<unknown> = Promise.resolve();
  let isWanted = false;
  let loadedFor: string | null = null;

  const show = () => {
    const bookmarked = new Set(stored.bookmarked);
    for (const [id, isOn] of pressed) isOn ? bookmarked.add(id) : bookmarked.delete(id);
    showEventMarks({
      bookmarked,
      applied: new Map(stored.applied.map(({ event_id, state }) => [event_id, state])),
    });
  };
  const load = async () => {
    const session = storedSession();
    if (!session) {
      stored = { bookmarked: readDeviceBookmarks(), applied: [] };
      return show();
    }
    // Where it does not come, they stay on the device for the next time.
    await import("./take-over-bookmarks.ts").then(
      ({ takeOverBookmarks }) => takeOverBookmarks(),
      () => {},
    );
    if (!isWanted) return;
    const answer = await api("GET /users/own/event_marks").catch(() => null);
    if (!answer || storedSession()?.client !== session.client) return;
    const { bookmarked, applications: applied } = answer.data;
    // An event that could not be taken over is bookmarked all the same.
    stored = { bookmarked: [...bookmarked, ...readDeviceBookmarks()], applied };
    show();
  };
  const write = async (eventId: number, isBookmarked: boolean): Promise<Said | null> => {
    if (!storedSession()) return setOnDevice(eventId, isBookmarked);
    pressed.set(eventId, isBookmarked);
    show();
    const call = isBookmarked ? "PUT /events/{id}/bookmark" : "DELETE /events/{id}/bookmark";
    const answer = writing.then(() => api(call, { params: { id: eventId } }));
    writing = answer.catch(() => {});
    try {
      await answer;
      dropDeviceBookmark(eventId);
      const others = stored.bookmarked.filter((id) => id !== eventId);
      stored = { ...stored, bookmarked: isBookmarked ? [eventId, ...others] : others };
      return null;
    } catch (error) {
      const sentence = error instanceof ApiError ? error.firstSentence : "";
      return sentence ? { message: sentence, kind: "error" } : await say("bookmark.failed", "error");
    } finally {
      if (pressed.get(eventId) === isBookmarked) pressed.delete(eventId);
      show();
    }
  };
  const setOnDevice = async (eventId: number, isBookmarked: boolean) => {
    const isDone = isBookmarked ? keepDeviceBookmark(eventId) : dropDeviceBookmark(eventId);
    await load();
    if (!isDone) return say("bookmark.device_full", "error");
    return isBookmarked ? say("bookmark.on_device", "success") : null;
  };

  onSessionChanged(() => void load());
  onDeviceBookmarksChanged(() => void load());
  if (storedSession() && readDeviceBookmarks().length > 0) void load();
  return {
    want() {
      isWanted = true;
      // Once for a page: what is applied to on one shows on the next.
      if (loadedFor === location.href) return;
      loadedFor = location.href;
      void load();
    },
    setBookmark: write,
  };
}

async function say(key: TextKey, kind: Said["kind"]): Promise<Said> {
  const language = documentLanguage();
  return { message: openTexts(language, await signedInTexts(language))._(key), kind };
}
