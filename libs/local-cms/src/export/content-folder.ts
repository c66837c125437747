import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { ContentExport, ContentProblem } from '../model/content.types.ts';
import { entityKey, link } from '../model/content.types.ts';
import { modelKey } from '../model/model-record.types.ts';
import { ContentExportError } from './export-items.ts';
import { hasCounters, itemOf } from './item-file.ts';

/*
 * A folder of content: one file for each entry, asset and content type, and one for the rest of the space.
 *
 *   space.json            ids of space and environment, locales, tags, webhooks
 *   types/{id}.json       a content type, with the settings of the vendor's editor
 *   entries/{id}.json     an entry
 *   assets/{id}.json      an asset; its picture or film is in the same folder
 */

/** The folders of items, with the kind of item in each. */
export const ITEM_FOLDERS = { Entry: 'entries', Asset: 'assets', ContentType: 'types' } as const;
export const SPACE_FILE = 'space.json';
/** Key of `space.json`, the file with everything of the space that is not in `ITEM_FOLDERS`, such as locales. */
export const SPACE_KEY = 'space';

/** The ids of a space and its environment, if the folder comes from an export. */
export type NamedPlace = { readonly id?: string | undefined; readonly environment?: string | undefined };

/** A file at the time it was read. */
export type FolderFile = {
  /** Path within the folder. */
  readonly path: string;
  /** Hash of the text. */
  readonly revision: string;
  readonly hasCounters: boolean;
};

/** A folder of content at the time it was read. */
export type FolderContent = {
  readonly content: ContentExport;
  readonly place: NamedPlace;
  /** The readable files, by the key of the item in each file. */
  readonly files: ReadonlyMap<string, FolderFile>;
  /** Files that are not JSON, with the line of the fault. */
  readonly problems: readonly ContentProblem[];
};

type Parsed = { readonly value: unknown; readonly fault: string | undefined; readonly revision: string };

/** Reads the folder again. It parses only files whose size or time has changed. */
export type ReadFolder = () => FolderContent;

export const revisionOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Returns the key of an item's file in `FolderContent.files`. */
export const keyOf = (kind: keyof typeof ITEM_FOLDERS, id: string): string =>
  kind === 'ContentType' ? modelKey(kind, id) : entityKey(kind, id);

/**
 * Opens a folder of content.
 * @throws ContentExportError if there is no `space.json`, or it is not JSON; also each time it is read
 */
export function contentFolder(root: string): ReadFolder {
  const known = new Map<string, Parsed & { readonly stamp: string }>();

  function read(file: string): Parsed | undefined {
    const full = path.join(root, file);
    const found = statSync(full, { throwIfNoEntry: false });
    if (!found) return undefined;
    const stamp = `${found.size} ${found.mtimeMs}`;
    const before = known.get(file);
    if (before?.stamp === stamp) return before;
    const parsed = { stamp, ...parseFile(readFileSync(full, 'utf8')) };
    known.set(file, parsed);
    return parsed;
  }

  return () => {
    const files = new Map<string, FolderFile>();
    const problems: ContentProblem[] = [];
    const itemsIn = (kind: keyof typeof ITEM_FOLDERS) =>
      namesIn(path.join(root, ITEM_FOLDERS[kind])).flatMap((name) => {
        const file = `${ITEM_FOLDERS[kind]}/${name}`;
        const parsed = read(file);
        if (!parsed) return [];
        const { value, fault, revision } = parsed;
        if (fault !== undefined || !isRecord(value)) {
          problems.push({ item: file, reason: fault ?? 'is not an object' });
          return [];
        }
        const id = name.slice(0, -'.json'.length);
        files.set(keyOf(kind, id), { path: file, revision, hasCounters: hasCounters(value) });
        return [{ id, value }];
      });
    const space = readSpace(root, read);
    files.set(SPACE_KEY, { path: SPACE_FILE, revision: space.revision, hasCounters: true });
    const { id: spaceId, environment, ...rest } = space.value;
    const place = typeof spaceId === 'string' && {
      space: link('Space', spaceId),
      ...(typeof environment === 'string' && { environment: link('Environment', environment) }),
    };
    const types = itemsIn('ContentType').map(({ id, value: { editorInterface, sys, ...type } }) => ({
      type: { ...type, sys: { ...place, ...(isRecord(sys) && sys), id, type: 'ContentType' } },
      editor: isRecord(editorInterface) && {
        ...editorInterface,
        sys: { id: 'default', type: 'EditorInterface', contentType: { sys: { id } } },
      },
    }));
    return {
      place: {
        ...(typeof spaceId === 'string' && { id: spaceId }),
        ...(typeof environment === 'string' && { environment }),
      },
      content: {
        ...rest,
        contentTypes: types.map(({ type }) => type),
        editorInterfaces: types.flatMap(({ editor }) => (editor ? [editor] : [])),
        entries: itemsIn('Entry').map(({ id, value }) => itemOf('Entry', id, value)),
        assets: itemsIn('Asset').map(({ id, value }) => itemOf('Asset', id, value)),
      },
      files,
      problems,
    };
  };
}

function readSpace(root: string, read: (file: string) => Parsed | undefined) {
  const parsed = read(SPACE_FILE);
  if (!parsed)
    throw new ContentExportError(
      `The folder ${root} is not a folder of content: it has no ${SPACE_FILE}, which lists the locales.`,
    );
  const { value, fault, revision } = parsed;
  if (fault !== undefined || !isRecord(value))
    throw new ContentExportError(
      `${path.join(root, SPACE_FILE)} cannot be read: ${fault ?? 'it is not an object'}.`,
    );
  return { value, revision };
}

/** Returns the names of the JSON files in a folder, in a stable order. */
function namesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
}

function parseFile(text: string): Parsed {
  const revision = revisionOf(text);
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/u, '')), fault: undefined, revision };
  } catch {
    return { value: undefined, fault: faultIn(text), revision };
  }
}

/** Returns the fault of a text that is not JSON, with its line. */
function faultIn(text: string): string {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const conflict = /^(?:<{7}|={7}|>{7})/mu.exec(text);
  if (conflict) return `has a merge conflict in line ${lineAt(conflict.index)}`;
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [first] = errors;
  return first === undefined
    ? 'is not valid JSON'
    : `is not valid JSON: ${printParseErrorCode(first.error)} in line ${lineAt(first.offset)}`;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
