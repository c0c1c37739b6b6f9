import { Anchor, Button } from "@mantine/core";
import { useState } from "react";
import { nameIn } from "../../../../shared/languages/name-in.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { displayDateTime } from "../../../../shared/time/tokyo-time.ts";
import { Badge } from "../../../../ui/base/badge.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { FoundPerson } from "../team-search.contract.ts";
import { BlockDialog } from "./block-dialog.tsx";
import { FoundRow, FoundRows } from "./found-row.tsx";

interface FoundPeopleProps {
  people: readonly FoundPerson[];
  onChanged(): Promise<void>;
}

/** People with their organizations, those first which nobody runs any more because of the block. */
export function FoundPeople({ people, onChanged }: FoundPeopleProps) {
  const t = useTexts();
  const language = useLanguage();
  const [asked, setAsked] = useState<FoundPerson | null>(null);
  return (
    <>
      <FoundRows label={t("find.people")}>
        {people.map((person) => (
          <FoundRow
            key={person.id}
            name={personName(person, language)}
            badges={
              <>
                {person.blocked_at && (
                  <Badge tone="now">
                    {t("find.blocked_since", { at: displayDateTime(new Date(person.blocked_at), language) })}
                  </Badge>
                )}
                {person.is_uniteam && <Badge tone="info">{t("find.team_member")}</Badge>}
                {!person.is_confirmed && <Badge>{t("find.not_confirmed")}</Badge>}
              </>
            }
            facts={[
              person.email,
              readingOf(person),
              nameIn(person.university, language) || t("find.no_university"),
              t("find.applications_ahead", { count: person.applications_ahead_count }),
              ...person.organizations.map((organization) => (
                <OrganizationOfPerson key={organization.id} organization={organization} />
              )),
            ].filter((fact) => fact !== "")}
            reason={person.block_reason}
            actions={
              <Button
                variant="default"
                aria-label={`${t(person.blocked_at ? "find.unblock" : "find.block")}: ${personName(person, language)}`}
                onClick={() => setAsked(person)}
              >
                {t(person.blocked_at ? "find.unblock" : "find.block")}
              </Button>
            }
          />
        ))}
      </FoundRows>
      {asked && (
        <BlockDialog key={asked.id} person={asked} onDone={onChanged} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

const readingOf = ({ last_name_reading, first_name_reading }: FoundPerson) =>
  [last_name_reading, first_name_reading].filter(Boolean).join(" ");

function OrganizationOfPerson({ organization }: { organization: FoundPerson["organizations"][number] }) {
  const t = useTexts();
  const { id, organization_name: name, role, has_active_admin: hasAdmin } = organization;
  return (
    <>
      <Anchor href={`/organizations/${id}`} inherit underline="always">
        {name}
      </Anchor>{" "}
      {t("find.role", { role: t(`find.role.${role}`) })}
      {!hasAdmin && <> · {t("find.no_active_admin")}</>}
    </>
  );
}
