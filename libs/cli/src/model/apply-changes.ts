import { folderTexts, jsonText, readContent } from '@skein/local-cms';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newValue } from './new-value.ts';
import type { ModelField, ModelType, TypeChange } from './model.types.ts';

/**
 * Creation time of content types that the folder does not have yet. It is constant, so that every machine writes
 * the same file.
 */
const SINCE = '2026-01-01T00:00:00.000Z';

type Fields = Record<string, Record<string, unknown>>;
interface Item {
  readonly sys: { readonly id: string; readonly contentType?: { readonly sys: { readonly id: string } } };
  readonly fields?: Fields;
}

function typeJson({ id, help, fields, ...type }: ModelType, createdAt: string) {
  const sys = { id, type: 'ContentType', createdAt, updatedAt: createdAt, publishedAt: createdAt };
  return {
    contentType: {
      sys: { ...sys, version: 2, publishedVersion: 1 },
      ...type,
      fields: fields.map((field) => ({
        ...field,
        name: field.name || field.id,
        disabled: false,
        omitted: false,
      })),
    },
    editor: {
      sys: { id: 'default', type: 'EditorInterface', contentType: { sys: { id } } },
      controls: fields.flatMap(({ id: fieldId }) =>
        help[fieldId] === undefined ? [] : [{ fieldId, settings: { helpText: help[fieldId] } }],
      ),
    },
  };
}

/** Returns a value of an entry by locale, in the field's new type. Locales without a value are left out. */
function newValues(values: Record<string, unknown>, from: ModelField, to: ModelField) {
  const { convert } = newValue(from, to);
  const converted = Object.entries(values).map(([locale, value]) => [locale, convert(value)] as const);
  return Object.fromEntries(converted.filter(([, value]) => value !== undefined));
}

function newFields(fields: Fields, change: TypeChange): Fields {
  if (change.kind !== 'changed') return fields;
  const changed = new Map(change.fields.map((one) => [one.field.id, one]));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([id, values]): [string, Record<string, unknown>][] => {
      const one = changed.get(id);
      if (one?.kind === 'removed') return [];
      if (one?.kind !== 'changed') return [[id, values]];
      const converted = newValues(values, one.from, one.field);
      return Object.keys(converted).length > 0 ? [[id, converted]] : [];
    }),
  );
}

/** Writes the file of a content type. */
export function writeType(folder: string, locales: readonly unknown[], type: ModelType): void {
  const path = `types/${type.id}.json`;
  const file = join(folder, path);
  const createdAt = existsSync(file)
    ? /"createdAt": "([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1]
    : undefined;
  const { contentType, editor } = typeJson(type, createdAt ?? SINCE);
  const content = { locales, contentTypes: [contentType], editorInterfaces: [editor] };
  const text = folderTexts(content, { withCounters: false }).texts.get(path);
  if (text !== undefined) writeFileSync(file, text);
}

/** Writes the entries of a changed type. @returns how many files have changed */
function writeEntries(folder: string, items: readonly Item[], change: TypeChange): number {
  const ofType = items.filter(({ sys }) => sys.contentType?.sys.id === change.type.id);
  return ofType.filter(({ sys }) => {
    const file = join(folder, 'entries', `${sys.id}.json`);
    const text = readFileSync(file, 'utf8');
    const value: { fields?: Fields } = JSON.parse(text);
    const fields = newFields(value.fields ?? {}, change);
    if (JSON.stringify(fields) === JSON.stringify(value.fields)) return false;
    writeFileSync(file, jsonText({ ...value, fields }));
    return true;
  }).length;
}

/**
 * Applies changes of the content types to the files of a folder of content.
 * @returns how many entries have changed
 */
export function applyChanges(folder: string, changes: readonly TypeChange[]): number {
  const { content } = readContent(folder);
  const items = (content.entries ?? []) as readonly Item[];
  let written = 0;
  for (const change of changes) {
    const used = items.some(({ sys }) => sys.contentType?.sys.id === change.type.id);
    if (change.kind === 'removed') {
      if (!used) rmSync(join(folder, 'types', `${change.type.id}.json`));
      continue;
    }
    const own = change.kind === 'changed' ? change.own : [];
    writeType(folder, content.locales ?? [], { ...change.type, fields: [...change.type.fields, ...own] });
    written += writeEntries(folder, items, change);
  }
  return written;
}
