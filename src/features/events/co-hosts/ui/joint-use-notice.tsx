import { Alert, List } from "@mantine/core";
import { useTexts } from "../../../../ui/texts/texts.tsx";

interface JointUseNoticeProps {
  /** The organization whose organizers will see the applicants' data; null while it is not chosen. */
  viewer: string | null;
  /** The event's owner, who is responsible for the data. */
  owner: string;
  applicantsCount: number;
}

/** Notice of joint use of personal data: shown before inviting and before accepting. */
export function JointUseNotice({ viewer, owner, applicantsCount: count }: JointUseNoticeProps) {
  const t = useTexts();
  return (
    <Alert color="indigo" title={t("joint_use.title")}>
      <List size="sm" spacing="xs">
        <List.Item>
          {viewer ? t("joint_use.seen_by", { viewer, count }) : t("joint_use.seen_by_invited", { count })}
        </List.Item>
        <List.Item>{t("joint_use.purpose", { owner })}</List.Item>
        <List.Item>{t("joint_use.care")}</List.Item>
      </List>
    </Alert>
  );
}
