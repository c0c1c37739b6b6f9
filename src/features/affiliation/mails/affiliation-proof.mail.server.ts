import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import { nameInMail } from "../../../shared/people/person-name.ts";
import { readerNameIn } from "../../reference-data/reference-data.server.ts";
import { maskedAddress } from "../proving/masked-address.ts";
import { mintAffiliationToken, selectRequests } from "../proving/open-requests.server.ts";

/** To an address of a university: whose account asks, and a link that is made as the mail leaves. */
export const affiliationProofMail = defineMail({
  kind: "affiliation_proof",
  priority: mailPriorities.immediate,
  payload: z.object({ requestId: z.int(), redirectTo: z.string() }),
  preference: null,
  isSentToSuppressed: true,
  async render({ db, clock, settings }, { language }, { requestId, redirectTo }) {
    const request = await selectRequests(db).where("r.id", "=", requestId).executeTakeFirst();
    if (!request) return null;
    const token = await mintAffiliationToken(db, requestId, clock.now());
    const t = mailTextsIn(language);
    const words = {
      university: readerNameIn(request.university, language),
      account: maskedAddress(request.email ?? ""),
    };
    const search = new URLSearchParams({ token, redirect_to: redirectTo, lang: language });
    return {
      subject: t("mail.affiliation_proof.subject", words),
      greeting: t("mail.greeting", { name: nameInMail(request, language) }),
      paragraphs: [t("mail.affiliation_proof.body", words), t("mail.affiliation_proof.how")],
      link: { label: t("mail.affiliation_proof.link"), url: `${settings.publicUrl}/affiliation?${search}` },
      footer: t("mail.affiliation_proof.footer"),
    };
  },
});
