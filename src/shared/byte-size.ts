import { intlLocaleOf, type Language, onceByLanguage } from "./languages/languages.ts";

const bytesInMegabyte = 1024 * 1024;

const formats = onceByLanguage((language) => {
  const of = (unit: string, digits: number) =>
    new Intl.NumberFormat(intlLocaleOf(language), { style: "unit", unit, maximumFractionDigits: digits });
  return { kilobytes: of("kilobyte", 0), megabytes: of("megabyte", 1) };
});

/** How large a file is: `840 kB`, `1.2 MB`. */
export function displayByteSize(bytes: number, language: Language): string {
  const { kilobytes, megabytes } = formats(language);
  return bytes < bytesInMegabyte / 10
    ? kilobytes.format(Math.max(1, Math.round(bytes / 1024)))
    : megabytes.format(bytes / bytesInMegabyte);
}
