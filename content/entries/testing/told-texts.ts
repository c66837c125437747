import { buildExport, collect, type AuthoredEntry } from '@skein/cms-client';
import { contentTypes, roots } from '../../entries.ts';
import { written } from './written-pages.ts';

const LANGUAGES = ['en-US', 'es'] as const;
type Language = (typeof LANGUAGES)[number];

/** The whole text of an entry in one language, as one line. */
export interface Told {
  readonly id: string;
  readonly language: Language;
  readonly text: string;
}

/** Matches fields that only editors and programs read. */
const UNSEEN = /^gf(?:InternalName|AnalyticsTagId|CtaPath|CityId|Cta[Tt]ype|FAQSlugId)$|^eventLabel|^uid$/;

interface RichTextNode {
  readonly nodeType: string;
  readonly value?: string;
  readonly content?: readonly RichTextNode[];
}
const isRichText = (value: object): value is RichTextNode => 'nodeType' in value;
const ofDocument = ({ nodeType, value = '', content = [] }: RichTextNode): string =>
  value + content.map(ofDocument).join('') + (/^(?:paragraph|heading|list-item)/.test(nodeType) ? '. ' : '');

/** Returns every text inside a value: a list of lines, a document of rich text, or a text by itself. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null || 'sys' in value) return [];
  if (isRichText(value)) return [ofDocument(value)];
  return Object.values(value).flatMap(textsIn);
}

/**
 * Returns a text as visitors read it: without markup, and with only one kind of space. Rows and paragraphs end
 * like sentences.
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

/** The texts of the export, entry by entry, in both languages. */
export const told: readonly Told[] = exported.entries.flatMap(({ sys, fields }) =>
  LANGUAGES.map((language) => ({
    id: sys.id,
    language,
    text: Object.entries(fields)
      .filter(([gf]) => !UNSEEN.test(gf))
      .flatMap(([, values]) => textsIn(values[language] ?? values['en-US']))
      .map(asRead)
      .join(' · '),
  })),
);

/** Each page, with its address and all texts of its own entries. */
export const toldOnPages = written.map(({ authored, values }) => {
  const ids = new Set(collect([authored as AuthoredEntry]).entries.map(({ id }) => id));
  return { path: values.slug as string, told: told.filter(({ id }) => ids.has(id)) };
});

export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?!:;·|]) +/);
