import styles from "./organization-icon.module.css";

interface OrganizationIconProps {
  organization: { id: number; name: string; iconUrl: string | null };
  size?: "small" | "large";
}

const tones = 4;

/** The organization's icon; where it has none, the first letter of its name as a seal. Its name always stands beside it. */
export function OrganizationIcon({
  organization: { id, name, iconUrl },
  size = "small",
}: OrganizationIconProps) {
  if (iconUrl) {
    // The small ones stand further down: fetched early, they would share the line with the picture at the top.
    const loading = size === "small" ? "lazy" : undefined;
    return (
      <img
        src={iconUrl}
        alt=""
        className={styles.icon}
        data-size={size}
        width={64}
        height={64}
        loading={loading}
      />
    );
  }
  const [letter = "集"] = name.trim();
  return (
    <span aria-hidden="true" className={styles.icon} data-size={size} data-tone={id % tones}>
      {letter.toLocaleUpperCase()}
    </span>
  );
}
