-- As many rows of the reference data as fill.sql names, as version 0.1.0 has them.
create temporary table named on commit drop as
  select n, '行' || n as name_ja, 'Row ' || n as name_en, jsonb_build_object('ja', '行' || n, 'en', 'Row ' || n) as names
    from generate_series(1, 800) n;
insert into languages (id, name_ja, name_en, names) select * from named where n <= 2;
insert into interface_languages (code, language_id) values ('ja', 1), ('en', 2);
insert into prefectures (id, name_ja, name_en, names) select * from named where n <= 47;
insert into universities (id, name_ja, name_en, names, prefecture_id, kind) select *, 1 + n % 47, 'national' from named;
insert into department_categories (id, name_ja, name_en, names) select * from named where n <= 5;
insert into countries (id, alpha2, name_ja, name_en, names) values (392, 'JP', '日本', 'Japan', '{"ja": "日本", "en": "Japan"}');
insert into occupations (id, name_ja, name_en, names) select * from named where n = 1;
insert into event_purposes (id, name_ja, name_en, names) select * from named where n <= 24;
insert into event_formats (id, name_ja, name_en, names) select * from named where n <= 24;
insert into question_types (id, key, name_ja, name_en, names)
  select n, 'type' || n, name_ja, name_en, names from named where n in (3, 4);
