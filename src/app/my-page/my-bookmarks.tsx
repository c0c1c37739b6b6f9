import { useState } from "react";
import type { bookmarkContracts } from "../../features/bookmarks/bookmarks.contract.ts";
import { takeOverBookmarks } from "../../features/bookmarks/bookmarks.public.ts";
import type { Event } from "../../features/events/events.contract.ts";
import { hasBegun } from "../../features/events/events.public.ts";
import { apiClient } from "../../platform/browser/api-client.ts";
import { ButtonLink } from "../../ui/base/button.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import { Folded, MyEventCards } from "./events/my-event-cards.tsx";
import { Loaded } from "./loaded.tsx";
import styles from "./my-page.module.css";

const api = apiClient<typeof bookmarkContracts>();

/** With those that the device has kept until now. */
async function fetchBookmarks(): Promise<Event[]> {
  await takeOverBookmarks();
  return (await api("GET /users/own/bookmarks", { isDrawn: true })).data;
}

/** The events that the current user has bookmarked. */
export function MyBookmarks({ userId }: { userId: number }) {
  return (
    <Loaded name="bookmarks" userId={userId} load={fetchBookmarks}>
      {(events) => <BookmarkedEvents events={events} />}
    </Loaded>
  );
}

/** Soonest first; one whose bookmark is taken away stays in sight until the page is left, so that it can be given back. */
export function BookmarkedEvents({ events }: { events: readonly Event[] }) {
  const t = useTexts();
  const [now] = useState(() => Date.now());
  const isComing = ({ start_at }: Event) => !hasBegun(new Date(start_at), new Date(now));
  const sorted = events.toSorted((one, other) => Date.parse(one.start_at) - Date.parse(other.start_at));
  const past = sorted.filter((event) => !isComing(event)).reverse();
  return (
    <section className={styles.section} aria-labelledby="bookmarks">
      <h2 id="bookmarks">{t("me.bookmarks")}</h2>
      {events.length === 0 && (
        <p className={styles.none}>
          {t("me.no_bookmarks")}
          <ButtonLink to="/" look="quiet">
            {t("home.see_all")}
          </ButtonLink>
        </p>
      )}
      <MyEventCards events={sorted.filter(isComing)} now={now} />
      <Folded title={t("me.past_bookmarks")} count={past.length}>
        <MyEventCards events={past} now={now} />
      </Folded>
    </section>
  );
}
