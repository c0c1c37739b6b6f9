export { requireOrganizer } from "./organizers.server.ts";
export { selectPeople } from "./people.server.ts";
export { nameIn } from "./present-organization.ts";
export { presentPerson } from "./present-person.ts";
export { followsAHost, tookPartWithAHost } from "./reachable-people.server.ts";
