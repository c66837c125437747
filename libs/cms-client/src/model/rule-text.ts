import type { FieldSpec } from './field.ts';

interface Rule {
  readonly in?: readonly (string | number)[];
  readonly size?: { readonly max?: number };
  readonly range?: { readonly min?: number; readonly max?: number };
  readonly linkContentType?: readonly string[];
  readonly linkMimetypeGroup?: readonly string[];
}

const FILES: Readonly<Record<string, string>> = {
  image: 'A picture.',
  video: 'A film.',
  pdfdocument: 'A PDF.',
  plaintext: 'A text file.',
};
const KINDS: Partial<Record<FieldSpec['type'], string>> = {
  Boolean: 'Yes or no.',
  Date: 'A day.',
  Location: 'A place on the map.',
  RichText: 'Text with links and lists.',
};

/** Describes the allowed values of a field, in words for editors. Used for fields without a help text. */
export function ruleText({ type, linkType, validations, items }: FieldSpec): string {
  const rules: readonly Rule[] = [...validations, ...(items?.validations ?? [])];
  const find = <K extends keyof Rule>(name: K) => rules.find((rule) => rule[name] !== undefined)?.[name];
  const types = find('linkContentType');
  if (types) return `${type === 'Array' ? 'Entries' : 'An entry'} of type ${types.join(', ')}.`;
  const group = find('linkMimetypeGroup')?.[0];
  if (group !== undefined) return FILES[group] ?? 'A file.';
  const words = find('in');
  if (words) return `One of: ${words.join(', ')}.`;
  const most = find('size')?.max;
  if (most !== undefined) return `At most ${most.toLocaleString('en-US')} characters.`;
  const range = find('range');
  if (range?.min !== undefined && range.max !== undefined)
    return `A whole number, ${range.min} to ${range.max}.`;
  if ((linkType ?? items?.linkType) === 'Entry') return type === 'Array' ? 'Any blocks.' : 'Any block.';
  if (type === 'Array') return 'Short texts.';
  return KINDS[type] ?? '';
}
