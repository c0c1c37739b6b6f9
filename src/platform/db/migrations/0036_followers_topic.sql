-- How many people follow an organization stands on public pages: a topic of its own (followers:7), because it changes much more
-- often than the rest of what is shown of an organization.
create function note_followers_change() returns trigger language plpgsql as $$
begin
  perform note_public_data_change('followers:' || coalesce(new.organization_id, old.organization_id));
  return null;
end $$;

create constraint trigger note_public_data_change after insert or update or delete on organization_follows
  deferrable initially deferred for each row execute function note_followers_change();
