import { ReadsWrongButton } from "../../features/reports/reports.public.ts";
import { readerKey } from "../../shared/languages/readers/text-reader.ts";
import { Link } from "../../ui/base/link.tsx";
import { useReader } from "../../ui/texts/reader.tsx";
import { type TextKey, useTexts } from "../../ui/texts/texts.tsx";
import styles from "./footer.module.css";
import { SharedElement } from "./shared-markup/shared-element.tsx";

const links: { to: string; text: TextKey }[] = [
  { to: "/calendar", text: "footer.calendar" },
  { to: "/static/about_tsudoi", text: "footer.about" },
  { to: "/static/guide_for_organizers", text: "footer.for_organizers" },
  { to: "/organizations", text: "shell.organizations" },
  { to: "/help_articles", text: "footer.help" },
  { to: "/static/safety", text: "footer.safety" },
  { to: "/static/about_us", text: "footer.about_us" },
  { to: "/static/privacy_policy", text: "footer.privacy_policy" },
  { to: "/static/terms_of_service", text: "footer.terms_of_service" },
];

/** It is the same on every page. */
function FooterOnServer() {
  return (
    <SharedElement name="footer" className={styles.footer} sharedBy={readerKey(useReader())}>
      <NewFooter />
    </SharedElement>
  );
}

function NewFooter() {
  const t = useTexts();
  return (
    <footer className={styles.footer}>
      <nav className={styles.links} aria-label={t("footer.label")}>
        {links.map(({ to, text }) => (
          <Link key={to} to={to}>
            {t(text)}
          </Link>
        ))}
      </nav>
      <ReadsWrongButton className={styles.readsWrong} />
      <p>©2019 Tsudoi</p>
    </footer>
  );
}

export const Footer = import.meta.env.SSR ? FooterOnServer : NewFooter;
