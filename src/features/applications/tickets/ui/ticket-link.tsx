import { useEffect } from "react";
import { personName } from "../../../../shared/people/person-name.ts";
import { ButtonLink } from "../../../../ui/base/button.tsx";
import { useReader } from "../../../../ui/texts/reader.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { useSignedInUser } from "../../../accounts/accounts.public.ts";
import type { PageEvent } from "../../../events/events.public.ts";
import { describeTicketEvent } from "./describe-ticket-event.ts";
import { fetchTicketAhead } from "./fetch-ahead.ts";

interface TicketLinkProps {
  event: PageEvent;
  label?: string;
  look?: "quiet";
}

/** Leads somebody who is coming to their ticket, and keeps it on the device for when there is no connection. */
export function TicketLink({ event, label, look }: TicketLinkProps) {
  const t = useTexts();
  const reader = useReader();
  const { language } = reader;
  const user = useSignedInUser();
  const name = user ? personName(user, language) : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each event and person
  useEffect(() => {
    if (name) void fetchTicketAhead(describeTicketEvent(event, reader, t), name);
  }, [event.id, name]);
  return (
    <ButtonLink to={`/events/${event.id}/ticket`} look={look}>
      {label ?? t("ticket.short")}
    </ButtonLink>
  );
}
