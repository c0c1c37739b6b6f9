/** Statements about tokens and webhooks that the database refuses: the rule, the constraint and a statement. */
export function refusedIntegrations({ event, user }: { event: number; user: number }) {
  const organization = `(select owner_organization_id from events where id = ${event})`;
  const member = `insert into organization_members (organization_id, user_id) values (${organization}, ${user})
    on conflict do nothing`;
  const token = (scope: string, digest: string) =>
    `insert into api_tokens (organization_id, user_id, label, scope, token_digest, created_at)
     values (${organization}, ${user}, 'x', '${scope}', '${digest}', now())`;
  const webhook = (events: string, secret = "repeat('a', 24)::bytea") =>
    `insert into webhooks (organization_id, url, events, secret, created_at)
     values (${organization}, 'https://example.com', '${events}', ${secret}, now())`;
  const delivery = (columns: string, values: string) =>
    `${webhook("{event.changed}")};
     insert into webhook_deliveries (webhook_id, type, ${columns}) select max(id), 'event.changed', ${values} from webhooks`;
  return [
    ["a token's scope is one of two", "api_tokens_scope_check", `${member}; ${token("admin", "a")}`],
    [
      "no two tokens are the same",
      "api_tokens_token_digest_key",
      `${member}; ${token("read", "a")}; ${token("full", "a")}`,
    ],
    [
      "a token is a member's",
      "api_tokens_member_fkey",
      `delete from organization_members where user_id = ${user}; ${token("read", "b")}`,
    ],
    ["a webhook is told of something that there is", "webhooks_events_check", webhook("{event.opened}")],
    ["a webhook is told of something", "webhooks_events_check", webhook("{}")],
    ["a webhook's secret is long", "webhooks_secret_check", webhook("{event.changed}", "'a'")],
    [
      "a former secret ends some time",
      "webhooks_former_secret_check",
      `insert into webhooks (organization_id, url, events, secret, former_secret, created_at)
       values (${organization}, 'https://example.com', '{event.changed}', decode(repeat('00', 32), 'hex'), 'a', now())`,
    ],
    ["a delivery has a known state", "webhook_deliveries_state_check", delivery("state", "'lost'")],
    [
      "a delivery fails for a known reason",
      "webhook_deliveries_problem_check",
      delivery("problem", "'luck'"),
    ],
    ["a delivery in hand is somebody's", "webhook_deliveries_claim_check", delivery("state", "'sending'")],
    [
      "no two messages have the same id",
      "webhook_deliveries_message_id_key",
      `${delivery("message_id", "gen_random_uuid()")}; insert into webhook_deliveries (webhook_id, type, message_id)
       select webhook_id, type, message_id from webhook_deliveries order by id desc limit 1`,
    ],
  ] as const;
}
