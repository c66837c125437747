import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentExport } from '../model/content.types.ts';
import { ContentExportError } from './export-items.ts';

export type ReadExport = {
  readonly content: ContentExport;
  /** Hash of the content. Sync tokens of another export are refused by it. */
  readonly fingerprint: string;
  /** Name under which edits are stored, so that a file keeps its edits when it is rebuilt. */
  readonly name: string;
  /** Folder from which relative file names in the export start. */
  readonly folder: string | undefined;
};

/**
 * Reads an export from a file, or takes one that is in memory.
 * @throws ContentExportError that names the path and what is wrong
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
  const text = readText(file);
  return {
    content: parseJson(file, text),
    fingerprint: digest(text),
    name: digest(file),
    folder: path.dirname(file),
  };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/u, '');
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
  if (code === 'EISDIR') return 'it is a folder';
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

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
