import type { ExampleReader, MailToRender } from "../../../platform/mail/define-mail.server.ts";
import type { MailCode, MailContent } from "../../../platform/mail/layout/mail-content.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { loadSharp } from "../../../platform/storage/images/load-sharp.server.ts";
import { isComing } from "../../../shared/application-states.ts";
import { showTicketCode } from "../../../shared/codes/ticket-code.ts";
import { drawQrCode } from "../../../shared/draw-qr-code.ts";
import { findTicketCode } from "./find-ticket.server.ts";
import { ticketAddress } from "./ticket-address.ts";

/** Of the picture, on a screen that shows two dots for each of its pixels. */
const dots = 464;

/** The letter stands in no ticket's code, so that it is nobody's. */
const exampleCode = ({ state }: ExampleReader) => (isComing(state) ? "UUUUUUUUUU" : null);

/** The ticket in mails to somebody who is coming: the ticket's code, and the link to its page; null for everybody else. */
export async function ticketInMail(
  { db, settings }: Platform,
  { language, example }: Pick<MailToRender, "language" | "example">,
  eventId: number,
  userId: number,
): Promise<{ code: MailCode; link: NonNullable<MailContent["link"]> } | null> {
  const code = example ? exampleCode(example) : await findTicketCode(db, eventId, userId);
  if (code === null) return null;
  const t = mailTextsIn(language);
  const { svg, size } = drawQrCode(code, dots);
  const letters = showTicketCode(code);
  const sharp = await loadSharp();
  return {
    code: {
      lead: t("mail.ticket.lead"),
      letters,
      alt: t("mail.ticket.alt", { code: letters }),
      png: await sharp(Buffer.from(svg)).png({ palette: true, colours: 2 }).toBuffer(),
      size: size / 2,
    },
    link: { label: t("mail.link.ticket"), url: ticketAddress(settings.publicUrl, eventId, code, language) },
  };
}
