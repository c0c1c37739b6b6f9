-- Every public page asks for whose universities such events are; they are few among all.
create index events_listed_for_universities on events (start_at, owner_organization_id)
  where is_shown_only_organization_universities and is_published;
