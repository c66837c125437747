import type { AuthoredEntry } from '../authoring/entry.ts';
import { rawGraph } from '../export/parse-authored.ts';
import type { AnyEntryType } from '../model/entry-type.ts';
import { isRawEntry, type RawEntry } from '../model/raw.ts';
import type { EntryGraph } from '../parse/graph.ts';

/** Id of the field with an entry's tag for tag managers. */
export const TAG_FIELD = 'gfAnalyticsTagId';

/** Returns a copy of an authored entry in which each linked entry has a tag of its own, and the tags that were read. */
export function withTags(
  authored: AuthoredEntry,
  types: readonly AnyEntryType[],
): {
  readonly root: RawEntry;
  readonly lookup: EntryGraph['lookup'];
  readonly tags: ReadonlySet<string>;
} {
  const { root, lookup } = rawGraph(authored, 'en-US');
  const tags = new Set<string>();
  return {
    root,
    tags,
    lookup(link) {
      const found = lookup(link);
      if (!found || !isRawEntry(found)) return found;
      const type = types.find(({ id }) => id === found.sys.contentType.sys.id);
      if (!type?.rows().some(({ gf }) => gf === TAG_FIELD)) return found;
      const tag = `${type.id}-${found.sys.id}`;
      tags.add(tag);
      return { ...found, fields: { ...found.fields, [TAG_FIELD]: tag } };
    },
  };
}
