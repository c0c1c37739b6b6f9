import { defineCoHostMail } from "./define-co-host-mail.server.ts";

/** To an organization that is invited to host an event with others. */
export const coHostInvitedMail = defineCoHostMail({
  kind: "co_host_invited",
  to: "invited",
  page: () => "/co-hosts",
  tellsFacts: true,
});
