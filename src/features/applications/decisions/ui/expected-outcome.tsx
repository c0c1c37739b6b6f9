import { Text } from "@mantine/core";
import { useAnswer } from "../../../../platform/browser/use-answer.ts";
import { type ApplicationState, holdsPlace } from "../../../../shared/application-states.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { fetchApplicantCounts, openPlaces, placeCountsOf } from "../../../events/events.admin.ts";
import type { Event } from "../../../events/events.contract.ts";
import { countOutcomes, outcomesInTurn } from "../decision-outcome.ts";
import type { OrganizersDecision } from "../organizers-decisions.ts";

/** Somebody who is decided of, as they stand now. */
export interface DecidedPerson {
  name: string;
  state: ApplicationState;
}

interface ExpectedOutcomeProps {
  event: Event;
  decision: OrganizersDecision;
  /** In the order in which they are decided of. */
  people: readonly DecidedPerson[];
}

/** So many are named; of a long list one remembers the number. */
const namedAtMost = 10;

/** The outcome of a decision by the places that are free at the moment, before it is made: how many come, and who of them does not. */
export function ExpectedOutcome({ event, decision, people }: ExpectedOutcomeProps) {
  const t = useTexts();
  const counts = useAnswer(`${event.id} ${event.max_participant_num}`, () => fetchApplicantCounts(event.id));
  if (!counts) return null;
  const places = placeCountsOf(counts, event.max_participant_num);
  if (decision !== "accept") {
    const freed = people.filter(({ state }) => holdsPlace(state)).length;
    const next = Math.min(freed, places.waiting_count);
    return next > 0 && <Text fw={600}>{t("decisions.moves_up", { count: next })}</Text>;
  }
  const states = people.map(({ state }) => state);
  const outcomes = outcomesInTurn(decision, states, { ...event, free: openPlaces(places) });
  const namesOf = (rule: (outcome: (typeof outcomes)[number]) => boolean) =>
    people.filter((_, place) => rule(outcomes[place] as (typeof outcomes)[number])).map(({ name }) => name);
  return (
    <>
      <Text fw={600}>{t("decisions.outcome", { ...countOutcomes(outcomes) })}</Text>
      <Names text="decisions.will_wait" names={namesOf((outcome) => outcome === "waiting")} />
      <Names text="decisions.will_be_refused" names={namesOf((outcome) => typeof outcome !== "string")} />
    </>
  );
}

function Names({
  text,
  names,
}: {
  text: "decisions.will_wait" | "decisions.will_be_refused";
  names: string[];
}) {
  const t = useTexts();
  if (names.length === 0) return null;
  const others = names.length - namedAtMost;
  return (
    <Text size="sm">
      {t(text, { names: names.slice(0, namedAtMost).join(t("decisions.name_separator")) })}
      {others > 0 && ` ${t("decisions.and_others", { count: others })}`}
    </Text>
  );
}
