import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findLocalFiles } from '../export/asset-files.ts';
import { ITEM_FOLDERS, SPACE_FILE } from '../export/content-folder.ts';
import { ContentExportError } from '../export/export-items.ts';
import { itemText } from '../export/item-file.ts';
import { parseExport } from '../export/parse-export.ts';
import { placeOf } from '../export/place-of.ts';
import type { ReadExport } from '../export/read-export.ts';
import type { ContentExport, ContentProblem, EntityRecord } from '../model/content.types.ts';
import { modelKey } from '../model/model-record.types.ts';
import { addressOfPath, withUrls } from '../store/asset-urls.ts';
import { spaceText, typeText } from '../store/model-files.ts';
import { isOf, modelRecords } from '../store/model-records.ts';

/** The files of a folder of content. */
export type FolderTexts = {
  /** The text of each file, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** Files to copy into the folder: the path of each file, and its path inside the folder. */
  readonly copies: ReadonlyMap<string, string>;
  readonly problems: readonly ContentProblem[];
};

/**
 * Returns the files of a folder of content with the same content as an export.
 * @param withCounters whether the files keep versions and other counters, as the vendor's import needs them
 */
export function folderTexts(
  content: ContentExport,
  { withCounters, folder, assetsDir }: FolderTextsOptions,
): FolderTexts {
  const { problems, locales, contentTypes, records, ...rest } = parseExport(content);
  const models = modelRecords({ problems, locales, contentTypes, records, ...rest });
  const { space, environment } = placeOf(content);
  const texts = new Map<string, string>();
  const copies = new Map<string, string>();
  const codes = locales.map(({ code }) => code);
  const place = withCounters ? { id: space, environment } : {};
  texts.set(SPACE_FILE, spaceText(models.values(), place));
  for (const record of models.values())
    if (isOf('ContentType', record)) {
      const editor = models.get(modelKey('EditorInterface', record.id));
      texts.set(`${ITEM_FOLDERS.ContentType}/${record.id}.json`, typeText(record, editor, withCounters));
    }
  const withOwnFiles = (record: EntityRecord) => {
    const files = findLocalFiles(record.id, record.draft.fields, { assetsDir, exportDir: folder });
    return withUrls(record, (locale) => {
      const file = files.get(locale);
      if (!file) return undefined;
      const target = path.posix.join(ITEM_FOLDERS.Asset, record.id, file.name);
      copies.set(file.path, target);
      return addressOfPath(target);
    });
  };
  for (const record of records) {
    const type = contentTypes.get(record.contentTypeId ?? '');
    const fields = type?.fields.map(({ id }) => id) ?? ['title', 'description', 'file'];
    const isMoved = record.kind === 'Asset' && withCounters;
    const text = itemText(isMoved ? withOwnFiles(record) : record, { fields, locales: codes }, withCounters);
    texts.set(`${ITEM_FOLDERS[record.kind]}/${record.id}.json`, text);
  }
  return { texts, copies, problems };
}

export interface FolderTextsOptions {
  readonly withCounters: boolean;
  /** Folders with the files of the assets. */
  readonly folder?: string | undefined;
  readonly assetsDir?: string | undefined;
}

/**
 * Writes an export as a folder of content, with the files of its assets.
 * @returns problems with parts of the export that cannot be used
 * @throws ContentExportError if the folder is not empty
 */
export function writeFolder(
  { content, folder }: ReadExport,
  target: string,
  assetsDir?: string,
): readonly ContentProblem[] {
  mkdirSync(target, { recursive: true });
  if (readdirSync(target).length > 0) throw new ContentExportError(`The folder ${target} is not empty.`);
  const options = { withCounters: true, folder, assetsDir };
  const { texts, copies, problems } = folderTexts(content, options);
  const inTarget = (file: string) => {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    return path.join(target, file);
  };
  for (const [file, text] of texts) writeFileSync(inTarget(file), text);
  for (const [from, file] of copies) copyFileSync(from, inTarget(file));
  return problems;
}
