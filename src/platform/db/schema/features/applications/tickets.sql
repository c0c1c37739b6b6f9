-- The ticket of somebody who is coming. It is withdrawn with the place; who comes back has another.
create table tickets (
  id integer generated always as identity primary key,
  application_id integer not null references applications on delete cascade,
  event_id integer not null references events on delete cascade,
  -- Crockford's base 32: no I, L, O and U.
  code text not null
    constraint tickets_code_key unique
    constraint tickets_code_check check (code ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  is_withdrawn boolean not null default false
);
create unique index tickets_valid_idx on tickets (application_id) where not is_withdrawn;
create index tickets_application_idx on tickets (application_id);
create index tickets_event_idx on tickets (event_id);

-- Fifty random bits. The bytes of a UUID that hold its version and variant are left out.
create or replace function new_ticket_code() returns text language sql volatile as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(random.bytes, n) & 31) + 1, 1), '')
    from (select uuid_send(gen_random_uuid()) as bytes) random,
         unnest(array[0, 1, 2, 3, 4, 5, 9, 10, 11, 12]) as n
$$;

-- Whoever gets a place gets a ticket; whoever loses it loses the ticket, and is not there any more.
create or replace function follow_confirmed_applications() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    update tickets t set is_withdrawn = true
      from old_rows o join new_rows n on n.id = o.id
     where o.state = 'confirmed' and n.state <> 'confirmed' and t.application_id = n.id and not t.is_withdrawn;
    delete from attendances a
     using old_rows o join new_rows n on n.id = o.id
     where o.state = 'confirmed' and n.state <> 'confirmed' and a.application_id = n.id;
    insert into tickets (application_id, event_id, code)
    select n.id, n.event_id, new_ticket_code()
      from old_rows o join new_rows n on n.id = o.id
     where o.state <> 'confirmed' and n.state = 'confirmed';
  else
    insert into tickets (application_id, event_id, code)
    select n.id, n.event_id, new_ticket_code() from new_rows n where n.state = 'confirmed';
  end if;
  return null;
end $$;
create trigger follow_confirmed_on_insert after insert on applications referencing new table as new_rows
  for each statement execute function follow_confirmed_applications();
create trigger follow_confirmed_on_update after update on applications
  referencing old table as old_rows new table as new_rows
  for each statement execute function follow_confirmed_applications();
