import type { AnyEntryType, FieldRow } from './entry-type.ts';
import { ruleText } from './rule-text.ts';

/** Maximum number of fields that the CMS accepts in a content type. */
export const MAX_FIELDS = 50;

const fieldJson = ({ gf, required, spec }: FieldRow) => ({
  id: gf,
  name: gf,
  type: spec.type,
  localized: spec.localized,
  required,
  validations: spec.type === 'Array' ? [] : spec.validations,
  disabled: false,
  omitted: false,
  ...(spec.linkType && { linkType: spec.linkType }),
  ...(spec.items && { items: spec.items }),
});

const sentence = (words: string) => (/[.!?…]$/.test(words) ? words : `${words}.`);

/** Returns the description that editors read when they choose a content type. */
function descriptionOf({ description, use, avoid }: AnyEntryType): string {
  const advice = [use && `Use it for: ${use}`, avoid && `Rather not for: ${avoid}`].filter((line) => !!line);
  return advice.length === 0 ? description : [sentence(description), ...advice].join(' ');
}

/**
 * Returns a content type in the format of the CMS's import tool.
 * @throws if the CMS would refuse it: too many fields, two fields with one id, an unknown display field
 */
export function contentTypeJson(type: AnyEntryType, publishedAt: string) {
  const rows = type.rows();
  if (rows.length > MAX_FIELDS)
    throw new Error(`${type.id} has ${rows.length} fields; the CMS takes ${MAX_FIELDS}`);
  const ids = new Set(rows.map(({ gf }) => gf));
  const twice = rows.find(({ gf }) => !ids.delete(gf));
  if (twice) throw new Error(`${type.id} has two fields with the id ${twice.gf}`);
  if (type.displayField !== undefined && !rows.some(({ gf }) => gf === type.displayField)) {
    throw new Error(`${type.id} has no field ${type.displayField} to be named by`);
  }
  return {
    sys: {
      id: type.id,
      type: 'ContentType',
      createdAt: publishedAt,
      updatedAt: publishedAt,
      publishedAt,
      version: 2,
      publishedVersion: 1,
    },
    name: type.name,
    description: descriptionOf(type),
    displayField: type.displayField ?? rows.find(({ spec }) => spec.type === 'Symbol')?.gf ?? null,
    fields: rows.map(fieldJson),
  };
}

/** Returns the help text under the field that selects a variant. */
const variantHelp = ({ variants }: AnyEntryType) =>
  variants
    .map(
      ({ key, entered = key, label, use }) =>
        `${entered} = ${label}${use ? `: ${use.replace(/\.$/, '')}` : ''}`,
    )
    .join('; ');

const labelOf = ({ variants }: AnyEntryType, name: string) =>
  variants.find((variant) => variant.name === name)?.label ?? name;

/** Returns a default value in words for editors, or undefined if the default is nothing. */
function defaultWords(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(', ') : (value as string | number | undefined)?.toString();
}

function helpText(type: AnyEntryType, { prop, spec, variants }: FieldRow): string {
  const words = defaultWords(spec.defaultValue);
  return [
    prop === 'variant' && type.variants.length > 0 ? variantHelp(type) : (spec.help ?? ruleText(spec)),
    variants && `Only for: ${variants.map((name) => labelOf(type, name)).join('; ')}`,
    words && `Empty: ${words}`,
  ]
    .flatMap((part) => (part ? [sentence(part)] : []))
    .join(' ');
}

/** Returns the help text under each field in the CMS's editor. */
export function editorInterfaceJson(type: AnyEntryType) {
  return {
    sys: {
      id: 'default',
      type: 'EditorInterface',
      contentType: { sys: { id: type.id, type: 'Link', linkType: 'ContentType' } },
    },
    controls: type.rows().map((row) => ({ fieldId: row.gf, settings: { helpText: helpText(type, row) } })),
  };
}
