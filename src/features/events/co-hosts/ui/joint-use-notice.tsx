import { Alert, List } from "@mantine/core";
import { useTexts } from "../../../../ui/texts/texts.tsx";

interface JointUseNoticeProps {
  /** Whose organizers will see the data of those who apply; null while it is not known who that will be. */
  viewer: string | null;
  /** The event's owner, who is responsible for the data. */
  owner: string;
  applicantsCount: number;
}

/** What a co-host gets to see, of how many, what for, and who is responsible: before inviting and before accepting. */
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
