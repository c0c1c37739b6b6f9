import { data } from "react-router";
import { LinkedProofPanel } from "../../../features/affiliation/affiliation.public.ts";
import { readLinkedProof } from "../../../features/affiliation/affiliation.server.ts";
import { safeRedirectPath } from "../../../shared/safe-redirect-path.ts";
import { Link } from "../../../ui/base/link.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { LinkedPage } from "../../mail-links/linked-page.tsx";
import { pageContext } from "../../rendering/page-context.server.ts";
import type { Route } from "./+types/affiliation";

/** It only reads: mail programs open links to look at them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { platform, language } = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const token = search.get("token") ?? "";
  const redirectTo = safeRedirectPath(search.get("redirect_to"));
  const proof = await readLinkedProof(platform, token, language);
  return proof ? data({ ...proof, token, redirectTo }) : data(null, { status: 404 });
}

/** The token in the address is for nobody else's eyes. */
export const headers = () => ({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex" });

/** The page behind the link of a mail to an address of a university. */
export default function AffiliationPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <LinkedPage
      title={t("affiliation_link.title")}
      gone={
        <>
          {t("affiliation_link.gone")} <Link to="/me/settings">{t("affiliation_link.again")}</Link>
        </>
      }
    >
      {loaderData && <LinkedProofPanel {...loaderData} />}
    </LinkedPage>
  );
}
