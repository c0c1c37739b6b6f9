import styles from "./meeting-address.module.css";

interface MeetingAddressProps {
  url: string;
  label: string;
  /** Says that it is for nobody else. */
  note: string;
  /** In place of the usual look. */
  className?: string | undefined;
}

/** The way into an online event, for who has a place. */
export function MeetingAddress({ url, label, note, className = styles.meeting }: MeetingAddressProps) {
  return (
    <p className={className}>
      <strong>{label}</strong>{" "}
      <a href={url} target="_blank" rel="noopener noreferrer" style={{ overflowWrap: "anywhere" }}>
        {url}
      </a>
      <br />
      {note}
    </p>
  );
}
