import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildExport, type AuthoredEntry } from '@skein/cms-client';
import { contentTypes, roots } from '@skein/content/entries';
import { ROOT } from '../commands/run.ts';

/** Writes an export of the demo with more pages. Returns its file. */
export function writeExport(name: string, pages: readonly AuthoredEntry[]): string {
  const made = buildExport({
    types: contentTypes,
    roots: [...roots, ...pages],
    publishedAt: '2026-11-01T09:00:00.000Z',
    fileUrl: ({ fileName }) => `assets/${fileName}`,
  });
  // Beside the demo's own export: the files that both name lie there.
  const file = join(ROOT, `content/generated/${name}.json`);
  writeFileSync(file, JSON.stringify(made));
  return file;
}
