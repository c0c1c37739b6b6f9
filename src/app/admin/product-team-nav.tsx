import { Anchor, Group } from "@mantine/core";
import { Link, useLocation } from "react-router";
import { useTexts } from "../../ui/texts/texts.tsx";

/** The parts of the product team's dashboard. */
export function ProductTeamNav() {
  const t = useTexts();
  const { pathname } = useLocation();
  const parts = [
    { to: "/uniteamanage/help_articles", text: t("help_desk.list_title") },
    { to: "/uniteamanage/synonyms", text: t("synonyms.title") },
  ];
  return (
    <Group component="nav" aria-label={t("help_desk.parts")} gap="lg">
      {parts.map(({ to, text }) => (
        <Anchor
          key={to}
          component={Link}
          to={to}
          aria-current={to === pathname ? "page" : undefined}
          fw={to === pathname ? 700 : undefined}
          underline={to === pathname ? "never" : "always"}
        >
          {text}
        </Anchor>
      ))}
    </Group>
  );
}
