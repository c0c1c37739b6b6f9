-- Applications are counted by where the visit came from that led to them, as views are.
alter table applications add column source text
  constraint applications_source_check check (source ~ '^[A-Za-z0-9_-]{1,40}$');
alter type application_write add attribute source text;
-- Functions: e58bef79ec5ca183
