import { defineCoHostMail } from "./define-co-host-mail.server.ts";

/** To an organization whose invitation was withdrawn. */
export const coHostWithdrawnMail = defineCoHostMail({
  kind: "co_host_withdrawn",
  to: "invited",
  page: () => "",
});
