import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { withRedirectTo } from "../../../../shared/safe-redirect-path.ts";
import { displayDateTime } from "../../../../shared/time/tokyo-time.ts";
import { Button, ButtonLink } from "../../../../ui/base/button.tsx";
import { Bar } from "../../../../ui/feedback/bar.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { useCurrentUser, withTypedEmail } from "../../../accounts/accounts.public.ts";
import { type MemberRole, may } from "../../members/member-roles.ts";
import type { invitationContracts, MyInvitation } from "../invitations.contract.ts";
import styles from "./linked-invitation-panel.module.css";

const api = apiClient<typeof invitationContracts>();

interface LinkedInvitationPanelProps {
  invitation: MyInvitation & { email: string };
  /** Of the mail's link. */
  token: string;
}

/** An invitation as its mail's link shows it: to visitors with the way in and back, to its account with the answers. */
export function LinkedInvitationPanel({ invitation, token }: LinkedInvitationPanelProps) {
  const t = useTexts();
  const language = useLanguage();
  const { user } = useCurrentUser();
  const [done, setDone] = useState<{ role: MemberRole | null } | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const { organization, email } = invitation;
  const answer = async (given: "accept" | "decline") => {
    setProblem(null);
    setBusy(true);
    try {
      const call = { params: { id: invitation.id }, body: { answer: given, token } };
      setDone({ role: (await api("PUT /users/own/invitations/{id}", call)).data.role });
    } catch (error) {
      setProblem(error);
    }
    setBusy(false);
  };
  if (done) return <Answered role={done.role} organization={organization} />;
  const back = `/invitation?token=${encodeURIComponent(token)}`;
  const isOther = user != null && user.email.toLowerCase() !== email.toLowerCase();
  return (
    <section className={styles.panel}>
      <p>
        {t("team_invitation.invited", {
          name: personName(invitation.invited_by, language),
          organization: organization.organization_name,
        })}
      </p>
      <p>{t(`team_invitation.rights.${invitation.role}`)}</p>
      <p>
        {t("team_invitation.until", {
          email,
          time: displayDateTime(new Date(invitation.expires_at), language),
        })}
      </p>
      {problem !== null && <Bar>{failureMessage(problem, t("team_invitation.unreachable"))}</Bar>}
      {isOther && <Bar>{t("team_invitation.other_account", { own: user.email, email })}</Bar>}
      <div className={styles.actions}>
        {user === null && (
          <>
            <ButtonLink to={withRedirectTo("/login", back)} state={withTypedEmail(email)}>
              {t("team_invitation.log_in")}
            </ButtonLink>
            <ButtonLink look="quiet" to={withRedirectTo("/signup", back)} state={withTypedEmail(email)}>
              {t("team_invitation.sign_up")}
            </ButtonLink>
          </>
        )}
        {isOther && (
          <ButtonLink to={withRedirectTo("/logout", back)}>{t("team_invitation.log_out")}</ButtonLink>
        )}
        {user && !isOther && (
          <>
            <Button disabled={isBusy} onClick={() => void answer("accept")}>
              {t("team_invitation.accept")}
            </Button>
            <Button look="quiet" disabled={isBusy} onClick={() => void answer("decline")}>
              {t("team_invitation.decline")}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

function Answered({
  role,
  organization,
}: {
  role: MemberRole | null;
  organization: MyInvitation["organization"];
}) {
  const t = useTexts();
  if (role === null) return <Bar kind="success">{t("team_invitation.declined")}</Bar>;
  const page = may(role, "organize") ? `/manage/organizations/${organization.id}` : "/manage";
  return (
    <section className={styles.panel}>
      <Bar kind="success">
        {t("team_invitation.accepted", { organization: organization.organization_name })}
      </Bar>
      <div className={styles.actions}>
        <ButtonLink to={page}>{t("team_invitation.open")}</ButtonLink>
      </div>
    </section>
  );
}
