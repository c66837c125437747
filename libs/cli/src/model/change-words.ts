import type { FieldChange, ModelField, TypeChange } from './model.types.ts';

const KINDS: Readonly<Record<string, string>> = {
  Symbol: 'short text',
  Text: 'long text',
  RichText: 'rich text',
  Integer: 'whole number',
  Number: 'number',
  Boolean: 'yes or no',
  Date: 'date',
  Location: 'place',
  Object: 'JSON',
};
const LINKS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  Entry: ['an entry', 'entries'],
  Asset: ['a file', 'files'],
};

/** Returns the words for the values that an editor enters into a field: `short text`, `entries`. */
export function kindWords({ type, linkType = '', items }: ModelField): string {
  if (type === 'Link') return LINKS[linkType]?.[0] ?? linkType;
  if (type !== 'Array' || !items) return KINDS[type] ?? type;
  return LINKS[items.linkType ?? '']?.[1] ?? `list of ${KINDS[items.type] ?? items.type}s`;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function changedWords(from: ModelField, to: ModelField): string {
  const words = [
    ...(kindWords(from) === kindWords(to) ? [] : [`${kindWords(from)} becomes ${kindWords(to)}`]),
    ...(from.required === to.required ? [] : [to.required ? 'is required now' : 'may be empty now']),
    ...(from.localized === to.localized
      ? []
      : [to.localized ? 'has a value for each language now' : 'has one value for all languages now']),
  ];
  const rules = ({ validations, items }: ModelField) => [validations, items?.validations];
  if (kindWords(from) === kindWords(to) && !isSame(rules(from), rules(to))) words.push('takes other values');
  return words.join(', ');
}

function fieldWords(change: FieldChange): string {
  const { id, required, localized } = change.field;
  switch (change.kind) {
    case 'added':
      return `+ ${id}: ${[kindWords(change.field), ...(localized ? ['in each language'] : []), ...(required ? ['required'] : [])].join(', ')}`;
    case 'removed':
      return `- ${id}: the packages no longer read it`;
    case 'changed':
      return `~ ${id}: ${changedWords(change.from, change.field)}`;
  }
}

/** Returns the lines that describe a change. @param entries how many entries have the content type */
export function changeWords(change: TypeChange, entries: number): readonly string[] {
  const { id, name } = change.type;
  const count = entries === 1 ? '1 entry' : `${entries} entries`;
  switch (change.kind) {
    case 'added':
      return [`+ ${id} (${name}): ${count} of the content, and no type in the files`];
    case 'removed':
      return [
        entries === 0
          ? `- ${id} (${name}): the packages no longer have it`
          : `! ${id} (${name}): the packages no longer have it, and ${count} of the content stay without a block`,
      ];
    case 'changed':
      return [
        `~ ${id} (${name}), ${count}`,
        ...change.fields.map((field) => `    ${fieldWords(field)}`),
        ...(change.isCalledOther || change.help.length > 0 ? ['    ~ what editors read'] : []),
        ...change.own.map((field) => `      ${field.id}: not of the packages, stays`),
      ];
  }
}
