-- Scans that show no valid ticket are counted before more of them are written.
create index check_ins_uncounted_idx on check_ins (event_id, application_id) where ticket_id is null;
