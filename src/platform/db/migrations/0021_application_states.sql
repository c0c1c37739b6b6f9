-- An application is in one of these states; src/shared/application-states.ts says what each counts as. `cancelled_at` stays
-- as the moment at which it ended.
alter table applications add column state text not null default 'confirmed' constraint applications_state_check
  check (state in ('confirmed', 'waiting', 'offered', 'under_review', 'entered', 'declined', 'cancelled'));
update applications set state = 'cancelled' where cancelled_at is not null;
alter table applications add constraint applications_cancelled_at_check
  check ((state in ('declined', 'cancelled')) = (cancelled_at is not null));

-- The version before writes `cancelled_at` alone and knows two states. A later version drops this trigger with its function,
-- and the default of `state`.
create function follow_cancelled_at() returns trigger language plpgsql as $$
declare
  is_state_written boolean := tg_op = 'UPDATE' and new.state <> old.state;
begin
  if not is_state_written and (new.state in ('declined', 'cancelled')) <> (new.cancelled_at is not null) then
    new.state := case when new.cancelled_at is null then 'confirmed' else 'cancelled' end;
  end if;
  return new;
end $$;
create trigger follow_cancelled_at before insert or update of cancelled_at on applications
  for each row execute function follow_cancelled_at();

-- Counts those who hold a place and refuses the one too many (SQLSTATE TS001), as count_active_application did.
create function count_held_place() returns trigger language plpgsql as $$
declare
  held boolean := tg_op <> 'INSERT' and old.state in ('confirmed', 'offered');
  holds boolean := tg_op <> 'DELETE' and new.state in ('confirmed', 'offered');
begin
  if holds and not held then
    update events set applications_count = applications_count + 1
     where id = new.event_id and applications_count < max_participant_num;
    if not found then
      raise exception 'event % is full', new.event_id using errcode = 'TS001', constraint = 'events_capacity';
    end if;
  elsif held and not holds then
    update events set applications_count = applications_count - 1 where id = old.event_id;
  end if;
  return null;
end $$;
drop trigger count_active_application on applications;
drop function count_active_application();
create trigger count_held_place after insert or delete or update of state, cancelled_at on applications
  for each row execute function count_held_place();
