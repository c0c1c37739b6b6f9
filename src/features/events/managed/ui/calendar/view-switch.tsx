import { Link } from "../../../../../ui/base/link.tsx";
import { useTexts } from "../../../../../ui/texts/texts.tsx";
import { type ManagedAddress, withManaged } from "../managed-address.ts";
import styles from "./view-switch.module.css";

/** The same events as a list or as a month. */
export function ViewSwitch({ address }: { address: ManagedAddress }) {
  const t = useTexts();
  return (
    <nav aria-label={t("managed.view")} className={styles.views}>
      {(["list", "calendar"] as const).map((view) => (
        <Link
          key={view}
          to={
            view === "list"
              ? withManaged(address, { view: undefined, month: undefined })
              : withManaged(address, { view, span: undefined })
          }
          aria-current={view === (address.view ?? "list") ? "true" : undefined}
          className={styles.view}
        >
          {t(`managed.view_as.${view}`)}
        </Link>
      ))}
    </nav>
  );
}
