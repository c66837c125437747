import { type ExportedEntry } from '@skein/host/testing';
import * as v from 'valibot';
import { demoExport } from '../../testing/demo-export.ts';

/** A mistake in content that editors must see in a report. */
export interface KnownMistake {
  readonly entryId: string;
  readonly field: string;
  /** Page that shows the mistake. Undefined: every page shows it. */
  readonly path?: string;
}

interface Spoilt {
  sys: Record<string, unknown>;
  fields: Record<string, Record<string, unknown>>;
}
/** A content export into which tests put mistakes. The entries keep their order and their ids. */
export interface Spoiling {
  readonly entries: Spoilt[];
}

const ContentTypes = v.object({
  contentTypes: v.array(
    v.object({
      sys: v.object({ id: v.string() }),
      fields: v.array(v.object({ id: v.string(), required: v.optional(v.boolean(), false) })),
    }),
  ),
});
const Links = v.array(v.object({ sys: v.object({ id: v.string() }) }));

const byId = new Map(demoExport.entries.map((entry) => [entry.sys.id, entry]));
const requiredFields = new Map(
  v
    .parse(ContentTypes, demoExport)
    .contentTypes.map(({ sys, fields }) => [
      sys.id,
      fields.flatMap(({ id, required }) => (required ? [id] : [])),
    ]),
);

function pageAt(path: string): ExportedEntry {
  const found = demoExport.entries.find(({ fields }) => fields['gfSlug']?.['en-US'] === path);
  if (!found) throw new Error(`the demo has no ${path}`);
  return found;
}
const blocksOf = (page: ExportedEntry): ExportedEntry[] =>
  v.parse(Links, page.fields['gfBlocks']?.['en-US']).flatMap(({ sys }) => byId.get(sys.id) ?? []);

/** Replaces an entry of the export by a copy of the demo's entry. Returns the copy. */
function restored({ entries }: Spoiling, { sys: { id } }: ExportedEntry): Spoilt {
  const at = entries.findIndex(({ sys }) => sys['id'] === id);
  const entry = structuredClone(byId.get(id)) as unknown as Spoilt;
  entries[at] = entry;
  return entry;
}
const picked = <T>(from: readonly T[], pick: number): T => {
  const found = from[pick % from.length];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

/** Chooses a required field of a block on a page. Removes earlier mistakes from the page and the block. */
function requiredOf(exported: Spoiling, path: string, pick: number) {
  const page = pageAt(path);
  restored(exported, page);
  const fields = blocksOf(page).flatMap((block) =>
    (requiredFields.get(block.sys.contentType.sys.id) ?? []).map((field) => ({ block, field })),
  );
  const { block, field } = picked(fields, pick);
  return { entry: restored(exported, block), mistake: { entryId: block.sys.id, field, path } };
}

/** Values that are invalid as the path of a page. */
const REFUSED = [
  '/api/x',
  '/a?b',
  '/intl/es',
  '/50%-off',
  `/${'x'.repeat(2048)}`,
  '/share-image.png',
  7,
  null,
];

/** Parts of the page frame: id of the entry, id of the entry that links to it, and field with the link. */
const FRAME = [
  ['header', 'site', 'gfHeader'],
  ['footer', 'site', 'gfFooter'],
  ['navigation', 'header', 'gfNavigation'],
] as const;

const entryOf = (id: string): ExportedEntry => {
  const found = byId.get(id);
  if (!found) throw new Error(`the demo has no ${id}`);
  return found;
};

/**
 * Functions that put one mistake into an export. Each function uses a different page, and first removes earlier
 * mistakes from the entries that it changes.
 */
export const KNOWN_MISTAKES: Readonly<Record<string, (exported: Spoiling, pick: number) => KnownMistake>> = {
  'an address that no page can have'(exported, pick) {
    const page = pageAt('/labs');
    restored(exported, page).fields['gfSlug'] = { 'en-US': picked(REFUSED, pick) };
    return { entryId: page.sys.id, field: 'gfSlug' };
  },
  'an address that another page has'(exported) {
    const pages = ['/business', '/product/phone'].map(pageAt);
    for (const page of pages) restored(exported, page).fields['gfSlug'] = { 'en-US': '/business' };
    // The site reads pages in the order of their ids.
    const [, second = ''] = pages.map(({ sys }) => sys.id).toSorted();
    return { entryId: second, field: 'gfSlug' };
  },
  'a field that is missing'(exported, pick) {
    const { entry, mistake } = requiredOf(exported, '/wifi', pick);
    delete entry.fields[mistake.field];
    return mistake;
  },
  'a field of the wrong kind'(exported, pick) {
    const { entry, mistake } = requiredOf(exported, '/gaming', pick);
    entry.fields[mistake.field] = { 'en-US': { toString: 1 }, es: { toString: 1 } };
    return mistake;
  },
  'a block that is not published'(exported, pick) {
    const page = pageAt('/support');
    restored(exported, page);
    delete restored(exported, picked(blocksOf(page), pick)).sys['publishedVersion'];
    return { entryId: page.sys.id, field: 'gfBlocks', path: '/support' };
  },
  'a part of the frame that is not published'(exported, pick) {
    const [id, entryId, field] = picked(FRAME, pick);
    for (const one of ['site', 'header', id]) restored(exported, entryOf(one));
    delete restored(exported, entryOf(id)).sys['publishedVersion'];
    return { entryId, field };
  },
};
