import type { MailProgress } from "../delivery/mail-delivery.contract.ts";

/** A line of the timeline of an event's mails. */
export interface EventMailLine {
  /** Who makes it: an organizer as announcement, for a set time, or at once; or it goes by itself. */
  source: "announcement" | "reminder" | "message" | "automatic";
  /** Of a reminder or message. */
  id: number | null;
  /** The kind of an automatic mail. */
  kind: string | null;
  /** In the organizers' own words. */
  title: string | null;
  /** When it goes, or when the last one of them went. */
  at: Date;
  state: MailProgress["state"];
  /** Why it is dropped; null for every other state. */
  reason: MailProgress["reason"];
  /** Null while nobody knows whom it will reach. */
  recipients: number | null;
  sent: number;
  failed: number;
}
