import type { I18n } from "@lingui/core";
import { notifications } from "@mantine/notifications";
import { act, render } from "@testing-library/react";
import { PointerEventsCheckLevel, userEvent } from "@testing-library/user-event";
import { type ReactNode, Suspense, useLayoutEffect, useState } from "react";
import { createMemoryRouter, createPath, Outlet, RouterProvider } from "react-router";
import { AdminLayout } from "../../../src/app/admin/admin-layout.tsx";
import { PageTexts } from "../../../src/app/language/page-texts.tsx";
import { CurrentUserProvider } from "../../../src/features/accounts/accounts.public.ts";
import { announceLanguageChange } from "../../../src/platform/browser/language-changed.ts";
import { queryClient } from "../../../src/platform/browser/query-client.ts";
import type { Language } from "../../../src/shared/languages/languages.ts";
import { type TextKey, TextsProvider } from "../../../src/ui/texts/texts.tsx";
import { textsIn } from "./component-texts.ts";

interface Shown {
  /** Of the page's language at first; English without it. */
  language?: Language;
  /** The address of the page on which the component stands. */
  at?: string;
}

type ShowTexts = (texts: I18n) => void;

/** Hands out what puts the page into another language. */
function ChangingTexts({ first, give, children }: ChangingTextsProps) {
  const [texts, setTexts] = useState(first);
  useLayoutEffect(() => give(setTexts), [give]);
  return <TextsProvider texts={texts}>{children}</TextsProvider>;
}

interface ChangingTextsProps {
  first: I18n;
  give(showTexts: ShowTexts): void;
  children: ReactNode;
}

/**
 * Draws a component on a page of its own: the texts of a language, the back office's kit and a router, as they are on the site.
 * @returns the keyboard and mouse of its reader, the texts, what shows another language, and where the reader is
 */
export async function show(component: ReactNode, { language = "en", at = "/here" }: Shown = {}) {
  let showTexts: ShowTexts = () => undefined;
  let now = language;
  const router = createMemoryRouter(
    [
      {
        element: (
          <CurrentUserProvider>
            <Outlet />
          </CurrentUserProvider>
        ),
        children: [
          { path: new URL(at, location.href).pathname, element: component },
          { path: "*", element: null },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  const give = (given: ShowTexts) => {
    showTexts = given;
  };
  notifications.clean();
  queryClient.clear();
  document.documentElement.dataset.language = language;
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  await act(async () => {
    render(
      <PageTexts first={textsIn(language)}>
        <ChangingTexts first={textsIn(language)} give={give}>
          <AdminLayout>
            <Suspense>
              <RouterProvider router={router} />
            </Suspense>
          </AdminLayout>
        </ChangingTexts>
      </PageTexts>,
    );
  });
  return {
    user,
    t: (key: TextKey, values?: Record<string, string | number>) => textsIn(now)._(key, values),
    address: () => createPath(router.state.location),
    goTo: (path: string) => act(() => router.navigate(path)),
    goBack: () => act(() => router.navigate(-1)),
    /** As the language menu does it on a page with a form. */
    showIn: (other: Language) =>
      act(async () => {
        now = other;
        document.documentElement.dataset.language = other;
        showTexts(textsIn(other));
        announceLanguageChange();
      }),
  };
}
