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
 * Returns the index of the item that a visitor sees first. The first rule with a matching item decides: an item for the
 * visitor's variation, then for the visitor's city, then for the medium in the query. If no rule matches, returns the
 * first item that this visitor may see.
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
