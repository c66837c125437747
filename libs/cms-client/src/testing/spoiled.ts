import { rawGraph } from '../export/parse-authored.ts';
import type { AuthoredEntry } from '../authoring/entry.ts';
import type { AnyEntryType, FieldRow } from '../model/entry-type.ts';
import type { FieldSpec } from '../model/field.ts';
import type { RawAsset, RawEntry } from '../model/raw.ts';
import type { SiteLocale } from '../parse/locale-path.ts';

const LONG = 10_000;
const LONG_TEXT = 'Longword '.repeat(LONG / 9).padEnd(LONG, 'x');
const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

/** A kind of bad value for a field. */
interface Spoil {
  /** Returns the bad value. `self` is the id of the entry that contains the field. */
  readonly make: (self: string) => unknown;
  /** Whether every field with this spec must reject and report the value. Default: no field must. */
  readonly wrongFor?: (spec: FieldSpec) => boolean;
}

const holds = (kind: 'Entry' | 'Asset') => (spec: FieldSpec) => spec.linkType === kind;

const SPOILS: Readonly<Record<string, Spoil>> = {
  missing: { make: () => undefined },
  null: { make: () => null },
  'of a wrong type': { make: () => ({ nested: [true] }), wrongFor: () => true },
  'a number where none belongs': { make: () => -1e21 },
  'a choice that nobody offers': { make: () => 'no-such-choice', wrongFor: ({ options }) => !!options },
  'a dangling link to an entry': { make: () => link('Entry', 'nowhere'), wrongFor: holds('Entry') },
  'a dangling link to a file': { make: () => link('Asset', 'nowhere'), wrongFor: holds('Asset') },
  'a link to itself': { make: (self) => link('Entry', self), wrongFor: holds('Entry') },
  'a list with links to itself': {
    make: (self) => [link('Entry', self), link('Entry', self)],
    wrongFor: ({ items }) => items?.linkType === 'Entry',
  },
  'ten thousand characters': { make: () => LONG_TEXT },
  'script in HTML': {
    make: () =>
      '<p onclick="alert(1)">a<script>alert(1)</script><img src=x onerror=alert(1)><iframe srcdoc="<script>alert(1)</script>"></iframe></p>',
  },
  'a javascript: address': { make: () => 'javascript:alert(1)' },
};

export interface SpoiledEntry {
  /** Name of the kind of bad value. */
  readonly spoil: string;
  readonly row: FieldRow;
  /** Whether the field must reject and report the value. */
  readonly wrong: boolean;
  readonly raw: RawEntry;
  readonly lookup: (sought: {
    readonly sys: { readonly linkType: 'Entry' | 'Asset'; readonly id: string };
  }) => RawEntry | RawAsset | undefined;
}

/** Returns copies of an authored entry. In each copy, one field has a bad value, and nothing else changes. */
export function spoiledEntries(
  type: AnyEntryType,
  authored: AuthoredEntry,
  locale: SiteLocale = 'en-US',
): SpoiledEntry[] {
  const { root, lookup } = rawGraph(authored, locale);
  const { variant } = authored.values as { readonly variant?: string };
  const rows = type.rows().filter(({ variants }) => !variants || !variant || variants.includes(variant));
  return rows.flatMap((row) =>
    Object.entries(SPOILS).map(([spoil, { make, wrongFor = () => false }]): SpoiledEntry => {
      const raw = { sys: root.sys, fields: { ...root.fields, [row.gf]: make(root.sys.id) } };
      return {
        spoil,
        row,
        wrong: wrongFor(row.spec),
        raw,
        lookup: (sought) =>
          sought.sys.id === root.sys.id ? raw : lookup({ sys: { type: 'Link', ...sought.sys } }),
      };
    }),
  );
}
