import type { TextKey, Texts } from "../../../ui/texts/texts.tsx";
import type { TimelineMail } from "../event-overview.contract.ts";

/** What a mail of the timeline is called. An automatic one has its words by its kind, which its own file alone names. */
export function mailName({ source, kind, title }: TimelineMail, t: Texts): string {
  if (source === "announcement") return t("overview.source.announcement");
  if (source !== "automatic") return t(`overview.source.${source}`, { title: title ?? "" });
  const key = `overview.mail.${kind}` as TextKey;
  const name = t(key);
  return name === key ? t("overview.mail.other") : name;
}

/** The tab of the dashboard where a mail is set and read; null for what goes by itself. */
export function tabOfMail({ source }: TimelineMail): "announce" | "remind" | null {
  if (source === "automatic") return null;
  return source === "announcement" ? "announce" : "remind";
}
