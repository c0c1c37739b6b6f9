alter table organization_members
  add column role text not null default 'admin' constraint organization_members_role_check check (
    role in ('admin', 'editor', 'door')
  ),
  add column is_organizer boolean not null generated always as (role <> 'door') stored;
alter table organizations add column deleted_at timestamptz(3);
-- Functions: 71beaa5df5eff844
