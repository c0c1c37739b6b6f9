-- A new secret of a webhook beside the one before; saves of an event that change nothing which readers see.
alter table webhooks add column former_secret bytea, add column former_secret_until timestamptz(3);
alter table webhooks add constraint webhooks_former_secret_check
  check ((former_secret is null) = (former_secret_until is null));

-- The version before leaves it as it is, so that each of its saves is told, as until now.
alter table events add column unseen_version integer;
drop trigger tell_webhooks_of_changed_event on events;
create trigger tell_webhooks_of_changed_event after update of is_published, cancelled_at, lock_version on events
  for each row when (
    new.is_published <> old.is_published
    or new.is_published and new.cancelled_at is not null and old.cancelled_at is null
    or new.is_published and old.is_published and new.cancelled_at is null and new.lock_version <> old.lock_version
      and new.unseen_version is distinct from new.lock_version
  )
  execute function tell_webhooks_of_event();
-- Functions: eccd63df358a9621
