/** The four colours of a cover: what lies behind everything, the shape behind the motif, the motif, and its accent. */
export interface CoverColors {
  ground: string;
  back: string;
  main: string;
  accent: string;
}

export type CoverScheme = "light" | "dark";

/** Named as in Japan: indigo, vermilion, young grass, mountain rose, wisteria, cherry blossom, ink, raw silk. */
const [ai, shu, wakakusa, yamabuki] = ["#2b3a78", "#d8472b", "#a9bf4b", "#f0b031"];
const [fuji, sakura, sumi, kinari] = ["#b3a4dc", "#f6cbd0", "#2a2723", "#f6efdf"];

/** The same at night, when a sheet of bright colours would glare. */
const night = {
  ai: "#222c5b",
  shu: "#8c2f1d",
  wakakusa: "#46522a",
  yamabuki: "#8a5f1c",
  fuji: "#443c6a",
  sakura: "#552c40",
  sumi: "#24221f",
  kinari: "#35312a",
} as const;
const paper = "#ece3cf";

const palette = (ground: string, back: string, main: string, accent: string): CoverColors => ({
  ground,
  back,
  main,
  accent,
});

export const coverPalettes: readonly Record<CoverScheme, CoverColors>[] = [
  { light: palette(kinari, shu, ai, yamabuki), dark: palette(night.kinari, night.shu, paper, yamabuki) },
  { light: palette(ai, yamabuki, kinari, shu), dark: palette(night.ai, night.yamabuki, paper, "#e0694f") },
  { light: palette(sakura, kinari, ai, shu), dark: palette(night.sakura, "#6f3d54", sakura, "#e0694f") },
  { light: palette(yamabuki, kinari, ai, shu), dark: palette("#46351a", "#654b1f", yamabuki, "#e0694f") },
  { light: palette(wakakusa, kinari, ai, shu), dark: palette(night.wakakusa, "#5a6837", paper, yamabuki) },
  { light: palette(fuji, sakura, ai, yamabuki), dark: palette(night.fuji, "#594f84", fuji, yamabuki) },
  { light: palette(shu, sakura, kinari, ai), dark: palette(night.shu, "#a8452f", paper, night.ai) },
  { light: palette(sumi, shu, kinari, yamabuki), dark: palette(night.sumi, night.shu, paper, yamabuki) },
  { light: palette(kinari, wakakusa, ai, shu), dark: palette("#1f2a3f", night.wakakusa, paper, "#e0694f") },
  { light: palette(kinari, fuji, sumi, shu), dark: palette("#2c2838", night.fuji, paper, "#e0694f") },
  { light: palette(ai, "#45549b", sakura, yamabuki), dark: palette("#1c2447", "#2f3b74", sakura, yamabuki) },
  {
    light: palette("#fbe3a6", yamabuki, shu, ai),
    dark: palette("#3b2521", night.yamabuki, "#e0694f", paper),
  },
];
