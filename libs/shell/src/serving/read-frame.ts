import {
  entryGraph,
  entryType,
  parseEntry,
  type AnyEntryType,
  type EntriesResponse,
  type EntryGraph,
  type ParserOptions,
  type PropsFrom,
  type Problem,
  type RawEntry,
} from '@skein/cms-client';
import { header } from '../header/header.block.ts';
import { site } from '../site/site.content.ts';

const { title, header: headerSlot, footer, addressCheck, consent, stickyCta } = site.fields;

/** The content type `site` with only optional parts, so that a broken part does not affect other parts. */
const siteInParts = entryType(
  site.id,
  { name: site.name, description: site.description },
  {
    title: title.optional(),
    header: headerSlot.optional(),
    footer: footer.optional(),
    addressCheck,
    consent,
    stickyCta,
  },
);
const headerInParts = entryType(
  header.id,
  { name: header.name, description: header.description },
  { ...header.fields, navigation: header.fields.navigation.optional() },
);

export type FrameParts = PropsFrom<typeof siteInParts>;
/** Parts of a page's frame (what surrounds its blocks) that an editor may leave out. */
export const OPTIONAL_PARTS = ['addressCheck', 'consent', 'stickyCta'] as const;
export type FramePart = 'title' | 'header' | 'navigation' | 'footer' | (typeof OPTIONAL_PARTS)[number];

/** The parts of the frame of pages (header, footer and so on) that an answer of the CMS contains. */
export interface ReadFrame {
  /** Id of the site's entry. Undefined if the CMS has no such entry. */
  readonly entryId: string | undefined;
  readonly parts: Partial<FrameParts>;
  /** Parts that are missing or unusable. An optional part that no editor has set is not missing. */
  readonly missing: readonly FramePart[];
  readonly problems: readonly Problem[];
  readonly dependencies: ReadonlySet<string>;
}

const NOTHING: ReadFrame = {
  entryId: undefined,
  parts: {},
  missing: ['title', 'header', 'footer'],
  problems: [{ entryId: '-', field: '*', reason: `there is no published entry of type ${site.id}` }],
  dependencies: new Set(),
};

/** Returns the name of a part in the CMS. */
export const fieldOf = (part: FramePart): string =>
  part === 'navigation' ? header.fields.navigation.gf : site.fields[part].gf;

const isWanted = (raw: RawEntry, part: FramePart) => raw.fields[fieldOf(part)] != null;

function readEntry(raw: RawEntry, graph: EntryGraph, options: ParserOptions): ReadFrame {
  const types: readonly AnyEntryType[] = [
    headerInParts as AnyEntryType,
    ...options.types.filter(({ id }) => id !== header.id),
  ];
  const { value, problems, dependencies } = parseEntry(siteInParts, raw, graph, {
    ...options,
    types,
  });
  const parts: Partial<FrameParts> = value ?? {};
  const missing: FramePart[] = [
    ...(['title', 'header', 'footer'] as const).filter((part) => parts[part] === undefined),
    ...(parts.header !== undefined && parts.header.props['navigation'] === undefined
      ? (['navigation'] as const)
      : []),
    ...OPTIONAL_PARTS.filter((part) => parts[part] === undefined && isWanted(raw, part)),
  ];
  return { entryId: raw.sys.id, parts, missing, problems, dependencies };
}

/**
 * Reads the frame of pages (header, footer and so on) from an answer of the CMS: each part separately, and without
 * throwing. If the answer has several entries for the site, reads the one with the fewest missing parts.
 * @param answer undefined if the CMS sent no answer
 */
export function readFrame(answer: EntriesResponse | undefined, options: ParserOptions): ReadFrame {
  if (answer === undefined)
    return {
      ...NOTHING,
      problems: [{ entryId: '-', field: '*', reason: `${site.id} could not be asked for` }],
    };
  const graph = (options.memory?.graph ?? entryGraph)(answer);
  const read = graph.items.map((raw) => readEntry(raw, graph, options));
  const [best = NOTHING] = read.toSorted((a, b) => a.missing.length - b.missing.length);
  if (read.length < 2) return best;
  const reason = `is one of ${read.length} published entries of type ${site.id}; this one is used`;
  return {
    ...best,
    problems: [...best.problems, { entryId: best.entryId ?? '-', field: '*', reason }],
    dependencies: new Set(read.flatMap(({ dependencies }) => [...dependencies])),
  };
}
