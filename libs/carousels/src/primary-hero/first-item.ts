/** The visitors that an item is for. Empty values match everybody. */
export interface Audience {
  readonly city: string;
  readonly utmMedium: string;
  /** Whether the item is only for visitors in the variation of the hero. */
  readonly onlyInVariation: boolean;
}

/** Facts about a visitor. */
export interface Visitor {
  /** Query of the page's address, such as `?city=Austin`. */
  readonly search: string;
  readonly inVariation: boolean;
}

const plain = (text: string) => text.trim().toLowerCase();

/**
 * Returns the index of the item that a visitor sees first: that of the variation, else of the city, else of
 * the medium, else the first one for everybody.
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
