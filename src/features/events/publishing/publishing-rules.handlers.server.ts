import { handler } from "../../../platform/http/handler.server.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { findNewOrganizationLimits, isSuspended } from "../../organizations/organizations.server.ts";
import { publishingRefusal } from "./publishing-refusal.ts";
import { publishingRuleContracts as contracts } from "./publishing-rules.contract.ts";
import { countPublishedAhead, needsDisclosure } from "./require-publishable.server.ts";

export const showPublishingRulesHandler = handler(
  contracts["GET /organizations/{id}/publishing_rules"],
  async ({ platform: { db, clock, settings } }, { params: { id }, query }) => {
    const now = clock.now();
    const [limits, isOwnerSuspended, needsIt] = await Promise.all([
      findNewOrganizationLimits(db, settings, id, now),
      isSuspended(db, id),
      needsDisclosure(db, settings, id, query.event_id ?? null),
    ]);
    const published = limits ? await countPublishedAhead(db, id, now) : 0;
    const facts = {
      isSuspended: isOwnerSuspended,
      needsDisclosure: needsIt,
      limits,
      published: published + 1,
    };
    return {
      needs_disclosure: needsIt,
      refusal: publishingRefusal(facts),
      limits: limits && {
        published,
        published_at_most: limits.events,
        recipients_at_most: limits.recipients,
        until: toWireTime(limits.until),
      },
    };
  },
);
