import { Outlet } from "react-router";
import { isLanguage } from "../../shared/languages.ts";
import { MoreTexts } from "../../ui/texts/texts.tsx";
import { OfficeFrame } from "../office/office-frame.tsx";
import { OfficeSkeleton } from "../office/office-skeleton.tsx";
import type { Route } from "./+types/manage.ts";

const catalogues = {
  en: () => import("../../../locales/en/manage.json?lingui"),
  ja: () => import("../../../locales/ja/manage.json?lingui"),
};

/** The back office is made in the browser: what it shows belongs to the person who is signed in. */
export async function clientLoader() {
  const { lang } = document.documentElement;
  const { messages } = await catalogues[isLanguage(lang) ? lang : "en"]();
  return { catalogue: messages };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = OfficeSkeleton;

export default function Manage({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts catalogue={loaderData.catalogue}>
      <OfficeFrame>
        <Outlet />
      </OfficeFrame>
    </MoreTexts>
  );
}
