-- The ids of at most so many events (null: all) that have the terms. The planner does not know that reading the terms of a row takes a
-- hundred times as long as reading the row, and would read all of them where it takes a word for frequent.
create function find_search_documents(query tsquery, most integer) returns setof integer
  language plpgsql stable parallel safe rows 20000 set enable_seqscan = off as $$
begin
  return query select d.event_id from event_search_documents d where d.words @@ query limit most;
end $$;

-- As above, in the title.
create function find_search_titles(query tsquery, most integer) returns setof integer
  language plpgsql stable parallel safe rows 1000 set enable_seqscan = off as $$
begin
  return query select d.event_id from event_search_documents d where d.title @@ query limit most;
end $$;
