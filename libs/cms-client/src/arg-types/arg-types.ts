import type { AnyEntryType, FieldRow } from '../model/entry-type.ts';
import { toColor, type ContentColor } from '../fields/color.ts';
import type { Palette } from '../model/palette.ts';

/** The part of Storybook's ArgTypes that can be derived from the content model. */
export interface ModelArgType {
  readonly description: string;
  readonly control: false | { readonly type: 'text' | 'boolean' | 'number' | 'select' };
  readonly options?: readonly string[];
  /** The component's value for each option that Storybook offers. */
  readonly mapping?: Readonly<Record<string, ContentColor | undefined>>;
  readonly table: {
    readonly category: 'Content';
    readonly type: { readonly summary: string };
    readonly defaultValue?: { readonly summary: string };
  };
}

/** Names of the CMS's field types in plain words, for editors. */
const WORDS: Readonly<Record<string, string>> = {
  Symbol: 'words',
  Text: 'text',
  Integer: 'number',
  Number: 'number',
  Boolean: 'yes or no',
  Location: 'place on a map',
};

/** Describes the kind of value in a field, in words for editors. */
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
 * Returns the controls and the rows of the docs table in Storybook, for a content type or one of its variants.
 * The control for the variant is locked, because each story shows one variant.
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
