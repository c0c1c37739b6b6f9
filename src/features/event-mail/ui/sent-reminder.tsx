import { apiClient } from "../../../platform/browser/api-client.ts";
import type { mailDeliveryContracts } from "../delivery/mail-delivery.contract.ts";
import { MailProgressView } from "./mail-progress.tsx";
import { MailRecipients } from "./mail-recipients.tsx";

const delivery = apiClient<typeof mailDeliveryContracts>();

/** How far a mail to applicants is that was set and whose time has come, and who got it. */
export function SentReminder({ eventId, mailId }: { eventId: number; mailId: number }) {
  const params = { event_id: eventId, id: mailId };
  return (
    <>
      <MailProgressView
        mail={`reminder ${mailId}`}
        ask={async () =>
          (await delivery("GET /events/{event_id}/remind_event_mails/{id}/progress", { params })).data
        }
      />
      <MailRecipients
        mail={`reminder ${mailId}`}
        ask={(query) =>
          delivery("GET /events/{event_id}/remind_event_mails/{id}/recipients", { params, query })
        }
      />
    </>
  );
}
