import type { Language } from "../shared/languages/languages.ts";

/** The four people whose passwords the start tells. */
export const sampleAccounts = {
  student: { first_name: "Aoi", last_name: "Mihon", email: "student@example.com", language: "en" },
  organizer: { first_name: "遥", last_name: "見本", email: "organizer@example.com", language: "ja" },
  co_host: { first_name: "Nao", last_name: "Tatoe", email: "co-host@example.com", language: "ja" },
  product_team: { first_name: "Sora", last_name: "Kasou", email: "team@example.com", language: "en" },
} as const;

export type SampleRole = keyof typeof sampleAccounts;

/**
 * People who apply and follow, so that the lists are not empty. Their family names mean "sample" or "for instance" in
 * many languages: nobody is called like this. Countries are numeric codes.
 */
export const samplePeople: {
  first_name: string;
  last_name: string;
  country_id: number;
  language: Language;
}[] = [
  { first_name: "蓮", last_name: "仮野", country_id: 392, language: "ja" },
  { first_name: "Linh", last_name: "Vidu", country_id: 704, language: "en" },
  { first_name: "Minjun", last_name: "Yesi", country_id: 410, language: "en" },
  { first_name: "結衣", last_name: "例本", country_id: 392, language: "ja" },
  { first_name: "Lena", last_name: "Muster", country_id: 276, language: "en" },
  { first_name: "Jun", last_name: "Liru", country_id: 156, language: "en" },
  { first_name: "Putri", last_name: "Contoh", country_id: 360, language: "en" },
  { first_name: "湊", last_name: "試野", country_id: 392, language: "ja" },
  { first_name: "Chloe", last_name: "Exemple", country_id: 250, language: "en" },
  { first_name: "Pedro", last_name: "Exemplo", country_id: 76, language: "en" },
  { first_name: "陽菜", last_name: "仮野", country_id: 392, language: "ja" },
  { first_name: "Alex", last_name: "Sample", country_id: 840, language: "en" },
  { first_name: "Yun", last_name: "Fanli", country_id: 158, language: "en" },
  { first_name: "Asha", last_name: "Udaharan", country_id: 356, language: "en" },
  { first_name: "大和", last_name: "見本", country_id: 392, language: "ja" },
  { first_name: "Sofia", last_name: "Ejemplo", country_id: 724, language: "en" },
  { first_name: "Thanh", last_name: "Vidu", country_id: 704, language: "en" },
  { first_name: "凛", last_name: "例本", country_id: 392, language: "ja" },
  { first_name: "Giulia", last_name: "Esempio", country_id: 380, language: "en" },
  { first_name: "Jiwoo", last_name: "Yesi", country_id: 410, language: "en" },
  { first_name: "樹", last_name: "試野", country_id: 392, language: "ja" },
  { first_name: "Emma", last_name: "Example", country_id: 826, language: "en" },
  { first_name: "Wei", last_name: "Liru", country_id: 156, language: "en" },
  { first_name: "紬", last_name: "仮野", country_id: 392, language: "ja" },
];
