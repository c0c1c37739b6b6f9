import { useLocation } from "react-router";
import { useOpenReports } from "../../features/reports/reports.admin.ts";
import { Link } from "../../ui/base/link.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import styles from "./product-team-nav.module.css";

/** The parts of the product team's dashboard, all in sight: they go on in further lines on a phone. */
export function ProductTeamNav() {
  const t = useTexts();
  const { pathname } = useLocation();
  const open = useOpenReports();
  const parts = [
    {
      to: "/uniteamanage/reports",
      text: open > 0 ? t("reports.nav_open", { count: open }) : t("reports.title"),
    },
    { to: "/uniteamanage/find", text: t("find.title") },
    { to: "/uniteamanage/holds", text: t("holds.title") },
    { to: "/uniteamanage/mails", text: t("team_mails.title") },
    { to: "/uniteamanage/figures", text: t("team_figures.title") },
    { to: "/uniteamanage/removals", text: t("removals.nav") },
    { to: "/uniteamanage/help_articles", text: t("help_desk.list_title") },
    { to: "/uniteamanage/synonyms", text: t("synonyms.nav") },
    { to: "/uniteamanage/texts", text: t("missing_texts.title") },
    { to: "/uniteamanage/university_staff", text: t("university_staff.title") },
    { to: "/uniteamanage/log", text: t("team_log.title") },
  ];
  return (
    <nav aria-label={t("help_desk.parts")} className={styles.row}>
      {parts.map(({ to, text }) => (
        <Link key={to} to={to} className={styles.part} aria-current={to === pathname ? "page" : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
