import { defineCoHostMail } from "./define-co-host-mail.server.ts";

/** To the organization that invited another, which has accepted. */
export const coHostAcceptedMail = defineCoHostMail({
  kind: "co_host_accepted",
  to: "inviting",
  page: ({ eventId }) => `/events/${eventId}/co-hosts`,
});
