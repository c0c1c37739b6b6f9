/** Additions and invitations of one account: each sends mails, and an addition tells whether an address has signed up. */
export const additions = { name: "add_member", max: 60, seconds: 60 * 60 };
