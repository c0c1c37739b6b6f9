export { queueDueFollowerDigests } from "./digest/queue-follower-digests.server.ts";
export { mailOrganization } from "./mail-organization.server.ts";
export { renderFollowerDigest, renderMemberAdded } from "./mails/organizer-mails.server.ts";
export { organizationName } from "./organization-name.server.ts";
export { isOrganizer, requireOrganizer } from "./organizers.server.ts";
export { selectPeople } from "./people.server.ts";
export { presentPerson } from "./present-person.ts";
export { followsAHost, tookPartWithAHost } from "./reachable-people.server.ts";
export { showOrganizationToVisitors } from "./show-to-visitors.server.ts";
