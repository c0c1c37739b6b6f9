import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { Language } from "../../../shared/languages/languages.ts";
import { mayAct } from "../../../shared/people/may-act.server.ts";
import type { Executor, Tx } from "../../db/client.server.ts";
import { type MailDefinition, mailPriorities, parsePayload } from "../define-mail.server.ts";
import { hasMailAddress, mailAddressSql } from "./mail-address.server.ts";

/** A person (their address and language of now, unless others are given), or an address such as an organization's. */
export type MailAddressee =
  | { userId: number; language?: Language; address?: string }
  | { address: string; language: Language };

export interface QueuedMail<Payload extends z.ZodObject = z.ZodObject> {
  payload: z.input<Payload>;
  /** Names what the mail is sent for. Of a kind, one mail is queued for the same cause (and person), however often it is asked for. */
  cause: string;
  notBefore?: Date;
}

/**
 * Writes a mail into the outbox, in the transaction of its cause: it leaves after the commit or not at all. A person's account
 * is locked first, so that no address is copied from one that is being deleted.
 */
export async function queueMail<Payload extends z.ZodObject>(
  tx: Tx,
  definition: MailDefinition<Payload>,
  { to, cause, notBefore, ...mail }: QueuedMail<Payload> & { to: MailAddressee },
): Promise<void> {
  const payload = parsePayload(definition, mail.payload);
  const content = sql`${cause}::text, ${JSON.stringify(payload)}::jsonb`;
  const row =
    "userId" in to
      ? sql`select id, coalesce(${to.address ?? null}, ${mailAddressSql("users")}), coalesce(${to.language ?? null}, language), ${content} from users
             where id = ${to.userId} and ${mayAct("users")} and ${hasMailAddress("users")} for key share`
      : sql`select null::integer, ${to.address}::text, ${to.language}::text, ${content}`;
  const priority = definition.isTest(payload) ? mailPriorities.confirmation : definition.priority;
  await insertMails({ ...definition, priority }, row, notBefore).execute(tx);
}

/** The same mail to many people, each in their language, in one statement. */
export function queueMails<Payload extends z.ZodObject>(
  tx: Tx,
  definition: MailDefinition<Payload>,
  mail: QueuedMail<Payload>,
  userIds: readonly number[],
): Promise<number> {
  if (userIds.length === 0) return Promise.resolve(0);
  return queueMailsTo(tx, definition, mail, sql`select unnest(${userIds}::integer[]) as user_id`);
}

/** A mail to everybody whom a query finds; what differs from person to person comes from columns of the query. */
interface QueuedMailToMany<Payload extends z.ZodObject, Column extends keyof z.output<Payload>> {
  payload: Omit<z.input<Payload>, Column>;
  /** The rest of the payload: which column of the query holds which key. */
  payloadColumns?: Record<Column, string>;
  /** Without one, the query's column `cause` names it, which is then not completed by the person. */
  cause?: string;
  notBefore?: Date;
}

/**
 * As `queueMails`, to everybody whom a query finds, so that the list of them never comes into this process.
 * @param recipients a query with the column `user_id`
 */
export async function queueMailsTo<
  Payload extends z.ZodObject,
  Column extends keyof z.output<Payload> & string = never,
>(
  db: Executor,
  definition: MailDefinition<Payload>,
  {
    before,
    ...mail
  }: QueuedMailToMany<Payload, Column> & {
    /** Statements whose rows the query uses, as they stand behind `with`. */
    before?: RawBuilder<unknown>;
  },
  recipients: RawBuilder<unknown>,
): Promise<number> {
  const insert = insertMailsTo(definition, mail, recipients);
  const { numAffectedRows } = await sql`${before ? sql`with ${before}` : sql``} ${insert}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** The work of `queueMailsTo`, as a statement that a use case has behind `with`, to write its rows and their mails at once. */
export function insertMailsTo<
  Payload extends z.ZodObject,
  Column extends keyof z.output<Payload> & string = never,
>(
  definition: MailDefinition<Payload>,
  { payload, payloadColumns, cause, notBefore }: QueuedMailToMany<Payload, Column>,
  recipients: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const given = parsePayload(
    { ...definition, payload: definition.payload.omit(namesOf(payloadColumns)) },
    payload,
  );
  const added = Object.entries<string>(payloadColumns ?? {}).map(
    ([key, column]) => sql`|| jsonb_build_object(${key}::text, ${sql.ref(`recipient.${column}`)})`,
  );
  const named = cause === undefined ? sql`recipient.cause` : sql`${cause}::text || ':' || u.id`;
  const rows = sql`
    select u.id, ${mailAddressSql("u")}, u.language, ${named}, ${JSON.stringify(given)}::jsonb ${sql.join(added, sql` `)}
      ${reached(recipients)} for key share of u`;
  return insertMails(definition, rows, notBefore);
}

/** To how many people of a query `queueMailsTo` would write. */
export async function countRecipients(db: Executor, recipients: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct u.id)::integer as count ${reached(recipients)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The people `u` of a query who have an address. */
const reached = (recipients: RawBuilder<unknown>) => sql`
  from (${recipients}) as recipient join users u on u.id = recipient.user_id
 where ${mayAct("u")} and ${hasMailAddress("u")}`;

/** Under which the outbox knows a mail of this kind and cause: `dedupe_key`. */
export function mailKeySql(
  { kind }: Pick<MailDefinition, "kind">,
  cause: RawBuilder<unknown>,
): RawBuilder<string> {
  return sql<string>`(${`${kind}:`}::text || ${cause})`;
}

/** @param rows person, address, language, cause and payload */
function insertMails(
  {
    kind,
    priority,
    references,
    supersededBy,
  }: Pick<MailDefinition, "kind" | "priority" | "references" | "supersededBy">,
  rows: RawBuilder<unknown>,
  notBefore: Date | undefined,
): RawBuilder<unknown> {
  const columns = Object.keys(references).map((column) => sql`, ${sql.ref(column)}`);
  const ids = Object.values(references).map((key) => sql`, (mail.payload ->> ${key}::text)::integer`);
  return sql`
    insert into mails (kind, dedupe_key, message_id, user_id, address, language, payload, priority, next_try_at,
                       superseded_by ${sql.join(columns, sql``)})
    select ${kind}, ${mailKeySql({ kind }, sql`mail.cause`)}, gen_random_uuid()::text, mail.user_id, mail.address, mail.language,
           mail.payload, ${priority}::smallint, coalesce(${notBefore ?? null}::timestamptz, now()),
           ${supersededBy.map(({ name }) => name)}::text[] ${sql.join(ids, sql``)}
      from (${rows}) as mail (user_id, address, language, cause, payload)
    on conflict (dedupe_key) do nothing`;
}

const namesOf = (columns: object | undefined) =>
  Object.fromEntries(Object.keys(columns ?? {}).map((key) => [key, true] as const)) as Record<never, true>;
