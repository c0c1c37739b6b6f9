/** What tabs, histories and search engines show: the page, then ours, whose name is not said twice. */
export function documentTitle(title: string, brand: string): string {
  const words = title.trim();
  if (!words) return brand;
  const names = [brand, ...brand.split(" ")];
  return names.some((name) => words.endsWith(name)) ? words : `${words} | ${brand}`;
}
