-- What deleting an account left behind until now: places that nobody could free, answers, addresses of mails.
create temporary table gone on commit drop as select id from users where deleted_at is not null;

delete from answers a using applications p where p.id = a.application_id and p.user_id in (table gone);
update applications set cancelled_at = now() where cancelled_at is null and user_id in (table gone);
delete from organization_members where user_id in (table gone);
delete from organization_follows where user_id in (table gone);
delete from event_reminders where user_id in (table gone);
delete from announcement_recipients where user_id in (table gone);
delete from sessions where user_id in (table gone);
delete from account_tokens where user_id in (table gone);
update help_articles set last_updated_by_id = null where last_updated_by_id in (table gone);
update mails
   set state = case when state in ('waiting', 'sending') then 'skipped' else state end,
       claimed_by = null, claimed_until = null, address = null, payload = '{}', last_error = null
 where user_id in (table gone);
update users
   set language = 'en', wants_newsletter = false, wants_announcements = false, wants_organizer_digest = false
 where deleted_at is not null;
-- So that a later migration of the same transaction may alter these tables.
set constraints all immediate;
set constraints all deferred;
