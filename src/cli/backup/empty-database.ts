import pg, { type Client } from "pg";

/** Removes every table, function and type of ours; what others keep in schemas of their own stays. */
export async function emptyDatabase(client: Client): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  for (const { name } of tables) await client.query(`drop table ${pg.escapeIdentifier(name)} cascade`);
  const { rows: functions } = await client.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc f
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = f.oid and d.deptype = 'e')`,
  );
  for (const { name } of functions) await client.query(`drop routine if exists ${name} cascade`);
  const { rows: types } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'c'",
  );
  for (const { name } of types) await client.query(`drop type ${pg.escapeIdentifier(name)}`);
}

/** The mails that have left, for the time of this transaction: a backup from before must not send them once more. */
export async function rememberSentMails(client: Client): Promise<void> {
  await client.query(
    `create temp table sent_mails (dedupe_key text primary key, kind text, message_id text, language text,
      sent_at timestamptz not null) on commit drop`,
  );
  if (!(await hasTable(client, "mails"))) return;
  await client.query(
    "insert into sent_mails select dedupe_key, kind, message_id, language, sent_at from mails where state = 'sent'",
  );
}

/** Of mails that the backup does not know their keys are kept, since their causes would come due once more. */
export async function putBackSentMails(client: Client): Promise<void> {
  await client.query(
    `update mails set state = 'sent', sent_at = sent_mails.sent_at, claimed_by = null, claimed_until = null
       from sent_mails where mails.dedupe_key = sent_mails.dedupe_key`,
  );
  await client.query(
    `insert into mails (kind, dedupe_key, message_id, language, state, sent_at)
     select kind, dedupe_key, message_id, language, 'sent', sent_at from sent_mails on conflict do nothing`,
  );
}

/** The data version of running programs' caches; the restored data has to be newer. */
export async function rememberVersion(client: Client): Promise<number> {
  if (!(await hasTable(client, "public_data_versions"))) return 0;
  const { rows } = await client.query("select sum(version) as version from public_data_versions");
  return Number(rows[0].version ?? 0);
}

export async function hasTable(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query("select to_regclass($1) is not null as is_there", [`public.${name}`]);
  return rows[0].is_there;
}
