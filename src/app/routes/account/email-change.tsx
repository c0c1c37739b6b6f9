import { data } from "react-router";
import { LinkedEmailChange } from "../../../features/accounts/accounts.public.ts";
import { findEmailChange } from "../../../features/accounts/accounts.server.ts";
import { Link } from "../../../ui/base/link.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { LinkedPage } from "../../mail-links/linked-page.tsx";
import { pageContext } from "../../rendering/page-context.server.ts";
import type { Route } from "./+types/email-change";

/** It only reads: mail programs open links to look at them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { platform } = context.get(pageContext);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const change = await findEmailChange(platform.db, token, platform.clock.now());
  return change ? data({ token, email: change.email }) : data(null, { status: 404 });
}

/** The token in the address is for nobody else's eyes. */
export const headers = () => ({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex" });

/** The page behind the link of the mail to a new address. */
export default function EmailChangePage({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <LinkedPage
      title={t("new_email.title")}
      gone={
        <>
          {t("new_email.gone")} <Link to="/me/security">{t("new_email.ask_again")}</Link>
        </>
      }
    >
      {loaderData && <LinkedEmailChange {...loaderData} />}
    </LinkedPage>
  );
}
