import { data, Link } from "react-router";
import { LinkedInvitationPanel } from "../../../features/organizations/organizations.public.ts";
import { readLinkedInvitation } from "../../../features/organizations/organizations.server.ts";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { NeedsScripts } from "../../../ui/forms/needs-scripts.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { pageContext } from "../../rendering/page-context.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import type { Route } from "./+types/invitation";
import styles from "./form-page.module.css";

/** It only reads: mail programs open links to look at them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { platform, language } = context.get(pageContext);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const invitation = await readLinkedInvitation(platform, token, language);
  return invitation ? data({ invitation, token }) : data(null, { status: 404 });
}

/** The token in the address is for nobody else's eyes. */
export const headers = () => ({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex" });

/** The page behind the link of an invitation to an organization. */
export default function InvitationPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <div className={styles.page}>
      <PageHead title={t("team_invitation.title")} isHidden />
      <header className={styles.head}>
        <h1>{t("team_invitation.title")}</h1>
      </header>
      <NeedsScripts />
      {loaderData ? (
        <LinkedInvitationPanel {...loaderData} />
      ) : (
        <Bar>
          {t("team_invitation.gone")} <Link to="/manage">{t("team_invitation.open")}</Link>
        </Bar>
      )}
    </div>
  );
}
