-- How Japanese names are read, in hiragana: lists stand in this order on Japanese pages, and names are found by it. Empty
-- until the data files are loaded, and in rows that a file no longer has.
alter table prefectures add column reading text not null default '';
alter table universities add column reading text not null default '';
alter table countries add column reading text not null default '';
