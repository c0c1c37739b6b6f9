import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { QueryProvider } from "../../../platform/browser/query-provider.tsx";
import { isActive } from "../../../shared/application-states.ts";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { flashTimes, useFlash } from "../../../ui/feedback/flash.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { fetchApplicantCounts } from "../applicant-counts/applicant-counts-query.ts";
import { countIn } from "../applicant-counts/count-applicants.ts";
import type { eventWriteContracts } from "../editing/edit-event.contract.ts";
import type { PageEvent } from "../page/sparse-event.ts";
import { managedEventQuery } from "./event-queries.ts";
import styles from "./organizer-menu-panel.module.css";
import type { OrganizerMenuProps } from "./organizer-menu-props.ts";

const writing = apiClient<typeof eventWriteContracts>();

interface OrganizerMenuPanelProps extends OrganizerMenuProps {
  userId: number;
  /** For which the person manages the event. */
  organizationId: number;
}

export default function OrganizerMenuPanel(props: OrganizerMenuPanelProps) {
  return (
    <QueryProvider>
      <Panel {...props} />
    </QueryProvider>
  );
}

/** A failed check means that one does not manage the event, and says nothing. */
function Panel({
  event: shown,
  userId,
  organizationId,
  onChanged,
  edit,
  askUnpublish,
}: OrganizerMenuPanelProps) {
  const t = useTexts();
  const query = managedEventQuery(shown.id, userId, useLanguage());
  const { data: event } = useQuery(query);
  const queries = useQueryClient();
  if (!event) return null;
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
              void queries.invalidateQueries(query);
              onChanged();
            }}
          />
          {edit(organizationId)}
        </>
      )}
      <ButtonLink look="quiet" to={dashboard}>
        {t("event.manage")}
      </ButtonLink>
      {!event.cancelled_at && !event.held_at && event.notify_event_mails.length === 0 && (
        <div className={styles.warning} role="note">
          <p>{t("event.no_mail_set")}</p>
          <ButtonLink to={`${dashboard}/announce`}>{t("event.set_mail")}</ButtonLink>
        </div>
      )}
    </section>
  );
}

interface PublicSwitchProps extends Pick<OrganizerMenuProps, "askUnpublish" | "onChanged"> {
  event: PageEvent;
}

function PublicSwitch({ event, askUnpublish, onChanged }: PublicSwitchProps) {
  const t = useTexts();
  const flash = useFlash();
  const [asked, setAsked] = useState<number | null>(null);
  const params = { id: event.id };
  const onError = (error: Error) => flash(failureMessage(error, t("apply.unreachable")), "error");
  const change = useMutation({
    mutationFn: () =>
      writing("PUT /events/{id}/update", { params, body: { event: { is_published: !event.is_published } } }),
    onSuccess: () => {
      flash(t("event.updated"), "success", flashTimes.notice);
      onChanged();
    },
    onError,
  });
  // The page may have been open for a while.
  const count = useMutation({
    mutationFn: async () => countIn(await fetchApplicantCounts(event.id), isActive),
    onSuccess: (applications) => (applications === 0 ? change.mutate() : setAsked(applications)),
    onError,
  });
  return (
    <>
      <button
        type="button"
        role="switch"
        aria-checked={event.is_published}
        className={styles.switch}
        disabled={Boolean(event.held_at) || change.isPending || count.isPending}
        onClick={() => (event.is_published ? count : change).mutate()}
      >
        <span aria-hidden="true" className={styles.track} />
        {t("event.make_public")}
      </button>
      {asked !== null &&
        askUnpublish(asked, (isMeant) => {
          setAsked(null);
          if (isMeant) change.mutate();
        })}
    </>
  );
}
