import { statSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { LocaleKeyedFields } from '../model/content.types.ts';
import { AssetFile } from './export-schema.ts';

/** A file of an asset on this machine. */
export type LocalFile = {
  /** Last part of the file's address; unique within the asset. */
  readonly name: string;
  readonly path: string;
  readonly contentType: string;
};

/** Folders that may contain an export's files. No other file is ever served. */
export type AssetFolders = {
  /** Folder of the assets' files, as `{id}/{fileName}`, `{id}.{ext}` or `{fileName}`. */
  readonly assetsDir?: string | undefined;
  /**
   * Folder of the export file. It contains the files of relative addresses, and the files that the vendor's
   * tool has downloaded to `{host}/{path}`.
   */
  readonly exportDir?: string | undefined;
  /** Folder of files that editors have uploaded. The address of such a file is `upload:{id}`. */
  readonly uploadsDir?: string | undefined;
};

/**
 * Finds the local file for each locale of an asset. Locales whose file is not on this machine are left out.
 * @returns files by locale code
 */
export function findLocalFiles(
  id: string,
  fields: LocaleKeyedFields,
  folders: AssetFolders,
): Map<string, LocalFile> {
  const found = new Map<string, LocalFile>();
  const names = new Map<string, string>();
  for (const [locale, value] of Object.entries(fields['file'] ?? {})) {
    const file = v.safeParse(AssetFile, value);
    if (!file.success) continue;
    const fileName = file.output.fileName ?? lastPart(file.output.url ?? '') ?? id;
    const location = candidates(id, fileName, file.output.url ?? file.output.upload, folders).find(isFile);
    if (!location) continue;
    const plainName = path.basename(fileName);
    const taken = names.get(plainName);
    const name = taken === undefined || taken === location ? plainName : `${locale}-${plainName}`;
    names.set(name, location);
    found.set(locale, {
      name,
      path: location,
      contentType: file.output.contentType ?? 'application/octet-stream',
    });
  }
  return found;
}

const UPLOAD = /^upload:([\da-z]+)$/iu;

/** Whether an address is relative. A relative address leads to a file in the folder of the export. */
export function isRelativeAddress(url: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/\/)/iu.test(url);
}

function candidates(
  id: string,
  fileName: string,
  url: string | undefined,
  { assetsDir, exportDir, uploadsDir }: AssetFolders,
): string[] {
  const found: (string | undefined)[] = [];
  const [, upload] = UPLOAD.exec(url ?? '') ?? [];
  if (uploadsDir !== undefined && upload !== undefined) found.push(inside(uploadsDir, upload));
  const address = url === undefined ? undefined : decodePath(pathOf(url.replace(/^(?:https?:)?\/\//iu, '')));
  const relative = url !== undefined && isRelativeAddress(url);
  for (const folder of [assetsDir, exportDir]) {
    if (folder === undefined || address === undefined || (folder === assetsDir && !relative)) continue;
    found.push(inside(folder, address.replace(/^\/+/u, '')));
  }
  if (assetsDir !== undefined) {
    found.push(
      inside(assetsDir, path.join(id, fileName)),
      inside(assetsDir, `${id}${path.extname(fileName)}`),
      inside(assetsDir, fileName),
    );
  }
  return found.filter((candidate) => candidate !== undefined);
}

/** Returns a path below `folder`, or undefined if the path would leave it. */
function inside(folder: string, relative: string): string | undefined {
  if (relative === '' || relative.includes('\0')) return undefined;
  const root = path.resolve(folder);
  const target = path.resolve(root, relative);
  return target.startsWith(root + path.sep) ? target : undefined;
}

function isFile(location: string): boolean {
  return statSync(location, { throwIfNoEntry: false })?.isFile() ?? false;
}

function decodePath(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

const pathOf = (url: string): string => url.split(/[?#]/u, 1)[0] ?? '';

function lastPart(url: string): string | undefined {
  return decodePath(pathOf(url))?.split('/').pop() || undefined;
}
