import { Button, Group, List, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { personName } from "../../../../shared/people/person-name.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { UserRow } from "../../../organizations/organizations.contract.ts";
import { canComputeSha256 } from "../sha256-in-browser.ts";
import { tryDraw } from "../try-draw.ts";

interface LotteryTryOutProps {
  /** Null while not everybody is known yet. */
  entered: UserRow[] | null;
  freePlaces: number;
  hasWaitingList: boolean;
}

/** Shows how a draw may come out. It decides nothing: the real seed is fixed and secret. */
export function LotteryTryOut({ entered, freePlaces, hasWaitingList }: LotteryTryOutProps) {
  const t = useTexts();
  const [tried, setTried] = useState<Awaited<ReturnType<typeof tryDraw<UserRow>>> | null>(null);
  const draw = async () => entered && setTried(await tryDraw(entered, freePlaces));
  if (entered?.length === 0 || !canComputeSha256()) return null;
  return (
    <Stack gap="xs">
      <Text>{t("lottery_desk.try_hint")}</Text>
      <Group>
        <Button variant="default" disabled={!entered} onClick={() => void draw()}>
          {t("lottery_desk.try")}
        </Button>
      </Group>
      {tried && (
        <Stack gap="xs" role="status">
          <Text fw={600}>{t("lottery_desk.tried")}</Text>
          <Names title={t("lottery_desk.winners", { count: tried.winners.length })} people={tried.winners} />
          <Names
            title={t(hasWaitingList ? "lottery_desk.waiting" : "lottery_desk.left_out", {
              count: tried.others.length,
            })}
            people={tried.others}
          />
        </Stack>
      )}
    </Stack>
  );
}

function Names({ title, people }: { title: string; people: UserRow[] }) {
  const language = useLanguage();
  if (people.length === 0) return null;
  return (
    <div>
      <Text>{title}</Text>
      <List type="ordered">
        {people.map((person) => (
          <List.Item key={person.id}>{personName(person, language)}</List.Item>
        ))}
      </List>
    </div>
  );
}
