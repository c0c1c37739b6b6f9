import { refusedAccounts } from "./refused-accounts.ts";
import { refusedAffiliations } from "./refused-affiliations.ts";
import { refusedApplications } from "./refused-applications.ts";
import { refusedCertificates } from "./refused-certificates.ts";
import { refusedCheckIns } from "./refused-check-ins.ts";
import { refusedExports } from "./refused-exports.ts";
import { refusedFollowUps } from "./refused-follow-ups.ts";
import { refusedGuests } from "./refused-guests.ts";
import { refusedHolds } from "./refused-holds.ts";
import { refusedIdentities } from "./refused-identities.ts";
import { refusedInquiries } from "./refused-inquiries.ts";
import { refusedIntegrations } from "./refused-integrations.ts";
import { refusedPasskeys } from "./refused-passkeys.ts";
import { refusedRecognitions } from "./refused-recognitions.ts";
import { refusedReports } from "./refused-reports.ts";
import { refusedRetention } from "./refused-retention.ts";
import { refusedSurveys } from "./refused-surveys.ts";
import { refusedTotp } from "./refused-totp.ts";

/** Statements about the tables of features that the database refuses: the rule, the constraint and a statement. */
export function refusedByFeatures({ event, user }: { event: number; user: number }) {
  return [
    ...refusedAccounts({ user }),
    ...refusedAffiliations({ user }),
    ...refusedApplications({ event, user }),
    ...refusedCertificates({ event }),
    ...refusedCheckIns({ event }),
    ...refusedExports({ user }),
    ...refusedFollowUps({ event }),
    ...refusedGuests({ event }),
    ...refusedInquiries({ event, user }),
    ...refusedHolds({ event }),
    ...refusedIdentities({ user }),
    ...refusedIntegrations({ event, user }),
    ...refusedPasskeys({ user }),
    ...refusedReports(),
    ...refusedRecognitions({ user }),
    ...refusedRetention({ event, user }),
    ...refusedSurveys({ event }),
    ...refusedTotp({ user }),
  ];
}
