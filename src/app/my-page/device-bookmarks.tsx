import { readDeviceBookmarks } from "../../features/bookmarks/bookmarks.public.ts";
import type { Event, eventReadContracts } from "../../features/events/events.contract.ts";
import { ApiError, apiClient } from "../../platform/browser/api-client.ts";
import { ButtonLink } from "../../ui/base/button.tsx";
import { Bar } from "../../ui/feedback/bar.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import { Loaded } from "./loaded.tsx";
import { BookmarkedEvents } from "./my-bookmarks.tsx";
import styles from "./my-page.module.css";

const api = apiClient<typeof eventReadContracts>();

/** Visitors' bookmarks, and how to have them everywhere. */
export function DeviceBookmarks() {
  const t = useTexts();
  return (
    <>
      <Bar kind="note">
        <span className={styles.none}>
          {t("me.on_device")}
          <ButtonLink to="/login?redirect_to=/me/saved" look="quiet">
            {t("shell.login")}
          </ButtonLink>
        </span>
      </Bar>
      <Loaded name="device bookmarks" userId={null} load={fetchDeviceBookmarks}>
        {(events) => <BookmarkedEvents events={events} />}
      </Loaded>
    </>
  );
}

/** Without those that are hidden or gone; the device keeps their ids all the same. */
async function fetchDeviceBookmarks(): Promise<Event[]> {
  const found = await Promise.all(readDeviceBookmarks().map(fetchIfThere));
  return found.filter((event) => event !== null);
}

async function fetchIfThere(id: number): Promise<Event | null> {
  try {
    return (await api("GET /events/{id}", { params: { id }, query: {}, isDrawn: true })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
