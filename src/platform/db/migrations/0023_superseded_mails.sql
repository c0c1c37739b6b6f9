-- After what a mail that waits is not sent any more, as its definition says: 'event.cancelled' and the like.
alter table mails add column superseded_by text[] not null default '{}';

-- Mails that were written before this column, or by the version before while it still runs, get what their kind has.
create function fill_superseded_by() returns trigger language plpgsql as $$
begin
  new.superseded_by = case new.kind
    when 'event_changed' then '{event.cancelled,event.moved}'
    when 'event_tomorrow' then '{event.cancelled,event.rescheduled}'
    when 'remind_later' then '{event.cancelled}'
    when 'custom_reminder' then '{event.cancelled}'
    when 'announcement' then '{event.cancelled}'
    else new.superseded_by
  end;
  return new;
end $$;
create trigger mails_fill_superseded_by before insert or update of superseded_by on mails
  for each row when (new.superseded_by = '{}') execute function fill_superseded_by();
update mails set superseded_by = '{}' where state in ('waiting', 'sending');
