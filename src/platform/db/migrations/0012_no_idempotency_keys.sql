-- Nothing has ever written it: whoever creates something looks for what a lost answer has made.
drop table idempotency_keys;
