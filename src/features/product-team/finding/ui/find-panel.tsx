import { Alert, Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { type Texts, useTexts } from "../../../../ui/texts/texts.tsx";
import {
  type FoundEvent,
  type FoundOrganization,
  type FoundPerson,
  maxFound,
  maxSearchLength,
  type teamSearchContracts,
} from "../team-search.contract.ts";
import { FoundEvents } from "./found-events.tsx";
import { FoundOrganizations } from "./found-organizations.tsx";
import { FoundPeople } from "./found-people.tsx";
import { FoundSection } from "./found-section.tsx";

const api = apiClient<typeof teamSearchContracts>();

interface FindPanelProps {
  /** The words of the page's address. */
  words: string;
  onSearch(words: string): void;
}

/** One field over people, organizations and events, and what the team may do with what it finds. */
export function FindPanel({ words, onSearch }: FindPanelProps) {
  const t = useTexts();
  const [typed, setTyped] = useState(words);
  const { data, isError, refetch } = useQuery({
    queryKey: ["team", "find", words],
    queryFn: async () => {
      const query = words ? { q: words } : {};
      const [people, organizations, events] = await Promise.all([
        api("GET /uniteam/users", { query }),
        api("GET /uniteam/organizations", { query }),
        api("GET /uniteam/events", { query }),
      ]);
      return { people: people.data, organizations: organizations.data, events: events.data };
    },
  });
  const onChanged = async () => void (await refetch());
  const title = (key: "people" | "organizations" | "events") =>
    t(words ? `find.${key}` : `find.${key}_kept_out`);
  return (
    <Stack gap="lg">
      <search>
        <form
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            onSearch(typed.trim());
          }}
        >
          <Group align="flex-end">
            <TextInput
              type="search"
              name="q"
              label={t("find.label")}
              description={t("find.hint")}
              value={typed}
              maxLength={maxSearchLength}
              autoFocus
              onChange={(event) => setTyped(event.currentTarget.value)}
              style={{ flex: "1 1 18rem", maxWidth: "40rem" }}
            />
            <Button type="submit">{t("find.search")}</Button>
          </Group>
        </form>
      </search>
      {isError && <Alert color="red">{t("admin.unreachable")}</Alert>}
      {data && (
        <>
          <Text role="status" size="sm" c="dimmed">
            {statusOf(words, data, t)}
          </Text>
          <FoundSection title={title("people")} rows={data.people} max={maxFound}>
            <FoundPeople people={data.people} onChanged={onChanged} />
          </FoundSection>
          <FoundSection title={title("organizations")} rows={data.organizations} max={maxFound}>
            <FoundOrganizations organizations={data.organizations} onChanged={onChanged} />
          </FoundSection>
          <FoundSection title={title("events")} rows={data.events} max={maxFound}>
            <FoundEvents events={data.events} onChanged={onChanged} />
          </FoundSection>
        </>
      )}
    </Stack>
  );
}

interface Found {
  people: readonly FoundPerson[];
  organizations: readonly FoundOrganization[];
  events: readonly FoundEvent[];
}

/** The findings as one sentence; without words, of what is kept out now. */
function statusOf(words: string, { people, organizations, events }: Found, t: Texts): string {
  const isEmpty = people.length + organizations.length + events.length === 0;
  if (!words) return t(isEmpty ? "find.nothing_kept_out" : "find.start");
  if (isEmpty) return t("find.none", { words });
  return t("find.found", {
    people: people.length,
    organizations: organizations.length,
    events: events.length,
  });
}
