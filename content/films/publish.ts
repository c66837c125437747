import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENCODED, drawnFiles, filmFiles } from './files.ts';
import { films } from './manifest.ts';

/** What a run did: file names relative to the target folder. */
export interface FilmsReport {
  readonly written: readonly string[];
  readonly unchanged: readonly string[];
}

async function encoded(file: string): Promise<Buffer> {
  try {
    return await readFile(join(ENCODED, file));
  } catch {
    throw new Error(`${file} is not in content/films/encoded: npm run content:films makes it`);
  }
}

async function isSame(file: string, content: Buffer): Promise<boolean> {
  try {
    return content.equals(await readFile(file));
  } catch {
    return false;
  }
}

/**
 * Puts every film into `outDir`: the two encoded files, its first picture as SVG, and its captions. A file is written
 * only when it changed. Throws for a film that has not been encoded, and what the file system throws.
 */
export async function publishFilms(outDir: string): Promise<FilmsReport> {
  await mkdir(outDir, { recursive: true });
  const written: string[] = [];
  const unchanged: string[] = [];
  for (const [name, film] of Object.entries(films)) {
    const { mp4, webm } = filmFiles(name);
    const files = new Map<string, Buffer>([
      [mp4, await encoded(mp4)],
      [webm, await encoded(webm)],
    ]);
    for (const [file, text] of drawnFiles(name, film)) files.set(file, Buffer.from(text));
    for (const [file, content] of files) {
      const target = join(outDir, file);
      if (await isSame(target, content)) {
        unchanged.push(file);
        continue;
      }
      await writeFile(target, content);
      written.push(file);
    }
  }
  return { written, unchanged };
}
