import { useEffect, useState } from "react";
import { apiOf } from "../../../platform/browser/call-api.ts";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { useOwnUser } from "../../accounts/door.ts";
import type { Event, eventReadCalls } from "../contract.ts";
import styles from "./event-manager-menu.module.css";

const api = apiOf<typeof eventReadCalls>();

/** For those who manage the event; a failed check means that one does not, and says nothing. */
export function EventManagerMenu({ event }: { event: Event }) {
  const t = useTexts();
  const { user } = useOwnUser();
  const [isManager, setManager] = useState(false);
  const userId = user?.id;
  useEffect(() => {
    setManager(false);
    if (!userId) return;
    api("GET /authentications/event/{event_id}", { params: { event_id: event.id } }).then(
      () => setManager(true),
      () => {},
    );
  }, [event.id, userId]);
  if (!isManager) return null;
  return (
    <section className={styles.menu} aria-label={t("event.organizer_menu")}>
      <h2>{t("event.organizer_menu")}</h2>
      <ButtonLink look="quiet" to={`/manage/organizations/${event.owner_organization_id}/events/${event.id}`}>
        {t("event.manage")}
      </ButtonLink>
    </section>
  );
}
