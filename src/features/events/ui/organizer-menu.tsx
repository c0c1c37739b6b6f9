import { type ReactNode, useCallback, useEffect, useState } from "react";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { flashTimes, useFlash } from "../../../ui/feedback/flash.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { useCurrentUser } from "../../accounts/accounts.public.ts";
import type { eventWriteContracts } from "../editing/edit-event.contract.ts";
import type { Event, eventReadContracts } from "../events.contract.ts";
import styles from "./organizer-menu.module.css";

const reading = apiClient<typeof eventReadContracts>();
const writing = apiClient<typeof eventWriteContracts>();

interface OrganizerMenuProps {
  /** As everybody sees it. */
  event: Event;
  /** After the menu has changed the event. */
  onChanged(): void;
  /** What opens the event's form, for the organization that the person acts for. */
  edit(organizationId: number): ReactNode;
  /** Asks before an event is switched off to which so many have applied. */
  askUnpublish(count: number, onAnswer: (isMeant: boolean) => void): ReactNode;
}

/** For those who manage the event; a failed check means that one does not, and says nothing. */
export function OrganizerMenu({ event: shown, onChanged, edit, askUnpublish }: OrganizerMenuProps) {
  const t = useTexts();
  const { user } = useCurrentUser();
  const { event, reload } = useManagedEvent(shown);
  if (!event) return null;
  const own = event.organization_events.find(({ organization }) =>
    organization.organizer_ids.includes(user?.id ?? 0),
  );
  const organizationId = own?.organization_id ?? event.owner_organization_id;
  const dashboard = `/manage/organizations/${organizationId}/events/${event.id}`;
  return (
    <section className={styles.menu} aria-label={t("event.organizer_menu")}>
      <h2>{t("event.organizer_menu")}</h2>
      {!event.cancelled_at && (
        <>
          <PublicSwitch
            event={event}
            askUnpublish={askUnpublish}
            onChanged={() => {
              void reload();
              onChanged();
            }}
          />
          {edit(organizationId)}
        </>
      )}
      <ButtonLink look="quiet" to={dashboard}>
        {t("event.manage")}
      </ButtonLink>
      {!event.cancelled_at && event.notify_event_mails.length === 0 && (
        <div className={styles.warning} role="note">
          <p>{t("event.no_mail_set")}</p>
          <ButtonLink to={`${dashboard}/announce`}>{t("event.set_mail")}</ButtonLink>
        </div>
      )}
    </section>
  );
}

/**
 * The event with what only its managers see; null for everybody else. Only who is an organizer of one of its hosts is asked
 * about: for all others the answer is known, and would be an error in the browser's console.
 */
function useManagedEvent({ id: eventId, organization_events: hosts }: Event) {
  const { user } = useCurrentUser();
  const [event, setEvent] = useState<Event | null>(null);
  const userId = user?.id;
  const isOrganizer = hosts.some(({ organization }) => organization.organizer_ids.includes(userId ?? 0));
  const reload = useCallback(async () => {
    const { data } = await reading("GET /events/{id}", { params: { id: eventId } });
    setEvent(data);
  }, [eventId]);
  useEffect(() => {
    setEvent(null);
    if (!isOrganizer) return;
    reading("GET /authentications/event/{event_id}", { params: { event_id: eventId } })
      .then(reload)
      .catch(() => {});
  }, [eventId, isOrganizer, reload]);
  return { event, reload };
}

interface PublicSwitchProps extends Pick<OrganizerMenuProps, "askUnpublish" | "onChanged"> {
  event: Event;
}

function PublicSwitch({ event, askUnpublish, onChanged }: PublicSwitchProps) {
  const t = useTexts();
  const flash = useFlash();
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<number | null>(null);
  const params = { id: event.id };
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      flash(failureMessage(error, t("apply.unreachable")), "error");
    }
    setBusy(false);
  };
  const change = async () => {
    const body = { event: { is_published: !event.is_published } };
    await writing("PUT /events/{id}/update", { params, body });
    flash(t("event.updated"), "success", flashTimes.notice);
    onChanged();
  };
  const press = async () => {
    if (!event.is_published) return change();
    // The page may have been open for a while.
    const { data } = await reading("GET /events/{id}", { params });
    if (data.applications_count === 0) return change();
    setAsked(data.applications_count);
  };
  return (
    <>
      <button
        type="button"
        role="switch"
        aria-checked={event.is_published}
        className={styles.switch}
        disabled={isBusy}
        onClick={() => void attempt(press)}
      >
        <span aria-hidden="true" className={styles.track} />
        {t("event.make_public")}
      </button>
      {asked !== null &&
        askUnpublish(asked, (isMeant) => {
          setAsked(null);
          if (isMeant) void attempt(change);
        })}
    </>
  );
}
