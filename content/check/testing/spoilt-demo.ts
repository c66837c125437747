import { buildExport } from '@skein/cms-client';
import { contentTypes, roots } from '../../entries.ts';

/** An entry or asset that a test may change. */
export interface Item {
  sys: Record<string, unknown> & { id: string };
  fields: Record<string, Record<string, unknown>>;
}
/** A content export that a test may change. */
export interface Made {
  contentTypes: { sys: { id: string }; fields: { id: string }[] }[];
  entries: Item[];
  assets: Item[];
  locales: { code: string; fallbackCode: string | null; default: boolean }[];
}

/** Returns a function that makes copies of an export, which a test may change. */
function exported(from: typeof roots): () => Made {
  let made: ReturnType<typeof buildExport> | undefined;
  return () =>
    structuredClone(
      (made ??= buildExport({
        types: contentTypes,
        roots: from,
        publishedAt: '2026-01-01T00:00:00.000Z',
        fileUrl: ({ fileName }) => `//files.example/${fileName}`,
      })),
    ) as unknown as Made;
}

export const demo = exported(roots);

/** Ids of a few pages for fast tests. A check of the whole demo takes a second. */
const SOME = new Set([
  '/',
  '/404',
  '/500',
  '/wifi',
  '/gaming',
  '/labs',
  '/support',
  '/support/faq',
  '/business',
  '/product/phone',
]);
const slugOf = ({ values }: (typeof roots)[number]): unknown =>
  typeof values === 'object' && values !== null && 'slug' in values ? values.slug : undefined;
export const someOfDemo = exported(
  roots.filter((root) => slugOf(root) === undefined || SOME.has(String(slugOf(root)))),
);

/**
 * Returns the entry with an id.
 * @throws if there is no such entry
 */
export const entry = ({ entries }: Made, id: string): Item => {
  const found = entries.find(({ sys }) => sys.id === id);
  if (!found) throw new Error(`the demo has no ${id}`);
  return found;
};
/**
 * Returns the page at a path.
 * @throws if there is no such page
 */
export const pageAt = ({ entries }: Made, slug: string): Item => {
  const found = entries.find(({ fields }) => fields['gfSlug']?.['en-US'] === slug);
  if (!found) throw new Error(`the demo has no ${slug}`);
  return found;
};
/**
 * Returns the first entry of a content type.
 * @throws if there is no such entry
 */
export const ofType = (made: Made, type: string): Item => {
  const found = made.entries.find(({ sys }) => JSON.stringify(sys['contentType']).includes(`"${type}"`));
  if (!found) throw new Error(`the demo has no ${type}`);
  return found;
};
export const unpublish = ({ sys }: Item) => delete sys['publishedVersion'];
export const remove = (made: Made, item: Item) =>
  (made.entries = made.entries.filter((other) => other !== item));
export const set = ({ fields }: Item, name: string, value: unknown, locale = 'en-US') =>
  (fields[name] = { ...fields[name], [locale]: value });
