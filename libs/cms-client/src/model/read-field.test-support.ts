import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { entryGraph } from '../parse/graph.ts';
import type { SiteLocale } from '../parse/locale-path.ts';
import { parseEntry } from '../parse/parser.ts';
import { createSanitize } from '../parse/sanitize.ts';
import { ADDRESS_CHECK_PAGE } from '../testing/address-check-page.ts';
import { entryType } from './entry-type.ts';
import type { Field } from './field.ts';
import type { RawAsset, RawEntry } from './raw.ts';

export const palette = { ink: '#0e1729', paper: '#fbf7f0', teal: '#00655e', 'teal-soft': '#d5f0ea' } as const;
export const sanitize = createSanitize(createDOMPurify(new JSDOM('').window));

export interface Surroundings {
  readonly locale?: SiteLocale;
  readonly assets?: readonly RawAsset[];
  readonly addressCheckPath?: string | undefined;
  readonly assetUrl?: (url: string) => string;
}

/**
 * Reads an entry with only this field, in the same way as content from the CMS. If the entry is unusable,
 * `value` is undefined.
 */
export function readField<T>(
  field: Field<T, never, boolean>,
  raw: unknown,
  { locale = 'en-US', assets = [], assetUrl, addressCheckPath = ADDRESS_CHECK_PAGE }: Surroundings = {},
) {
  const type = entryType(
    'holder',
    { name: 'Holder', description: 'For tests' },
    { it: field as Field<T, unknown, boolean> },
  );
  const entry: RawEntry = {
    sys: { id: 'holder', contentType: { sys: { id: 'holder' } } },
    fields: { [field.gf]: raw },
  };
  const graph = entryGraph({ items: [entry], includes: { Asset: assets } });
  const { value, problems, dependencies } = parseEntry(type, entry, graph, {
    types: [],
    locale,
    palette,
    sanitize,
    addressCheckPath,
    ...(assetUrl && { assetUrl }),
  });
  return {
    value: (value as { readonly it?: T } | undefined)?.it,
    usable: value !== undefined,
    reasons: problems.map(({ reason }) => reason),
    dependencies,
  };
}

export const assetLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Asset', id } });
