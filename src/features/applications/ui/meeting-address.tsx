import styles from "./apply-panel.module.css";

interface MeetingAddressProps {
  url: string;
  label: string;
  /** Says that it is for nobody else. */
  note: string;
}

/** The way into an online event, for who has a place. */
export function MeetingAddress({ url, label, note }: MeetingAddressProps) {
  return (
    <p className={styles.note}>
      <strong>{label}</strong>{" "}
      <a href={url} target="_blank" rel="noopener noreferrer" style={{ overflowWrap: "anywhere" }}>
        {url}
      </a>
      <br />
      {note}
    </p>
  );
}
