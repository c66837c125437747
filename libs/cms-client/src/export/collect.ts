import type { WriteContext } from '../model/field.ts';
import type { AuthoredAsset } from '../authoring/asset.ts';
import type { AuthoredEntry } from '../authoring/entry.ts';
import { DEFAULT_LOCALE, isLocalized } from '../authoring/localized.ts';

/** Fields by locale, as the CMS stores them: `{ gfTitle: { 'en-US': 'Hello', es: 'Hola' } }`. */
export type LocaleFields = Record<string, Record<string, unknown>>;

export interface CollectedEntry {
  readonly id: string;
  readonly typeId: string;
  /** Name of the entry's variant, if the content type has variants. */
  readonly variant?: string;
  readonly fields: LocaleFields;
}

export interface Collected {
  readonly entries: readonly CollectedEntry[];
  readonly assets: readonly AuthoredAsset[];
}

/**
 * Converts a value with `write` and returns the result by locale. If the value is the same in all locales, the
 * result contains only the default locale.
 */
export function byLocale(
  value: unknown,
  defaultLocale: string,
  write = (one: unknown) => one,
): Record<string, unknown> {
  if (!isLocalized(value)) return { [defaultLocale]: write(value) };
  return Object.fromEntries(Object.entries(value.localized).map(([locale, one]) => [locale, write(one)]));
}

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * Follows all references from the given entries, and returns each entry and asset once.
 * @throws if two different entries or assets share an id
 */
export function collect(roots: readonly AuthoredEntry[], defaultLocale: string = DEFAULT_LOCALE): Collected {
  const entries = new Map<string, { source: AuthoredEntry; result: CollectedEntry }>();
  const assets = new Map<string, AuthoredAsset>();
  const queue: AuthoredEntry[] = [...roots];
  function addAsset(asset: AuthoredAsset) {
    const seen = assets.get(asset.id);
    if (seen && !isSame(seen, asset)) throw new Error(`Two different assets have the id "${asset.id}"`);
    assets.set(asset.id, asset);
  }
  const context: WriteContext = {
    add(item) {
      const known = item as AuthoredEntry | AuthoredAsset;
      if (known.kind === 'entry') queue.push(known);
      else addAsset(known);
    },
  };
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const seen = entries.get(next.id);
    if (seen && (seen.source.type.id !== next.type.id || !isSame(seen.source.values, next.values))) {
      throw new Error(`Two different entries have the id "${next.id}"`);
    }
    if (seen) continue;
    const fields: LocaleFields = {};
    for (const [gf, field, value] of next.type.write(next.values))
      fields[gf] = byLocale(value, defaultLocale, (one) => (field ? field.write(one, context) : one));
    const { variant } = next.values as { readonly variant?: string };
    const result = { id: next.id, typeId: next.type.id, ...(variant !== undefined && { variant }), fields };
    entries.set(next.id, { source: next, result });
  }
  return { entries: [...entries.values()].map(({ result }) => result), assets: [...assets.values()] };
}
