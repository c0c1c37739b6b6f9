import type { Language } from "../../../shared/languages/languages.ts";

/** What a frame shows, by the first part of its public page's path. */
export type EmbedKind = "events" | "organizations";

interface Embed {
  kind: EmbedKind;
  id: number;
  /** Of what it shows. */
  title: string;
  /** Null: that of the reader's browser. */
  language: Language | null;
}

/** Pixels: a card with its picture and the way to apply, or three of the events of an organization. */
const heights = { events: 540, organizations: 640 } satisfies Record<EmbedKind, number>;

/** The path of a page for frames on other sites. */
export function embedPath({ kind, id, language }: Omit<Embed, "title">): string {
  return `/embed/${kind}/${id}${language ? `?lang=${language}` : ""}`;
}

export const embedHeight = (kind: EmbedKind): number => heights[kind];

/** The frame as another site writes it into its page. */
export function embedCode(publicUrl: string, embed: Embed): string {
  const address = escaped(`${publicUrl}${embedPath(embed)}`);
  return `<iframe src="${address}" title="${escaped(embed.title)}" width="100%" height="${embedHeight(embed.kind)}" style="border:0" loading="lazy"></iframe>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
