import type { MailToRender } from "../../../platform/mail/define-mail.server.ts";
import type { MailContent } from "../../../platform/mail/layout/mail-content.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { ApplicationState } from "../../../shared/application-states.ts";
import { actionsInState } from "../actions/available-actions.ts";
import { applicationToken } from "./application-token.server.ts";
import { linkActions, linkWord } from "./link-actions.ts";

/**
 * The links of a mail by which its reader changes their application without signing in. They lead to a page, since mail programs
 * open links to look at them: nothing changes before a button is pressed there.
 */
export async function applicationLinks(
  { db, settings }: Platform,
  { address, language, example }: MailToRender,
  application: { id: number; state: ApplicationState },
): Promise<NonNullable<MailContent["link"]>[]> {
  const t = mailTextsIn(language);
  // The page says of a link that is none that it is not right.
  const token = example ? "example" : await applicationToken(db, application.id, address);
  const page = `${settings.publicUrl}/my_application?lang=${language}`;
  // What a moment leaves open, the page says that they lead to.
  const actions = linkActions({ ...application, actions: actionsInState[application.state] });
  return actions.map((action) => {
    const word = linkWord(action, application.state);
    return {
      label: t(`mail.link.${word}`),
      url: `${page}${actions.length > 1 ? `&action=${word}` : ""}&token=${token}`,
    };
  });
}
