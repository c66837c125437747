import { isLink, isRawAsset, isRawEntry } from '../model/raw.ts';
import type { EntriesResponse } from '../parse/graph.ts';

/**
 * Whether an answer exceeds the vendor's limit of 7 MB. The SDK's error message contains the vendor's answer.
 */
export const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && /response size too big/i.test(error.message);

/** Returns the ids of entries and assets that an answer links to but does not contain. */
export function unresolvedLinks({ items, includes }: EntriesResponse): Record<'Entry' | 'Asset', string[]> {
  const entries = [...items, ...(includes?.Entry ?? [])].filter(isRawEntry);
  const missing = { Entry: new Set<string>(), Asset: new Set<string>() };
  JSON.stringify(
    entries.map(({ fields }) => fields),
    (_, value: unknown) => {
      if (isLink(value) && Object.hasOwn(missing, value.sys.linkType))
        missing[value.sys.linkType].add(value.sys.id);
      return value;
    },
  );
  for (const { sys } of entries) missing.Entry.delete(sys.id);
  for (const { sys } of (includes?.Asset ?? []).filter(isRawAsset)) missing.Asset.delete(sys.id);
  return { Entry: [...missing.Entry], Asset: [...missing.Asset] };
}
