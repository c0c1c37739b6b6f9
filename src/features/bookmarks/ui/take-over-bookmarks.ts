import { ApiError, apiClient } from "../../../platform/browser/api-client.ts";
import type { bookmarkContracts } from "../bookmarks.contract.ts";
import { dropDeviceBookmark, readDeviceBookmarks } from "./device-bookmarks.ts";

const api = apiClient<typeof bookmarkContracts>();

/**
 * Gives the device's bookmarks to the account that has signed in. One leaves the device when the account has it, or when there
 * is no such event any more; whatever goes wrong before that, it stays for the next time.
 */
export function takeOverBookmarks(): Promise<void> {
  running ??= takeOver().finally(() => {
    running = null;
  });
  return running;
}

/** The marks and the list of bookmarks both wait for it. */
let running: Promise<void> | null = null;

async function takeOver(): Promise<void> {
  for (const id of readDeviceBookmarks()) {
    try {
      await api("PUT /events/{id}/bookmark", { params: { id } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) return;
    }
    dropDeviceBookmark(id);
  }
}
