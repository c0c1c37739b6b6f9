import { Button, List, Stack, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { personName } from "../../../shared/people/person-name.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { AskedRecipients, MailRecipient } from "../delivery/mail-delivery.contract.ts";

/** The progress beside it is asked for more often. */
const askEveryMs = 15_000;
/** Those who are on their way nowhere any more are somewhere else now. */
const catchUpMs = 1_000;

const groups = ["missed", "left", "got"] as const;

interface RecipientsPage {
  data: MailRecipient[];
  next_cursor?: string | null;
  total?: number;
}

interface MailRecipientsProps {
  /** Names the mail. */
  mail: string;
  ask(query: AskedRecipients): Promise<RecipientsPage>;
  isOpen?: boolean;
}

/**
 * Recipients of a mail by name, those who got it and those who did not, a page at a time; asked for when it is opened, and again while some are on their way. Where
 * somebody's mail went out between two answers, the later one counts, which is never that of those on their way.
 */
export function MailRecipients({ mail, ask, isOpen: isOpenAtFirst = false }: MailRecipientsProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const given = { mail, ask };
  // A table of three: hooks may not stand in a loop whose length could change.
  const going = useRecipients({ ...given, group: "left", isAsked: isOpen, after: null });
  const later = { ...given, isAsked: isOpen && going.isRead, after: going };
  const missed = useRecipients({ ...later, group: "missed" });
  const got = useRecipients({ ...later, group: "got" });
  const lists = { missed, left: without(going, [...missed.people, ...got.people]), got };
  const isRead = groups.every((group) => lists[group].isRead);
  const total = groups.reduce((sum, group) => sum + lists[group].total, 0);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary style={{ minHeight: "var(--touch)", alignContent: "center", cursor: "pointer" }}>
        {t("recipients.title")}
      </summary>
      <Stack gap="sm" mah={320} style={{ overflowY: "auto" }}>
        {groups.some((group) => lists[group].hasFailed) && <Text c="red">{t("recipients.failed")}</Text>}
        {isRead && total === 0 && <Text size="sm">{t("recipients.nobody")}</Text>}
        {groups
          .filter((group) => lists[group].total > 0)
          .map((group) => (
            <People
              key={group}
              title={t(`recipients.${group}`, { count: lists[group].total })}
              list={lists[group]}
            />
          ))}
      </Stack>
    </details>
  );
}

type Group = (typeof groups)[number];
type GroupList = ReturnType<typeof useRecipients>;

interface AskedGroup extends Pick<MailRecipientsProps, "mail" | "ask"> {
  group: Group;
  isAsked: boolean;
  /** Those on their way, whom this group takes in. */
  after: { total: number; readAt: number } | null;
}

function useRecipients({ mail, ask, group, isAsked, after }: AskedGroup) {
  const { data, dataUpdatedAt, isError, isFetchingNextPage, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["event-mail", "recipients", mail, group],
    initialPageParam: "",
    queryFn: ({ pageParam }) => ask({ group, ...(pageParam && { cursor: pageParam }) }),
    getNextPageParam: (page: RecipientsPage) => page.next_cursor ?? null,
    enabled: isAsked,
    refetchInterval: ({ state }) => {
      const going = after ? after.total : (state.data?.pages[0]?.total ?? 0);
      if (going > 0) return askEveryMs;
      return after && state.dataUpdatedAt < after.readAt ? catchUpMs : false;
    },
  });
  return {
    people: data?.pages.flatMap((page) => page.data) ?? [],
    total: data?.pages[0]?.total ?? 0,
    isRead: data !== undefined,
    readAt: dataUpdatedAt,
    hasFailed: isError,
    isLoading: isFetchingNextPage,
    more: hasNextPage ? fetchNextPage : null,
  };
}

/** The list without those who stand in another one. */
function without(list: GroupList, others: readonly MailRecipient[]): GroupList {
  const ids = new Set(others.flatMap(({ user }) => user?.id ?? []));
  const people = list.people.filter(({ user }) => !user || !ids.has(user.id));
  return { ...list, people, total: list.total - (list.people.length - people.length) };
}

function People({ title, list }: { title: string; list: GroupList }) {
  const t = useTexts();
  const language = useLanguage();
  const reasonOf = (reason: MailRecipient["reason"]) => {
    if (!reason) return "";
    const isAfterwards = reason === "suppressed" || reason === "not_needed";
    return isAfterwards ? t(`recipients.reason.${reason}`) : t(`progress.reason.${reason}`);
  };
  return (
    <div>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <List size="sm">
        {list.people.map(({ user, reason }, place) => (
          <List.Item key={user?.id ?? `deleted ${place}`}>
            {user ? personName(user, language) : t("recipients.deleted")}
            {reason && `: ${reasonOf(reason)}`}
          </List.Item>
        ))}
      </List>
      {list.more && (
        <Button
          size="xs"
          variant="default"
          mt="xs"
          loading={list.isLoading}
          onClick={() => void list.more?.()}
        >
          {t("recipients.more", { title })}
        </Button>
      )}
    </div>
  );
}
