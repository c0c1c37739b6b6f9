-- Whether the others who come may see the person's first name. Nobody's is shown unless they have chosen so, and the choice ends
-- with the application.
alter table applications add column shows_first_name boolean not null default false;

create function hide_first_name() returns trigger language plpgsql as $$
begin
  new.shows_first_name := false;
  return new;
end $$;
-- After follow_cancelled_at, by its name, which puts the state right where the version before writes `cancelled_at` alone.
create trigger hide_first_name before update of state, cancelled_at on applications
  for each row when (new.shows_first_name and new.state in ('declined', 'cancelled')) execute function hide_first_name();
