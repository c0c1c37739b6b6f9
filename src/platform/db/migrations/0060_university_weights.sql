-- How much there is of a university here, as a power of two: its students who have signed up, and the events in its list. Of
-- those that are called alike, lists to choose from name the best known first (src/features/reference-data).
create function university_weights() returns table (university_id integer, weight integer) language sql stable as $$
  with counts as (
    select u.university_id, count(*) as number from users u where u.university_id is not null group by u.university_id
    union all
    select substr(l.list, 12)::integer, 3 * count(*) from event_lists l where l.list like 'university:%' group by l.list
  )
  select c.university_id, ceil(log(2, 1 + sum(c.number)))::integer from counts c group by c.university_id
$$;
