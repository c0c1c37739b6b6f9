import { Anchor, Button } from "@mantine/core";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { displayDateTime } from "../../../../shared/time/tokyo-time.ts";
import { Badge, type BadgeTone } from "../../../../ui/base/badge.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { holdContracts } from "../../../events/holds/holds.contract.ts";
import type { FoundEvent } from "../team-search.contract.ts";
import { FoundRow, FoundRows } from "./found-row.tsx";
import { TeamActionDialog } from "./team-action-dialog.tsx";

const api = apiClient<typeof holdContracts>();

const tones: Record<FoundEvent["state"], BadgeTone> = {
  draft: "quiet",
  coming: "good",
  past: "quiet",
  cancelled: "quiet",
};

interface FoundEventsProps {
  events: readonly FoundEvent[];
  onChanged(): Promise<void>;
}

/** Events in every state, the latest start first. */
export function FoundEvents({ events, onChanged }: FoundEventsProps) {
  const t = useTexts();
  const language = useLanguage();
  const [asked, setAsked] = useState<FoundEvent | null>(null);
  return (
    <>
      <FoundRows label={t("find.events")}>
        {events.map((event) => {
          const action = t(event.held_at ? "find.release" : "find.hold");
          return (
            <FoundRow
              key={event.id}
              name={
                <Anchor href={`/events/${event.id}`} lang={event.lang} inherit>
                  {event.title}
                </Anchor>
              }
              badges={
                <>
                  {event.held_at && (
                    <Badge tone="now">
                      {t("find.held_since", { at: displayDateTime(new Date(event.held_at), language) })}
                    </Badge>
                  )}
                  {event.is_owner_suspended && <Badge tone="now">{t("find.owner_suspended")}</Badge>}
                  <Badge tone={tones[event.state]}>{t(`find.state.${event.state}`)}</Badge>
                </>
              }
              facts={[
                displayDateTime(new Date(event.start_at), language),
                <Anchor
                  key="organization"
                  href={`/uniteamanage/find?q=/organizations/${event.organization.id}`}
                  inherit
                  underline="always"
                >
                  {event.organization.organization_name}
                </Anchor>,
                t("find.applications", { count: event.applications_count }),
                t("find.event_number", { id: event.id }),
              ]}
              reason={event.hold_reason}
              actions={
                <Button
                  variant="default"
                  aria-label={`${action}: ${event.title}`}
                  onClick={() => setAsked(event)}
                >
                  {action}
                </Button>
              }
            />
          );
        })}
      </FoundRows>
      {asked && <HoldDialog key={asked.id} event={asked} onDone={onChanged} onClose={() => setAsked(null)} />}
    </>
  );
}

interface HoldDialogProps {
  event: FoundEvent;
  onDone(): Promise<void>;
  onClose(): void;
}

function HoldDialog({ event, onDone, onClose }: HoldDialogProps) {
  const t = useTexts();
  const params = { id: event.id };
  const shared = { subject: event.title, onDone, onClose };
  if (event.held_at)
    return (
      <TeamActionDialog
        title={t("find.release")}
        effects={async () => [
          t(event.is_owner_suspended ? "find.release_suspended" : "find.release_effect"),
          t("find.release_mails"),
        ]}
        act={() => api("PUT /uniteam/events/{id}/release", { params })}
        {...shared}
      />
    );
  const effects = async () => {
    const { data } = await api("GET /uniteam/events/{id}/hold", { params });
    return [
      t("find.hold_page"),
      t("find.hold_applicants", { count: data.applicants_count }),
      t("find.hold_places"),
      ...(data.waiting_mails_count > 0 ? [t("find.hold_mails", { count: data.waiting_mails_count })] : []),
    ];
  };
  return (
    <TeamActionDialog
      title={t("find.hold_title")}
      reasonHint={t("find.organizers_reason_hint")}
      effects={effects}
      act={(reason) => api("PUT /uniteam/events/{id}/hold", { params, body: { reason } })}
      {...shared}
    />
  );
}
