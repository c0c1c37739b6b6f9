import latinFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { type ReactNode, Suspense, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, useLocation, useMatches, useNavigation } from "react-router";
import { CurrentUserProvider, useSignedInUser } from "../features/accounts/accounts.public.ts";
import { lazyPart } from "../ui/base/lazy-part.ts";
import "../ui/base/fonts.css";
import "../ui/base/tokens.css";
import "../ui/base/base.css";
import "../ui/base/languages.css";
import { languageEntry } from "../shared/languages/languages.ts";
import { FlashProvider } from "../ui/feedback/flash.tsx";
import { useReader } from "../ui/texts/reader.tsx";
import type { Route } from "./+types/root";
import { EarlyCallsScript } from "./early-calls/early-calls-script.tsx";
import { pageAddress } from "./rendering/page-address.ts";
import { pageContext } from "./rendering/page-context.server.ts";
import { earlyPressesScript } from "./shell/early-presses/early-presses.ts";
import { EarlyPressesNotice } from "./shell/early-presses/early-presses-notice.tsx";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header/header.tsx";
import { useNonce } from "./shell/nonce.ts";
import { OfflineNote } from "./shell/offline-note.tsx";
import { announcePage } from "./shell/page-shown.ts";
import styles from "./shell/root.module.css";
import { ScrollRestoration } from "./shell/scroll-restoration.ts";
import { SessionExpired } from "./shell/session-expired.tsx";
import startScripts from "./shell/start-scripts.ts?inline-script";

export { ErrorPage as ErrorBoundary } from "./shell/error-page.tsx";

/** A page that exports it as `handle` has the whole screen, without header and footer. */
interface PageHandle {
  isBare?: boolean;
}

/**
 * Before the first paint, so that the header shows a signed-in person their own items at once, and home keeps the place for the
 * events of a university that may be known.
 */
const markSignedIn = `try{let s=localStorage,h=document.documentElement,k="tsudoi.session",i=!!JSON.parse(sessionStorage.getItem(k)||s.getItem(k)||"null");h.toggleAttribute("data-signed-in",i);h.toggleAttribute("data-campus",i||!!s.getItem("tsudoi.university"))}catch{}`;

const inHead = `${markSignedIn};${earlyPressesScript};${startScripts}`;

/** Controls and forms that need scripts are hidden without them; the pages, and the forms in their place, say what can be done instead. */
const withoutScripts = `button[type="button"]:not([popovertarget]),form[method="post"]>:not(noscript){display:none}`;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const { language, second } = useReader();
  const { tag, isPlain, hasLettersBeyondFont } = languageEntry(language);
  const isBare = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isBare);
  return (
    <html
      lang={tag}
      data-language={language}
      data-second={second}
      data-plain={isPlain}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        {/* Behind the styles it would wait for them. The browser has it from the server alone. */}
        {import.meta.env.SSR && <EarlyCallsScript />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f3" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171613" />
        <link rel="icon" href="/icon.svg" />
        {/* With the styles, so that it is there for the first paint on all but the poorest lines. */}
        {!hasLettersBeyondFont && <link rel="preload" as="font" href={latinFont} crossOrigin="" />}
        <Meta />
        <Links />
        <noscript>
          <style>{withoutScripts}</style>
        </noscript>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inHead }} />
      </head>
      <body>
        <FlashProvider>
          <CurrentUserProvider>
            {!isBare && <Header />}
            <NavigationBar />
            {!isBare && <OfflineNote />}
            <main id="content" className={isBare ? undefined : styles.content}>
              {children}
            </main>
            {!isBare && <Footer />}
            <SessionExpired />
            <Adopted />
            <EarlyPressesNotice />
          </CurrentUserProvider>
        </FlashProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

const AdoptSecond = lazyPart(() => import("./language/adopt-second.tsx"));

/** Choices that the account of a signed-in person knows and the device does not. */
function Adopted() {
  const second = useSignedInUser()?.second_language;
  const isChosenHere = useReader().second;
  if (!second || isChosenHere) return null;
  return (
    <Suspense fallback={null}>
      <AdoptSecond second={second} />
    </Suspense>
  );
}

/** A thin bar at the top while the next page is on its way. */
function NavigationBar() {
  const { state } = useNavigation();
  return <div className={styles.bar} data-active={state !== "idle" || undefined} aria-hidden="true" />;
}

export function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  return {
    publicUrl: context.get(pageContext).platform.settings.publicUrl,
    search: pageAddress(url) === null ? "" : url.search,
  };
}

/** Nothing of it ever changes. */
export const shouldRevalidate = () => false;

export default function Root() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is told of
  useEffect(() => void announcePage(), [pathname]);
  return <Outlet />;
}
