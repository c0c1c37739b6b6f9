import { data } from "react-router";
import { LinkedInvitationPanel } from "../../../features/organizations/organizations.public.ts";
import { readLinkedInvitation } from "../../../features/organizations/organizations.server.ts";
import { Link } from "../../../ui/base/link.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { LinkedPage } from "../../mail-links/linked-page.tsx";
import { pageContext } from "../../rendering/page-context.server.ts";
import type { Route } from "./+types/invitation";

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
    <LinkedPage
      title={t("team_invitation.title")}
      gone={
        <>
          {t("team_invitation.gone")} <Link to="/manage">{t("team_invitation.open")}</Link>
        </>
      }
    >
      {loaderData && <LinkedInvitationPanel {...loaderData} />}
    </LinkedPage>
  );
}
