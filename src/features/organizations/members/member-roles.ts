/** What members of an organization are, those who may do most first. */
export const memberRoles = ["admin", "editor", "door"] as const;
export type MemberRole = (typeof memberRoles)[number];

/**
 * What a call of an organization or of its events asks of a member: `administer` (members, deleting the organization), `organize`
 * (everything else about its events and people) or `check_in` (what a helper's link may).
 */
export type MemberRight = "administer" | "organize" | "check_in";

const rights: Record<MemberRole, readonly MemberRight[]> = {
  admin: ["administer", "organize", "check_in"],
  editor: ["organize", "check_in"],
  door: ["check_in"],
};

/**
 * Whether a role has a right. In SQL `organization_members.is_organizer` is `may(role, "organize")`, and every row may check in.
 * @param role undefined for who is no member
 */
export function may(role: MemberRole | undefined, right: MemberRight): boolean {
  return role !== undefined && rights[role].includes(right);
}

/** The roles that have a right, for a statement that looks for their members. */
export const rolesWith = (right: MemberRight): MemberRole[] => memberRoles.filter((role) => may(role, right));
