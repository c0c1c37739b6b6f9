import { defineCoHostMail } from "./define-co-host-mail.server.ts";

/** To the organization that invited another, which has declined. */
export const coHostDeclinedMail = defineCoHostMail({
  kind: "co_host_declined",
  to: "inviting",
  page: ({ eventId }) => `/events/${eventId}/co-hosts`,
});
