-- People as sites that sign them in know them: by the issuer and the subject that it gives, never by an address.
create table identities (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  issuer text not null constraint identities_issuer_check check (char_length(issuer) between 1 and 500),
  subject text not null constraint identities_subject_check check (char_length(subject) between 1 and 255),
  -- The provider of the settings by which it was used last; it may have been removed from there.
  provider text not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  constraint identities_subject_key unique (issuer, subject),
  constraint identities_user_id_key unique (user_id, issuer)
);

-- Log-ins on their way to a provider and back; a row that has expired is removed. The digests are of `state` and of a cookie of the
-- browser that began. With a session it is its holder who proves themselves, or adds the provider to the account; no reference, since the
-- session may have ended before.
create table oidc_flows (
  state_digest bytea primary key constraint oidc_flows_state_digest_check check (octet_length(state_digest) = 32),
  browser_digest bytea not null constraint oidc_flows_browser_digest_check check (octet_length(browser_digest) = 32),
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  redirect_to text not null,
  session_id integer,
  adds_identity boolean not null default false
    constraint oidc_flows_adds_identity_check check (not adds_identity or session_id is not null),
  expires_at timestamptz(3) not null
);
create index oidc_flows_expires_at_idx on oidc_flows (expires_at);

-- What a provider has said of somebody, for the browser that began alone: traded for a session (`entry`), used by a sign-up, or by
-- whoever signs in to the account that has the address (`joining`). A row that has expired is removed.
create table identity_tickets (
  digest bytea primary key constraint identity_tickets_digest_check check (octet_length(digest) = 32),
  browser_digest bytea not null constraint identity_tickets_browser_digest_check check (octet_length(browser_digest) = 32),
  purpose text not null constraint identity_tickets_purpose_check check (purpose in ('entry', 'sign_up', 'joining')),
  provider text not null,
  issuer text not null,
  subject text not null,
  email text,
  is_email_verified boolean not null
    constraint identity_tickets_is_email_verified_check check (not is_email_verified or email is not null),
  first_name text not null,
  last_name text not null,
  redirect_to text not null,
  session_id integer,
  adds_identity boolean not null default false
    constraint identity_tickets_adds_identity_check check (not adds_identity or session_id is not null),
  expires_at timestamptz(3) not null
);
create index identity_tickets_expires_at_idx on identity_tickets (expires_at);
