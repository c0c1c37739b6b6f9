/** Everything that the page of an organization shows, and the name and picture by which events call it: a topic of the public data. */
export function organizationTopic(id: number): string {
  return `organization:${id}`;
}

/** How many people follow the organization. */
export function followersTopic(id: number): string {
  return `followers:${id}`;
}
