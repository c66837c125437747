import type { CityContent } from '../city/city.content.ts';
import type { NavigationItem } from '../navigation/navigation.content.ts';

export interface SupportLabels {
  readonly support: string;
  readonly contactUs: string;
  readonly fiberspace: string;
}

export interface SupportLink {
  readonly label: string;
  readonly url: string;
}

/** The Support entry of a city: a link if the city has one support page, a menu if it has two. */
export type SupportEntry =
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'menu'; readonly label: string; readonly items: readonly SupportLink[] };

/** Returns the Support entry of a city's pages, or undefined if the city has no support page. */
export function supportEntry(
  { supportUrl, fiberspaceUrl }: Pick<CityContent, 'supportUrl' | 'fiberspaceUrl'>,
  labels: SupportLabels,
): SupportEntry | undefined {
  const pages = [
    { label: labels.contactUs, url: supportUrl },
    { label: labels.fiberspace, url: fiberspaceUrl },
  ].filter((page): page is SupportLink => page.url !== undefined);
  const [only] = pages;
  if (only === undefined) return undefined;
  if (pages.length === 1) return { kind: 'link', label: labels.support, url: only.url };
  return { kind: 'menu', label: labels.support, items: pages };
}

/**
 * Removes a plain link with the same name as the city's Support entry. Visitors could confuse the two links.
 */
export function withoutSupport(
  items: readonly NavigationItem[],
  entry: SupportEntry | undefined,
): readonly NavigationItem[] {
  if (entry === undefined) return items;
  const name = entry.label.toLowerCase();
  return items.filter(({ items: inner = [], label }) => inner.length > 0 || label.toLowerCase() !== name);
}
