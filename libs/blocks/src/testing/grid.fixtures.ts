import { entry, type AuthoredEntry, type AuthoringFrom } from '@skein/cms-client';
import { contentGrid } from '../grids/content-grid/content-grid.block.ts';
import { longDescription, longTitle } from './texts.fixtures.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns a copy of an entry with another id and some changed values. */
const like = (authored: AuthoredEntry, id: string, change: object): AuthoredEntry => ({
  ...authored,
  id,
  values: { ...(isRecord(authored.values) ? authored.values : {}), ...change },
});

interface GridFixtures {
  readonly standard: AuthoredEntry;
  /** The grid with one item, and with only the fields that an editor must fill in. */
  readonly one: AuthoredEntry;
  readonly two: AuthoredEntry;
  /** The grid with at least six items, inside a module. */
  readonly many: AuthoredEntry;
  /** The grid with the longest title and texts, on an ink background. */
  readonly long: AuthoredEntry;
  readonly tinted: AuthoredEntry;
}

/**
 * Returns a fixture for each case that every look of a grid has.
 * @param id id of the entry, which begins with `grid-`
 * @param values values of the standard case
 */
export function gridFixtures(id: string, values: AuthoringFrom<typeof contentGrid>): GridFixtures {
  const standard = entry(contentGrid, id, values);
  const { variant } = values;
  const items: readonly AuthoredEntry[] = values.items;
  const more = items.map((item) => like(item, `${item.id}-more`, {}));
  const long = items.slice(-1).map((item) => like(item, `${item.id}-long`, longWords(item)));
  return {
    standard,
    one: { ...standard, id: `${id}-one`, values: { variant, items: items.slice(0, 1) } },
    two: like(standard, `${id}-two`, {
      items: items.slice(0, 2),
      subtitle: undefined,
      description: undefined,
    }),
    many: like(standard, `${id}-many`, {
      items: [...items, ...more].slice(0, Math.max(6, items.length)),
      isModule: true,
      moduleColor: 'mist',
    }),
    long: like(standard, `${id}-long`, {
      title: longTitle,
      description: longDescription,
      items: [...items.slice(0, 2), ...long],
      backgroundColor: 'ink',
    }),
    tinted: like(standard, `${id}-tinted`, { backgroundColor: 'violet-soft' }),
  };
}

/** Returns the longest texts for the fields of an item that have a text. */
function longWords({ values, type }: AuthoredEntry): object {
  const written = isRecord(values) ? values : {};
  const isVideo = type.rows().some(({ prop }) => prop === 'captions');
  return {
    ...('title' in written && { title: longTitle }),
    ...('description' in written && !isVideo && { description: longDescription }),
  };
}
