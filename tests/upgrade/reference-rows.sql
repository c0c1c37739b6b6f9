-- As many rows of the reference data as fill.sql names, as the version before had them.
insert into languages (id, name_ja, name_en) values (1, '日本語', 'Japanese'), (2, '英語', 'English');
insert into prefectures (id, name_ja, name_en) select n, '県' || n, 'Prefecture ' || n from generate_series(1, 47) n;
insert into universities (id, name_ja, name_en, prefecture_id, kind)
  select n, '大学' || n, 'University ' || n, 1 + n % 47, 'national' from generate_series(1, 800) n;
insert into department_categories (id, name_ja, name_en) select n, '学部' || n, 'Field ' || n from generate_series(1, 5) n;
insert into countries (id, alpha2, name_ja, name_en) values (392, 'JP', '日本', 'Japan');
insert into occupations (id, name_ja, name_en) values (1, '学生', 'Student');
insert into event_purposes (id, name_ja, name_en) select n, '目的' || n, 'Purpose ' || n from generate_series(1, 24) n;
insert into event_formats (id, name_ja, name_en) select n, '形式' || n, 'Format ' || n from generate_series(1, 24) n;
insert into question_types (id, key, name_ja, name_en) values (3, 'textarea', '長文', 'Long text');
