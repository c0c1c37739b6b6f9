-- Figures of the product team count applications by when they were made. They are written in that order, so a page's range of times is enough.
create index applications_applied_at_idx on applications using brin (applied_at) with (pages_per_range = 32);
-- Functions: 11b65e2463f9cf2e
