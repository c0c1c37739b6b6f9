-- The words of texts (docs/decisions/0036-full-text-search-in-postgresql.md). Where words begin and how they are read only a
-- dictionary tells, which the program asks; what it answers is kept by the text. Until it has answered, a text is found by its
-- letters (`search_fallback_terms`).

-- The terms of a text, by which it is found (src/platform/text-analysis/term-kinds.ts).
create table text_analyses (
  digest bytea primary key,
  version smallint not null,
  terms tsvector not null,
  created_at timestamptz not null default now()
);
create index text_analyses_created_at_idx on text_analyses (created_at);

-- The words of all texts: what a search that is mistyped, or written without blanks, may mean.
create table search_vocabulary (
  term text collate "C" primary key,
  -- How it is read, as keys that are the same for every way of romanising.
  readings text[] not null default '{}',
  -- Itself and what is left of it without one letter; empty where it is too short for typos.
  deletions text[] not null default '{}',
  checked_at timestamptz not null default now()
);
create index search_vocabulary_deletions_idx on search_vocabulary using gin (deletions);
create index search_vocabulary_checked_at_idx on search_vocabulary (checked_at);

-- Full and half width, hiragana and katakana, upper and lower case are the same to somebody who searches.
create or replace function fold_text(input text) returns text language sql immutable parallel safe strict
return translate(
  lower(normalize(input, NFKC)),
  'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ',
  'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ'
);

-- Accents are left off, so that Kyoto is found in Kyōto. A blank stands where Japanese would read another name across two
-- words: 京都 in 東京都, 府中 in 大阪府中央区.
create or replace function search_letters(input text) returns text language sql immutable parallel safe strict
return regexp_replace(
  normalize(regexp_replace(normalize(fold_text(input), NFD), '[\u0300-\u036F]', '', 'g'), NFC),
  '([東东]京)(?=都)|(大阪府|京都府)(?=中)', '\1\2 ', 'g'
);

-- Latin words in the singular, where a blank follows. The rules need only give all forms of a word the same ending, not
-- a right one: party and parties, class and classes, tea and teas.
create or replace function search_singulars(input text) returns text language sql immutable parallel safe strict
return regexp_replace(
  regexp_replace(
    regexp_replace(input, '([a-z]{2})(ies|ie|ys|y) ', '\1i ', 'g'),
    '([a-z]{2}[sxzo]|[a-z][cs]h)es? ', '\1 ', 'g'
  ),
  '([a-z][a-hj-rtv-z])s ', '\1 ', 'g'
);

-- Words of Latin letters and numbers stand between blanks, so that they are found where they begin and end.
create or replace function search_text(input text) returns text language sql immutable parallel safe strict
return regexp_replace(
  search_singulars(regexp_replace(search_letters(input), '([a-z]+|[0-9]+)', ' \1 ', 'g')),
  '[^\S\n]+', ' ', 'g'
);

-- The terms of a text by which an index finds it: Latin words and numbers as they are; of everything else every one and
-- two characters in a row, since Japanese has no spaces between words and 大学 is in 東北大学.
create or replace function search_text_terms(prepared text) returns text[] language sql immutable parallel safe strict
return array(
  select distinct term
    from regexp_split_to_table(prepared, '[\s!-/:-@\[-`{-~、。・「」]+') as piece,
         lateral (
           select piece as term where piece ~ '^[a-z0-9]+$'
           union all
           select substr(piece, i, n)
             from generate_series(1, 2) as n, generate_series(1, length(piece) - n + 1) as i
            where piece !~ '^[a-z0-9]+$'
         ) as terms
);

-- The terms of a text that no dictionary has read.
create or replace function search_fallback_terms(input text) returns tsvector language sql immutable parallel safe strict
return array_to_tsvector(array(
  select case when term ~ '^[a-z0-9]+$' then left(term, 40) else '~' || term end
    from unnest(search_text_terms(search_text(left(input, 5000)))) as term
   where term <> ''
));

-- The terms, each behind the mark of the field in which they stand.
create or replace function mark_terms(mark text, terms tsvector) returns tsvector language sql immutable parallel safe strict
return array_to_tsvector(array(select mark || term from unnest(tsvector_to_array(terms)) as term));

create aggregate all_terms(tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '');
