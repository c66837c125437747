import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { LRUCache } from 'lru-cache';

const CHUNK_BYTES = 1024 * 1024;
const known = new LRUCache<string, string>({ max: 20_000 });

/** Source of a regular expression for a revision, for use inside other patterns. */
export const REVISION_PATTERN = '[\\da-f]{16}';

/**
 * Returns a hash of a file: 16 hexadecimal digits. It reads the file only if the file is new or has changed.
 * @throws errors of the file system
 */
export function fileRevision(file: string): string {
  const { size, mtimeMs } = statSync(file);
  const key = `${file}|${size}|${mtimeMs}`;
  let revision = known.get(key);
  if (revision === undefined) known.set(key, (revision = readRevision(file, size)));
  return revision;
}

/** Hashes a file in pieces, because a film may not fit into memory. */
function readRevision(file: string, size: number): string {
  const hash = createHash('sha256');
  const piece = Buffer.allocUnsafe(Math.min(Math.max(size, 1), CHUNK_BYTES));
  const open = openSync(file, 'r');
  try {
    for (let bytes; (bytes = readSync(open, piece)) > 0;) hash.update(piece.subarray(0, bytes));
  } finally {
    closeSync(open);
  }
  return hash.digest('hex').slice(0, 16);
}
