import path from 'node:path';
import type { EntityRecord } from '../model/content.types.ts';
import { ITEM_FOLDERS } from '../export/content-folder.ts';
import { addressOfPath, filesIn, withUrls } from './asset-urls.ts';
import type { FileChanges } from './file-changes.ts';

const UPLOAD = /^upload:([\da-z]+)$/iu;

/** Copies the uploaded files of an asset into the folder. Returns the asset with the new paths. */
export async function withOwnFiles(
  record: EntityRecord,
  uploadsDir: string | undefined,
  root: string,
  changes: FileChanges,
): Promise<EntityRecord> {
  if (record.kind !== 'Asset' || !record.published || uploadsDir === undefined) return record;
  const paths = new Map<unknown, string>();
  for (const [, { url, fileName }] of filesIn(record.published)) {
    const [, upload] = UPLOAD.exec(typeof url === 'string' ? url : '') ?? [];
    if (upload === undefined) continue;
    const given = path.basename(typeof fileName === 'string' ? fileName : '');
    const name = /^\.*$/u.test(given) ? upload : given;
    const target = path.posix.join(ITEM_FOLDERS.Asset, record.id, name);
    await changes.copy(path.join(uploadsDir, upload), path.join(root, target));
    paths.set(url, addressOfPath(target));
  }
  return paths.size === 0 ? record : withUrls(record, (_, { url }) => paths.get(url));
}
