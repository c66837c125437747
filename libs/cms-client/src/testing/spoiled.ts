import { rawGraph } from '../export/parse-authored.ts';
import type { AuthoredEntry } from '../authoring/entry.ts';
import type { AnyEntryType, FieldRow } from '../model/entry-type.ts';
import type { RawAsset, RawEntry } from '../model/raw.ts';
import type { SiteLocale } from '../parse/locale-path.ts';

const LONG = 10_000;
const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

/** Ways to spoil a field, by name; `self` is the entry that holds it. */
const SPOILS: Readonly<Record<string, (self: string) => unknown>> = {
  missing: () => undefined,
  null: () => null,
  'of a wrong type': () => ({ nested: [true] }),
  'a number where none belongs': () => -1e21,
  'a choice that nobody offers': () => 'no-such-choice',
  'a dangling link to an entry': () => link('Entry', 'nowhere'),
  'a dangling link to a file': () => link('Asset', 'nowhere'),
  'a link to itself': (self) => link('Entry', self),
  'a list with links to itself': (self) => [link('Entry', self), link('Entry', self)],
  'ten thousand characters': () => 'Longword '.repeat(LONG / 9).padEnd(LONG, 'x'),
  'script in HTML': () =>
    '<p onclick="alert(1)">a<script>alert(1)</script><img src=x onerror=alert(1)><iframe srcdoc="<script>alert(1)</script>"></iframe></p>',
  'a javascript: address': () => 'javascript:alert(1)',
};

export interface SpoiledEntry {
  /** How it is spoiled. */
  readonly spoil: string;
  readonly row: FieldRow;
  readonly raw: RawEntry;
  readonly lookup: (sought: {
    readonly sys: { readonly linkType: 'Entry' | 'Asset'; readonly id: string };
  }) => RawEntry | RawAsset | undefined;
}

/** An authored entry with one field after another spoiled in every way, everything else as it was. */
export function spoiledEntries(
  type: AnyEntryType,
  authored: AuthoredEntry,
  locale: SiteLocale = 'en-US',
): SpoiledEntry[] {
  const { root, lookup } = rawGraph(authored, locale);
  const { variant } = authored.values as { readonly variant?: string };
  const rows = type.rows().filter(({ variants }) => !variants || !variant || variants.includes(variant));
  return rows.flatMap((row) =>
    Object.entries(SPOILS).map(([spoil, make]): SpoiledEntry => {
      const raw = { sys: root.sys, fields: { ...root.fields, [row.gf]: make(root.sys.id) } };
      return {
        spoil,
        row,
        raw,
        lookup: (sought) =>
          sought.sys.id === root.sys.id ? raw : lookup({ sys: { type: 'Link', ...sought.sys } }),
      };
    }),
  );
}
