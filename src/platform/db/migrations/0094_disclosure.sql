-- Who is behind an organization. The version before leaves it empty.
alter table organizations add column disclosure jsonb not null default '{}' constraint organizations_disclosure_check check (
  jsonb_typeof(disclosure) = 'object'
  and not jsonb_path_exists(disclosure, '$.*.* ? (@.type() != "string" || @ == "")')
);
