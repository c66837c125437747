import { newValue } from './new-value.ts';
import type { ChangedType, FieldChange, ModelField, ModelType, TypeChange } from './model.types.ts';

/** The control that the vendor's editor has for a type of field. */
const CONTROLS: Readonly<Record<string, string>> = {
  Symbol: 'singleLine',
  Text: 'multipleLine',
  RichText: 'richTextEditor',
  Integer: 'numberEditor',
  Number: 'numberEditor',
  Boolean: 'boolean',
  Date: 'datePicker',
  Location: 'locationEditor',
  Object: 'objectEditor',
  'Link Entry': 'entryLinkEditor',
  'Link Asset': 'assetLinkEditor',
  'Array Entry': 'entryLinksEditor',
  'Array Asset': 'assetLinksEditor',
  Array: 'tagEditor',
};

const controlOf = ({ type, linkType, items }: ModelField): string =>
  CONTROLS[[type, linkType ?? items?.linkType].filter(Boolean).join(' ')] ?? 'singleLine';

const json = (value: unknown): string => JSON.stringify(value);
const variable = (id: string): string => `type_${id.replaceAll(/\W/g, '_')}`;

const settingsOf = ({ id, name, ...rest }: ModelField) => ({ name: name || id, ...rest });

function createField(type: ModelType, field: ModelField): string[] {
  const { id } = field;
  const help = type.help[id];
  return [
    `  ${variable(type.id)}.createField(${json(id)}, ${json(settingsOf(field))});`,
    ...(help === undefined ? [] : [helpLine(type, field)]),
  ];
}

const helpLine = (type: ModelType, field: ModelField): string =>
  `  ${variable(type.id)}.changeFieldControl(${json(field.id)}, 'builtin', ${json(controlOf(field))}, ${json({ helpText: type.help[field.id] ?? '' })});`;

/**
 * Returns the lines of the script that give a field another type. The lines copy the values into a new field, delete
 * the old field, and give the new field the id of the old one. The vendor does not delete the field that names the
 * entries, so the new field names them before.
 */
function replaceField(type: ModelType, from: ModelField, field: ModelField): string[] {
  const { id } = field;
  const next = `${id}Next`;
  const name = variable(type.id);
  const namesEntries = type.displayField === id;
  return [
    `  ${name}.createField(${json(next)}, ${json({ ...settingsOf(field), required: false })});`,
    `  migration.transformEntries({`,
    `    contentType: ${json(type.id)}, from: [${json(id)}], to: [${json(next)}], shouldPublish: 'preserve',`,
    `    transformEntryForLocale: ({ ${json(id)}: values }, locale) => {`,
    `      const value = values?.[locale];`,
    `      return value === undefined ? undefined : { ${json(next)}: ${newValue(from, field).code} };`,
    `    },`,
    `  });`,
    ...(namesEntries ? [`  ${name}.displayField(${json(next)});`] : []),
    `  ${name}.deleteField(${json(id)});`,
    `  ${name}.changeFieldId(${json(next)}, ${json(id)});`,
    ...(namesEntries ? nameLine(type) : []),
    ...(field.required ? [`  ${name}.editField(${json(id)}, { required: true });`] : []),
    ...(type.help[id] === undefined ? [] : [helpLine(type, field)]),
  ];
}

function fieldLines(type: ModelType, change: FieldChange): string[] {
  const { field } = change;
  if (change.kind === 'added') return createField(type, field);
  if (change.kind === 'removed') return [`  ${variable(type.id)}.deleteField(${json(field.id)});`];
  const kind = ({ type: one, linkType, items }: ModelField) =>
    json([one, linkType, items?.type, items?.linkType]);
  if (kind(change.from) !== kind(field)) return replaceField(type, change.from, field);
  const { localized, required, items, validations } = field;
  return [
    `  ${variable(type.id)}.editField(${json(field.id)}, ${json({ localized, required, validations, ...(items && { items }) })});`,
  ];
}

const open = (word: 'create' | 'edit', { id, name, description }: ModelType): string =>
  `  const ${variable(id)} = migration.${word}ContentType(${json(id)}, ${json({ name, description })});`;

const nameLine = ({ id, displayField }: ModelType): string[] =>
  displayField === null ? [] : [`  ${variable(id)}.displayField(${json(displayField)});`];

/**
 * Returns the lines of the script that change a content type. If another field becomes the one that names the entries,
 * this field is there before the script deletes the old one.
 */
function changedLines({ type, fields, help, isCalledOther }: ChangedType): string[] {
  const isAdded = ({ kind }: FieldChange) => kind === 'added';
  const isName = ({ field }: FieldChange) => field.id === type.displayField;
  const linesOf = (some: readonly FieldChange[]) => some.flatMap((change) => fieldLines(type, change));
  const others = fields.filter((change) => !isAdded(change));
  return [
    open('edit', type),
    ...linesOf(fields.filter(isAdded)),
    ...linesOf(others.filter(isName)),
    ...(isCalledOther ? nameLine(type) : []),
    ...linesOf(others.filter((change) => !isName(change))),
    ...type.fields.filter(({ id }) => help.includes(id)).map((field) => helpLine(type, field)),
  ];
}

function typeLines(change: TypeChange, entries: number): string[] {
  const { type, kind } = change;
  if (kind === 'changed') return changedLines(change);
  if (kind === 'added')
    return [
      open('create', type),
      ...type.fields.flatMap((field) => createField(type, field)),
      ...nameLine(type),
    ];
  return entries === 0
    ? [`  migration.deleteContentType(${json(type.id)});`]
    : [`  // ${type.id} stays: ${entries} entries have it.`];
}

/**
 * Returns a script for the vendor's tool `contentful-migration`.
 * @param entries how many entries have each content type
 */
export function migrationScript(
  changes: readonly TypeChange[],
  entries: ReadonlyMap<string, number>,
): string {
  return [
    `// Run it with the vendor's tool: npx contentful-migration --space-id … --environment-id … --access-token … <this file>`,
    `module.exports = function (migration) {`,
    ...changes.flatMap((change) => typeLines(change, entries.get(change.type.id) ?? 0)),
    `};`,
    ``,
  ].join('\n');
}
