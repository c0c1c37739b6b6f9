import type { RequestContext } from "../../../../platform/http/request-context.server.ts";
import { requireAnswers } from "../../../applications/applications.server.ts";
import type { RecipientsIn } from "./chosen-recipients.contract.ts";

/** 403 where a mail is for those who chose an option, and the caller reads no answers yet. */
export async function requireAnswersOf(
  context: RequestContext,
  eventId: number,
  { option_id }: Pick<RecipientsIn, "option_id">,
): Promise<void> {
  if (option_id) await requireAnswers(context, eventId);
}
