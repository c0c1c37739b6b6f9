import type { Language } from "../../../shared/languages/languages.ts";
import type { StartAndEnd } from "../availability/ends-at.ts";
import { answersUntil } from "../retention/answers-until.ts";
import type { HostRow } from "./host-rows.server.ts";
import { presentHost } from "./present-host.ts";

/** The part of an event's own answer that follows from its hosts. */
export function ofHosts(event: StartAndEnd, hosts: readonly HostRow[], language: Language) {
  const owner = hosts.find(({ is_owner }) => is_owner);
  return {
    organizationEvents: hosts.map((host) => presentHost(host, language)),
    answersUntil: owner ? answersUntil(event, owner) : null,
  };
}
