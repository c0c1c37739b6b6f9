-- The sweep for people who are checked in after the thank-yous of their event asks every few seconds.
create index follow_up_mails_thanked_idx on follow_up_mails (sent_at) where is_thanks_on and sent_at is not null;
