/** The title in tabs, histories and search engines: the page's, then the site's name, which is not said twice. */
export function documentTitle(title: string, brand: string): string {
  const words = title.trim();
  if (!words) return brand;
  const names = [brand, ...brand.split(" ")];
  return names.some((name) => words.endsWith(name)) ? words : `${words} | ${brand}`;
}
