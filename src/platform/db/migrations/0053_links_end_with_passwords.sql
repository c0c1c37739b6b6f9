-- Counts how often somebody has changed their password: links in mails that change applications end with it. Those that were sent
-- before this migration are for 0 and go on until then.
alter table users add column links_version integer not null default 0;

create function count_password_change() returns trigger language plpgsql as $$
begin
  new.links_version := old.links_version + 1;
  return new;
end $$;
create trigger count_password_change before update of password_hash on users
  for each row when (new.password_hash is distinct from old.password_hash) execute function count_password_change();
