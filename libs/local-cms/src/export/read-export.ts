import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ContentExport } from '../model/content.types.ts';
import { contentFolder, type FolderContent, type ReadFolder } from './content-folder.ts';
import { ContentExportError } from './export-items.ts';

export type ReadExport = {
  readonly content: ContentExport;
  /** Hash of the content. A sync token with another hash is refused. */
  readonly fingerprint: string;
  /** Name for the stored edits. It depends on the file's path, so a rebuilt export keeps its edits. */
  readonly name: string;
  /** Folder that the file names in the export are relative to. */
  readonly folder: string | undefined;
  /** Only for a folder of content: its files, and a function that reads the folder again. */
  readonly files?: { readonly first: FolderContent; readonly again: ReadFolder } | undefined;
};

/**
 * Reads an export from a file or from a folder of content, or uses an export in memory.
 * @throws ContentExportError that names the path and the problem
 */
export function readExport(source: ContentExport | string): ReadExport {
  if (typeof source !== 'string') {
    return {
      content: source,
      fingerprint: digest(JSON.stringify(source)),
      name: 'inline',
      folder: undefined,
    };
  }
  const file = path.resolve(source);
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    const again = contentFolder(file);
    const first = again();
    const revisions = [...first.files].map(([key, { revision }]) => `${key} ${revision}`);
    return {
      content: first.content,
      fingerprint: digest(revisions.join('\n')),
      name: digest(file),
      folder: file,
      files: { first, again },
    };
  }
  const bytes = readBytes(file);
  return {
    content: parseJson(file, new TextDecoder().decode(bytes)),
    fingerprint: digest(bytes),
    name: digest(file),
    folder: path.dirname(file),
  };
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new ContentExportError(`The content export ${file} cannot be read: ${readReason(error)}.`, {
      cause: error,
    });
  }
}

function readReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EACCES') return 'permission denied';
  return error instanceof Error ? error.message : String(error);
}

function parseJson(file: string, text: string): ContentExport {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentExportError(`The content export ${file} is not valid JSON: ${reason}`, { cause: error });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ContentExportError(
      `The content export ${file} must be a JSON object with contentTypes, entries, assets and locales.`,
    );
  }
  return value;
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
