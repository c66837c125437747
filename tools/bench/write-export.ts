import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildExport, type AuthoredEntry } from '@skein/cms-client';
import { contentTypes, roots } from '@skein/content/entries';
import { ROOT } from '../commands/run.ts';

/**
 * Writes the demo's export with more pages.
 * @returns path of the export
 */
export function writeExport(name: string, pages: readonly AuthoredEntry[]): string {
  const made = buildExport({
    types: contentTypes,
    roots: [...roots, ...pages],
    publishedAt: '2026-11-01T09:00:00.000Z',
    fileUrl: ({ fileName }) => `assets/${fileName}`,
  });
  // This is the folder of the demo's export, because both exports use the same files.
  const file = join(ROOT, `content/generated/${name}.json`);
  writeFileSync(file, JSON.stringify(made));
  return file;
}
