/** The visitors who may see an item first. Empty values match everybody. */
export interface Audience {
  readonly city: string;
  readonly utmMedium: string;
  /** Whether the item is only for visitors in the variation of the hero. */
  readonly onlyInVariation: boolean;
}

/** Facts about a visitor. */
export interface Visitor {
  /** Query of the page's URL, such as `?city=Austin`. */
  readonly search: string;
  readonly inVariation: boolean;
}

const plain = (text: string) => text.trim().toLowerCase();

/**
 * Returns the index of the item that a visitor sees first: the item for the visitor's variation, or else for
 * the visitor's city, or else for the medium in the query, or else the first item for everybody.
 */
export function firstItem(items: readonly Audience[], { search, inVariation }: Visitor): number {
  const query = new URLSearchParams(search);
  const [city, medium] = ['city', 'utm_medium'].map((name) => plain(query.get(name) ?? ''));
  const shown = (item: Audience) => inVariation || !item.onlyInVariation;
  const wishes: readonly ((item: Audience) => boolean)[] = [
    (item) => item.onlyInVariation,
    (item) => city !== '' && plain(item.city) === city,
    (item) => medium !== '' && plain(item.utmMedium) === medium,
    () => true,
  ];
  const found = wishes.map((wish) => items.findIndex((item) => shown(item) && wish(item)));
  return Math.max(0, found.find((index) => index >= 0) ?? 0);
}
