import type { AnyEntryType, FieldRow } from '../model/entry-type.ts';
import { toColor, type ContentColor } from '../fields/color.ts';
import type { Palette } from '../model/palette.ts';

/** The part of Storybook's ArgTypes that the model can fill. */
export interface ModelArgType {
  readonly description: string;
  readonly control: false | { readonly type: 'text' | 'boolean' | 'number' | 'select' };
  readonly options?: readonly string[];
  /** The value that a component gets for the option that is chosen in Storybook. */
  readonly mapping?: Readonly<Record<string, ContentColor | undefined>>;
  readonly table: {
    readonly category: 'Content';
    readonly type: { readonly summary: string };
    readonly defaultValue?: { readonly summary: string };
  };
}

/** Names of field types in an editor's words. The CMS's own names are those of its API. */
const WORDS: Readonly<Record<string, string>> = {
  Symbol: 'words',
  Text: 'text',
  Integer: 'number',
  Number: 'number',
  Boolean: 'yes or no',
  Location: 'place on a map',
};

/** Says in an editor's words what a field holds. */
export function holds({ spec }: FieldRow): string {
  const { type, items, localized } = spec;
  const one = type === 'Array' ? `list of ${items?.linkType?.toLowerCase() ?? 'words'}` : undefined;
  const link = type === 'Link' ? spec.linkType?.toLowerCase() : undefined;
  return `${one ?? link ?? WORDS[type] ?? type.toLowerCase()}${localized ? ', per language' : ''}`;
}

function controlOf({ spec }: FieldRow): ModelArgType['control'] {
  if (spec.options || spec.isColor) return { type: 'select' };
  if (spec.type === 'Boolean') return { type: 'boolean' };
  if (spec.type === 'Integer' || spec.type === 'Number') return { type: 'number' };
  if (spec.type === 'Symbol' || spec.type === 'Text') return { type: 'text' };
  return false;
}

function optionsOf({ spec }: FieldRow, palette: Palette): Pick<ModelArgType, 'options' | 'mapping'> {
  if (spec.options) return { options: spec.options };
  if (!spec.isColor) return {};
  const names = Object.keys(palette);
  return { options: names, mapping: Object.fromEntries(names.map((name) => [name, toColor(name, palette)])) };
}

/**
 * Returns the story controls and docs rows of a content type, or of one of its variants. The row that selects
 * the variant is locked, because each story shows one variant.
 */
export function modelArgTypes(
  type: AnyEntryType,
  palette: Palette,
  variant?: string,
): Record<string, ModelArgType> {
  return Object.fromEntries(
    type.rows(variant).map((row) => [
      row.prop,
      {
        description: [`CMS field \`${row.gf}\`${row.required ? ', required' : ''}.`, row.spec.help]
          .filter(Boolean)
          .join(' '),
        control: row.prop === 'variant' ? false : controlOf(row),
        ...optionsOf(row, palette),
        table: {
          category: 'Content',
          type: {
            summary: row.spec.options?.join(' | ') ?? holds(row),
          },
          ...(row.spec.defaultValue !== undefined && {
            defaultValue: { summary: JSON.stringify(row.spec.defaultValue) },
          }),
        },
      } satisfies ModelArgType,
    ]),
  );
}
