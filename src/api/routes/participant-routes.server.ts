import type { addByHandContracts } from "../../features/applications/adding/add-by-hand.contract.ts";
import * as adding from "../../features/applications/adding/add-by-hand.handlers.server.ts";
import type { answerFigureContracts } from "../../features/applications/answer-figures/answer-figures.contract.ts";
import * as answers from "../../features/applications/answer-figures/answer-figures.handlers.server.ts";
import type { guestPlaceContracts } from "../../features/applications/guest-places/guest-places.contract.ts";
import * as guestPlaces from "../../features/applications/guest-places/guest-places.handlers.server.ts";
import type { myDataContracts } from "../../features/applications/my-data/my-data.contract.ts";
import * as myData from "../../features/applications/my-data/my-data.handlers.server.ts";
import type { oneApplicantContracts } from "../../features/applications/one-applicant/one-applicant.contract.ts";
import * as oneApplicant from "../../features/applications/one-applicant/one-applicant.handlers.server.ts";
import type { answersToGoContracts } from "../../features/applications/retention/answers-to-go.contract.ts";
import * as answersToGo from "../../features/applications/retention/answers-to-go.handlers.server.ts";
import { type Routes, route } from "../../platform/http/handler.server.ts";
import { eventManager, organizer, user } from "../policies.server.ts";

/** The calls of an event's managers about one of its people, one to be, and what they answered; and those of the person about their part in it. */
export const participantRoutes: Routes<
  typeof oneApplicantContracts &
    typeof addByHandContracts &
    typeof answerFigureContracts &
    typeof answersToGoContracts &
    typeof guestPlaceContracts &
    typeof myDataContracts
> = {
  "GET /users/own/guest_places": route(user, guestPlaces.listGuestPlacesHandler),
  "PUT /users/own/guest_places/{id}": route(user, guestPlaces.answerGuestPlaceHandler),
  "GET /users/own/data": route(user, myData.listMyDataHandler),
  "DELETE /events/{id}/applications/own/answers": route(user, myData.deleteOwnAnswersHandler),
  "GET /organizations/{id}/answers_to_go": route(organizer, answersToGo.countAnswersToGoHandler),
  "GET /events/{id}/answers/figures": route(eventManager, answers.countAnswersHandler),
  "GET /events/{id}/answers/{question_id}": route(eventManager, answers.listWrittenAnswersHandler),
  "POST /events/{id}/applications/by_manager": route(eventManager, adding.addByHandHandler),
  "DELETE /events/{id}/applications/{user_id}": route(eventManager, adding.eraseGuestHandler),
  "PUT /events/{id}/applications/{user_id}/note": route(eventManager, oneApplicant.noteOnApplicantHandler),
  "PUT /events/{id}/applications/{user_id}/cancel": route(eventManager, oneApplicant.cancelApplicantHandler),
  "PUT /events/{id}/applications/{user_id}/reopen": route(eventManager, oneApplicant.reopenAnswersHandler),
  "GET /events/{id}/applications/{user_id}/history": route(eventManager, oneApplicant.showHistoryHandler),
};
