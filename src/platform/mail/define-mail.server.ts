import { z } from "zod";
import type { ApplicationState } from "../../shared/application-states.ts";
import type { Language } from "../../shared/languages/languages.ts";
import type { TextReader } from "../../shared/languages/readers/text-reader.ts";
import type { Mails } from "../db/generated/schema.ts";
import type { Platform } from "../platform.ts";
import type { MailContent } from "./layout/mail-content.ts";
import type { OutgoingMail } from "./mailer.server.ts";

/**
 * Smaller goes first. Up to `notice` a mail is transactional: somebody waits for it. From `reminder` on mails go to many (bulk):
 * they leave over a lane of their own and never take the place of the others.
 */
export const mailPriorities = {
  immediate: 0,
  confirmation: 10,
  notice: 20,
  reminder: 30,
  invitation: 40,
  digest: 50,
} as const;

export const firstBulkPriority = mailPriorities.reminder;

/** The columns of the outbox that point at a row of a feature's table. */
export type ReferenceColumn = Exclude<Extract<keyof Mails, `${string}_id`>, "user_id" | "message_id">;

/** Something that happens to a row and makes mails about it untrue while they wait. */
export interface Supersession {
  /** Stands in the outbox: it must not change while mails wait. */
  readonly name: string;
  /** Points at the row that it happens to. */
  readonly column: ReferenceColumn;
}

/** A switch by which a person declines mails; made by the feature that keeps the switches. */
export interface MailPreference {
  isDeclined(platform: Platform, userId: number): Promise<boolean>;
  /** A page for the footer, and headers for the mail program's own button. */
  unsubscribeLinks(
    platform: Platform,
    userId: number,
    language: Language,
  ): Promise<{ unsubscribeUrl: string; headers: Record<string, string> }>;
}

/** For whom a mail is rendered. `user_id` is null where it goes to an address alone, such as an organization's. */
export interface MailToRender extends TextReader {
  user_id: number | null;
  address: string;
  language: Language;
  /**
   * The mail is only looked at, as somebody would get it whom there is not: with the example's name, and without a ticket or link that
   * works. `user_id` is null then, so that nobody's data can stand in it.
   */
  example?: ExampleReader | undefined;
}

/** Whom there is not. `state`: of their application; undefined where they have none. */
export interface ExampleReader {
  state: ApplicationState | undefined;
  /** The event whose managers look at it; a mail about several shows that one alone. */
  eventId?: number;
}

/** The content of a mail; `renderMail` adds its language and how it is declined. */
export type RenderedMail = Omit<MailContent, "language" | "unsubscribeUrl"> &
  Pick<OutgoingMail, "replyTo" | "calendar">;

export interface MailDefinition<Payload extends z.ZodObject = z.ZodObject> {
  /** Unique; stands in the outbox: it must not change while mails wait. */
  readonly kind: string;
  readonly priority: (typeof mailPriorities)[keyof typeof mailPriorities];
  /** Ids of the rows that the mail is about: it is rendered when it leaves, from the data of that moment. */
  readonly payload: Payload;
  /** The outbox's columns that repeat ids of the payload. */
  readonly references: { readonly [Column in ReferenceColumn]?: keyof z.output<Payload> & string };
  /** A mail that still waits is not sent once one of these has happened. */
  readonly supersededBy: readonly Supersession[];
  /** The switch that declines it; null where it cannot be declined. */
  readonly preference: MailPreference | null;
  /** Goes to addresses too that refused mails or complained: its reader has just asked for it there. */
  readonly isSentToSuppressed: boolean;
  /**
   * Tells of more events than the one in `event_id`, and does not wait while that one is on hold: a feature that queues such mails
   * takes out of them the events that are.
   */
  readonly isAboutSeveralEvents: boolean;
  /** Whether it is one that its author sends to themselves: it goes first, and no preference declines it. */
  isTest(payload: z.output<Payload>): boolean;
  /** As whom organizers see it in the timeline of an event's mails; null where it stands in none. */
  example(payload: z.output<Payload>): ExampleReader | null;
  /** Null where the mail has become pointless: the account is gone, the event removed. */
  render(platform: Platform, mail: MailToRender, payload: z.output<Payload>): Promise<RenderedMail | null>;
}

type Optional =
  | "payload"
  | "references"
  | "supersededBy"
  | "preference"
  | "isSentToSuppressed"
  | "isAboutSeveralEvents"
  | "isTest"
  | "example";

/**
 * Defines a kind of mail: one file `<kind>.mail.server.ts` in a feature's folder `mails`, which the worker finds by its name.
 * `preference` has to be said, so that nobody forgets it.
 */
export function defineMail<Payload extends z.ZodObject = z.ZodObject<Record<never, never>>>(
  mail: Omit<MailDefinition<Payload>, Exclude<Optional, "preference">> &
    Partial<Pick<MailDefinition<Payload>, Exclude<Optional, "preference">>>,
): MailDefinition<Payload> {
  const definition = {
    payload: z.object({}) as unknown as Payload,
    references: {},
    supersededBy: [],
    isSentToSuppressed: false,
    isAboutSeveralEvents: false,
    isTest: () => false,
    example: () => null,
    ...mail,
  };
  const lost = definition.supersededBy.find(({ column }) => !(column in definition.references));
  if (lost) throw new Error(`${mail.kind} is superseded by ${lost.name}, but has no ${lost.column}`);
  return definition;
}

/** A payload that fits the mail's schema; it throws with the reason where one does not. */
export function parsePayload<Payload extends z.ZodObject>(
  { kind, payload }: MailDefinition<Payload>,
  given: unknown,
): z.output<Payload> {
  const { data, error } = payload.safeParse(given);
  if (error) throw new Error(`the payload of a mail of kind ${kind} does not fit: ${z.prettifyError(error)}`);
  return data as z.output<Payload>;
}
