import type { AnyEntryType, FieldRow } from './entry-type.ts';

/** The part of Storybook's ArgTypes that the model can fill. */
export interface ModelArgType {
  readonly description: string;
  readonly control: false | { readonly type: 'text' | 'boolean' | 'number' | 'select' };
  readonly options?: readonly string[];
  readonly table: {
    readonly category: 'Content';
    readonly type: { readonly summary: string };
    readonly defaultValue?: { readonly summary: string };
  };
}

function controlOf({ spec }: FieldRow): ModelArgType['control'] {
  if (spec.options) return { type: 'select' };
  if (spec.type === 'Boolean') return { type: 'boolean' };
  if (spec.type === 'Integer' || spec.type === 'Number') return { type: 'number' };
  if (spec.type === 'Symbol' || spec.type === 'Text') return { type: 'text' };
  return false;
}

/**
 * Story controls and docs rows of a content type, or of one of its variants.
 * The row of `variant` is locked: each story shows one.
 */
export function modelArgTypes(type: AnyEntryType, variant?: string): Record<string, ModelArgType> {
  const rows = type
    .rows()
    .filter(({ variants }) => variant === undefined || variants === undefined || variants.includes(variant));
  return Object.fromEntries(
    rows.map((row) => [
      row.prop,
      {
        description: [`CMS field \`${row.gf}\`${row.required ? ', required' : ''}.`, row.spec.help]
          .filter(Boolean)
          .join(' '),
        control: row.prop === 'variant' ? false : controlOf(row),
        ...(row.spec.options && { options: row.spec.options }),
        table: {
          category: 'Content',
          type: {
            summary:
              row.spec.options?.join(' | ') ?? row.spec.linkType ?? row.spec.items?.linkType ?? row.spec.type,
          },
          ...(row.spec.defaultValue !== undefined && {
            defaultValue: { summary: JSON.stringify(row.spec.defaultValue) },
          }),
        },
      } satisfies ModelArgType,
    ]),
  );
}
