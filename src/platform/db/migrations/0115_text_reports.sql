-- Readers say which text of the site reads wrong in their language: such a report is about no organization, and names the page.
alter table reports alter column organization_id drop not null;
alter table reports drop constraint reports_subject_check;
alter table reports add constraint reports_subject_check check (subject in ('event', 'organization', 'text'));
alter table reports drop constraint reports_reason_check;
alter table reports add constraint reports_reason_check check (
  reason in ('hidden_religion', 'solicitation', 'harassment', 'fraud', 'false_information', 'other', 'reads_wrong'));
alter table reports add column page_path text constraint reports_page_path_check check (length(page_path) <= 500);
alter table reports add column page_language text references interface_languages;
alter table reports add column selection text constraint reports_selection_check check (length(selection) <= 500);
alter table reports add constraint reports_text_check check (
  case when subject = 'text'
    then reason = 'reads_wrong' and organization_id is null and page_path is not null and page_language is not null
    else reason <> 'reads_wrong' and organization_id is not null and page_path is null and page_language is null
      and selection is null
  end);
create index reports_page_language_idx on reports (page_language) where page_language is not null;
-- Functions: eabb8ffd910ce547
