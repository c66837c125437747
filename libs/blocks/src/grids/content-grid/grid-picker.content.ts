import {
  linkedEntry,
  type ParseContext,
  type Picked,
  type RawEntry,
  type VariantPicker,
} from '@skein/cms-client';
import { contentBlock } from '../../content-blocks/content-block/content-block.block.ts';
import { video } from '../../parts/video/video.block.ts';
import { COLUMNS } from './frame/fields.shared.ts';
import { gridKind, gridKinds, gridTypes, itemsOf, type GridKind, type GridType } from './grid-kind.ts';
import { card } from './items/card.content.ts';
import { textItem } from './items/text-item.content.ts';

const TYPE_FIELD = 'gfGridType';

/** Returns the kind of an item: the name of its variant, or `video`, or `embeddedVideo`. */
function itemKind(item: RawEntry, context: ParseContext): string | undefined {
  const { id } = item.sys.contentType.sys;
  if (id === video.id) {
    return item.fields['gfVideoType'] === 'embedded' ? 'embeddedVideo' : 'video';
  }
  return [card, textItem, contentBlock].find((type) => type.id === id)?.variantOf(item, context);
}

/** Returns the first item of a grid. Skips broken links, so that a broken link does not remove the grid. */
function firstItem({ fields }: RawEntry, context: ParseContext): RawEntry | undefined {
  for (const column of COLUMNS) {
    const items: unknown = fields[column];
    for (const item of Array.isArray(items) ? items : []) {
      const entry = linkedEntry(item, context);
      if (entry) return entry;
    }
  }
  return undefined;
}

const isGridKind = (name: string): name is GridKind => Object.hasOwn(gridKinds, name);

function read(entry: RawEntry, context: ParseContext): Picked {
  const raw = entry.fields[TYPE_FIELD];
  const word = typeof raw === 'string' ? raw.trim().toLowerCase() : undefined;
  const type = gridTypes.find((one) => one === word);
  if (type === undefined) return { field: TYPE_FIELD, reason: `is not one of ${gridTypes.join(', ')}` };
  const first = firstItem(entry, context);
  if (!first)
    return { field: COLUMNS[0], reason: 'holds nothing that can be shown, nor do the other columns' };
  const kind = itemKind(first, context);
  const name = kind === undefined ? undefined : gridKind(type, kind);
  if (name !== undefined) return { name };
  const known = itemsOf(type).join(', ');
  return {
    field: COLUMNS[0],
    reason: `begins with ${first.sys.id}; a grid of ${type} begins with one of ${known}`,
  };
}

const entered = (name: string): readonly [GridType, string] | undefined =>
  isGridKind(name) ? gridKinds[name] : undefined;

/** Selects the look of a grid by its type and its first item. */
export const gridPicker: VariantPicker = {
  row: (one) => ({
    prop: 'variant',
    gf: TYPE_FIELD,
    required: true,
    spec: {
      type: 'Symbol',
      localized: false,
      validations: [{ in: one === undefined ? gridTypes : [entered(one)?.[0]] }],
      help: 'With the kind of the first item it says how the grid looks',
      options: one === undefined ? Object.keys(gridKinds) : [one],
    },
  }),
  read,
  write: (name) => [[TYPE_FIELD, undefined, entered(name)?.[0]]],
  entered(name) {
    const [type, item] = entered(name) ?? [];
    return `${type}, first a ${item}`;
  },
};
