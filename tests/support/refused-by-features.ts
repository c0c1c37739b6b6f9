import { refusedApplications } from "./refused-applications.ts";
import { refusedCertificates } from "./refused-certificates.ts";
import { refusedCheckIns } from "./refused-check-ins.ts";
import { refusedFollowUps } from "./refused-follow-ups.ts";
import { refusedGuests } from "./refused-guests.ts";
import { refusedIntegrations } from "./refused-integrations.ts";
import { refusedSurveys } from "./refused-surveys.ts";

/** Statements about the tables of features that the database refuses: the rule, the constraint and a statement. */
export function refusedByFeatures({ event, user }: { event: number; user: number }) {
  return [
    ...refusedApplications({ event, user }),
    ...refusedCertificates({ event }),
    ...refusedCheckIns({ event }),
    ...refusedFollowUps({ event }),
    ...refusedGuests({ event }),
    ...refusedIntegrations({ event, user }),
    ...refusedSurveys({ event }),
  ];
}
