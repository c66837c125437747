import { buildExport, collect, type AuthoredEntry } from '@skein/cms-client';
import { contentTypes, roots } from '../../entries.ts';
import { written } from './written-pages.ts';

const LANGUAGES = ['en-US', 'es'] as const;
type Language = (typeof LANGUAGES)[number];

/** All texts of an entry or an asset in one language, joined to one line. */
export interface Told {
  readonly id: string;
  readonly language: Language;
  readonly text: string;
}

const UNSEEN = /^gf(?:InternalName|AnalyticsTagId|CtaPath|CityId|Cta[Tt]ype|FAQSlugId)$|^eventLabel|^uid$/;

interface RichTextNode {
  readonly nodeType: string;
  readonly value?: string;
  readonly content?: readonly RichTextNode[];
}
const isRichText = (value: object): value is RichTextNode => 'nodeType' in value;
const ofDocument = ({ nodeType, value = '', content = [] }: RichTextNode): string =>
  value + content.map(ofDocument).join('') + (/^(?:paragraph|heading|list-item)/.test(nodeType) ? '. ' : '');

/** Returns all texts in a field's value: a text, a list of texts, or a rich text document. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null || 'sys' in value) return [];
  if (isRichText(value)) return [ofDocument(value)];
  return Object.values(value).flatMap(textsIn);
}

/**
 * Returns a text as visitors read it, without markup and special spaces. Adds a period to the end of each
 * paragraph and table row.
 */
const asRead = (text: string) =>
  text
    .replaceAll(/<\/(?:p|li|h\d|tr|caption)>/g, '. ')
    .replaceAll(/<wbr>|\u2060/g, '')
    .replaceAll(/<\/t[hd]>/g, ' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/[\s\u00a0]+/g, ' ');

const exported = buildExport({
  types: contentTypes,
  roots,
  publishedAt: '2026-01-01T00:00:00.000Z',
  fileUrl: ({ fileName }) => fileName,
});

/** All texts of the export, by entry or asset and language. The text of a picture is its alternative text. */
export const told: readonly Told[] = [...exported.entries, ...exported.assets].flatMap(({ sys, fields }) =>
  LANGUAGES.map((language) => ({
    id: sys.id,
    language,
    text: Object.entries(fields)
      .filter(([gf]) => !UNSEEN.test(gf) && gf !== 'file')
      .flatMap(([, values]) => textsIn(values[language] ?? values['en-US']))
      .map(asRead)
      .join(' · '),
  })),
);

/** All pages, with their paths and the texts of their entries. */
export const toldOnPages = written.map(({ authored, values }) => {
  const { entries, assets } = collect([authored as AuthoredEntry]);
  const ids = new Set([...entries, ...assets].map(({ id }) => id));
  return { path: values.slug as string, told: told.filter(({ id }) => ids.has(id)) };
});

export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?!:;·|]) +/);
