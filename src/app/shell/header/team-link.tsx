import { Link } from "../../../ui/base/link.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import styles from "./header.module.css";

/** To the product team's pages, for its members alone: nobody else fetches it or its words. */
export default function TeamLink() {
  const t = useTexts();
  return (
    <Link to="/uniteamanage" className={styles.item} data-for="signedIn">
      {t("me.help_desk")}
    </Link>
  );
}
