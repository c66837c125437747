import path from 'node:path';
import type { EntityRecord } from '../model/content.types.ts';
import { ITEM_FOLDERS } from '../export/content-folder.ts';
import { addressOfPath, filesIn, withUrls } from './asset-urls.ts';
import type { FileChanges } from './file-changes.ts';

const UPLOAD = /^upload:([\da-z]+)$/iu;

/**
 * Copies the uploaded files of an asset into the folder. If languages have files of the same name, the later one gets
 * its language in front. Returns the asset with the new paths.
 */
export async function withOwnFiles(
  record: EntityRecord,
  uploadsDir: string | undefined,
  root: string,
  changes: FileChanges,
): Promise<EntityRecord> {
  if (record.kind !== 'Asset' || !record.published || uploadsDir === undefined) return record;
  const files = filesIn(record.published);
  const paths = new Map<unknown, string>();
  // Some disks do not tell upper from lower case.
  const taken = new Set(files.map(([, { url }]) => String(url).toLowerCase()));
  for (const [locale, { url, fileName }] of files) {
    const [, upload] = UPLOAD.exec(typeof url === 'string' ? url : '') ?? [];
    if (upload === undefined || paths.has(url)) continue;
    const given = path.basename(typeof fileName === 'string' ? fileName : '');
    let name = /^\.*$/u.test(given) ? upload : given;
    const targetOf = () => path.posix.join(ITEM_FOLDERS.Asset, record.id, name);
    while (taken.has(addressOfPath(targetOf()).toLowerCase())) name = `${locale}-${name}`;
    const target = targetOf();
    await changes.copy(path.join(uploadsDir, upload), path.join(root, target));
    taken.add(addressOfPath(target).toLowerCase());
    paths.set(url, addressOfPath(target));
  }
  return paths.size === 0 ? record : withUrls(record, (_, { url }) => paths.get(url));
}
