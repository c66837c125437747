import type { ContentType, Entity, FieldDefinition, Hints, Rule, Values } from '../cms/cms.types.ts';

/** The kinds of fields. Each kind has an editor; no content type has an editor of its own. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'html'
  | 'choice'
  | 'number'
  | 'boolean'
  | 'color'
  | 'date'
  | 'list'
  | 'entry'
  | 'entries'
  | 'asset'
  | 'rich'
  | 'json';

/** An empty long text counts as HTML if this is its size limit, in characters. */
const HTML_MAX = 50_000;
const MARKUP = /<(?:p|br|ul|ol|h[1-6]|strong|em|a|table|blockquote)[\s/>]/i;
/** Colors that a pattern must accept to count as a pattern for colors. */
const COLORS = ['#000000', '#fff'];

/** Returns the first rule of a field that has this name, or undefined. */
export function ruleOf<K extends keyof Rule>(
  field: FieldDefinition,
  name: K,
): NonNullable<Rule[K]> | undefined {
  const rules = [...(field.validations ?? []), ...(field.items?.validations ?? [])];
  return rules.find((rule) => rule[name] !== undefined)?.[name] ?? undefined;
}

/** Whether a text fits a pattern of the content type. An invalid pattern accepts every text. */
export function meets({ pattern, flags }: NonNullable<Rule['regexp']>, text: string): boolean {
  try {
    return new RegExp(pattern, flags ?? undefined).test(text);
  } catch {
    return true;
  }
}

function isColor(field: FieldDefinition): boolean {
  const pattern = ruleOf(field, 'regexp');
  return pattern !== undefined && COLORS.every((color) => meets(pattern, color)) && !meets(pattern, '#12');
}

function isHtml(field: FieldDefinition, values: Values[string] = {}): boolean {
  const texts = Object.values(values).filter((value) => typeof value === 'string' && value !== '');
  return texts.length > 0
    ? texts.some((text) => MARKUP.test(String(text)))
    : ruleOf(field, 'size')?.max === HTML_MAX;
}

/**
 * Returns the kind of editor for a field. A long text is HTML if one of its values contains markup, or if it is
 * empty and its limit is that of HTML fields.
 */
export function fieldKind(field: FieldDefinition, values?: Values[string]): FieldKind {
  switch (field.type) {
    case 'Symbol':
      if (ruleOf(field, 'in')) return 'choice';
      return isColor(field) ? 'color' : 'line';
    case 'Text':
      return isHtml(field, values) ? 'html' : 'text';
    case 'Integer':
    case 'Number':
      return ruleOf(field, 'in') ? 'choice' : 'number';
    case 'Boolean':
      return 'boolean';
    case 'Date':
      return 'date';
    case 'Link':
      return field.linkType === 'Asset' ? 'asset' : 'entry';
    case 'Array':
      if (field.items?.type === 'Symbol') return 'list';
      return field.items?.type === 'Link' ? 'entries' : 'json';
    case 'RichText':
      return 'rich';
    default:
      return 'json';
  }
}

/** An allowed value of a field, with the name that the model gives to it. */
export interface Choice {
  readonly value: string | number;
  readonly name: string;
}

/**
 * Returns the allowed values of a field. Their names come from the field's help text (`16 = Wide picture: for …; 17 =
 * …`). The name of any other value is the value itself.
 */
export function choicesOf(field: FieldDefinition, hint = ''): readonly Choice[] {
  const names = new Map(
    hint.split('; ').flatMap((part): [string, string][] => {
      const at = part.indexOf(' = ');
      return at > 0 ? [[part.slice(0, at), part.slice(at + 3).split(/[:.]/, 1)[0] ?? '']] : [];
    }),
  );
  return (ruleOf(field, 'in') ?? []).map((value) => ({
    value,
    name: names.get(String(value)) ?? String(value),
  }));
}

const LOOKS = /Only for: ([^.]+)\. ?/;

/**
 * Returns the names of the looks that use a field, from its help text (`Only for: Wide picture; Banner.`). Undefined:
 * all looks use the field.
 */
export const looksWith = (hint = ''): readonly string[] | undefined => LOOKS.exec(hint)?.[1]?.split('; ');

export const withoutLooks = (hint = ''): string => hint.replace(LOOKS, '').trim();

/** Returns the name of the look that an entry has, or undefined if its content type has no looks. */
export function lookOf(type: ContentType, hints: Hints = {}, { fields }: Entity): string | undefined {
  for (const field of type.fields) {
    const choices = choicesOf(field, hints[field.id]);
    const values = Object.values(fields[field.id] ?? {});
    const chosen = choices.find((choice) => isNamed(choice) && values.includes(choice.value));
    if (chosen) return chosen.name;
  }
  return undefined;
}

/** Whether the model gives a name to an allowed value. */
export const isNamed = ({ value, name }: Choice): boolean => name !== String(value);
