-- What people choose about their turn in the queue, why an application was cancelled, and what a draw can be checked by.
alter table applications
  -- A place that falls free is offered to this person, never given.
  add column asks_before_promotion boolean not null default false,
  -- Only of cancelled ones.
  add column cancel_reason text
    constraint applications_cancel_reason_check check (cancel_reason in ('self', 'organizer', 'expired')),
  -- When somebody who was entered in a draw withdrew or was declined; the digest of the entries tells of those who were there
  -- when applications closed.
  add column left_draw_at timestamptz(3),
  -- Counts how often somebody has applied anew: mailed links are for one application.
  add column links_version integer not null default 0;
update applications a
   set cancel_reason = case when exists (
         select from mails m
          where m.dedupe_key = 'application_news:' || a.id || ':' || a.calendar_sequence
            and m.payload ->> 'news' = 'offer_expired')
       then 'expired' else 'self' end
 where state = 'cancelled';

-- Null where the draw came before there were any.
alter table lottery_draws
  add column entries_digest text,
  -- Who was entered when applications closed, and had left before the draw.
  add column withdrawn_ids integer[] not null default '{}';

alter type application_write
  add attribute cancel_reason text,
  -- Null leaves the wish as it was.
  add attribute asks_before_promotion boolean;

-- So that a later migration of the same transaction may alter the table.
set constraints all immediate;
set constraints all deferred;
