import { StartError } from '@skein/http';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Name of the file that marks a folder as an export. Each export writes this file first. */
const SIGN = '_headers';

/** Thrown if a folder has files but is no export. An export would remove all files that it did not write. */
export class NoExportFolder extends StartError {}

export interface FileCounts {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  /** Size of all files together, in bytes. */
  readonly bytes: number;
}

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/**
 * Opens the folder of an export. The export writes a file again only if its content has changed.
 * @throws NoExportFolder
 */
export async function exportedFolder(folder: string) {
  const before = new Set(await filesIn(folder));
  if (before.size > 0 && !before.has(SIGN))
    throw new NoExportFolder(`${folder} holds files of something else. Empty it, or name another folder.`);
  if (before.size === 0) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, SIGN), '# This export has not ended.\n');
    before.add(SIGN);
  }
  const kept = new Set<string>();
  let written = 0;
  let bytes = 0;

  function keep(path: string, size: number): void {
    kept.add(path);
    bytes += size;
  }

  return {
    /**
     * Returns whether the folder already has this file. If so, the file becomes part of the new export without being
     * written again. Use this only for files whose names change with their content.
     */
    async holds(path: string): Promise<boolean> {
      if (kept.has(path)) return true;
      if (!before.has(path)) return false;
      keep(path, (await stat(join(folder, path))).size);
      return true;
    },
    async write(path: string, content: string | Buffer): Promise<void> {
      const file = join(folder, path);
      if (relative(folder, file).startsWith('..')) throw new Error(`${path} is outside of the export`);
      const wanted = Buffer.from(content);
      keep(path, wanted.length);
      if (before.has(path) && wanted.equals(await readFile(file))) return;
      written++;
      await mkdir(dirname(file), { recursive: true });
      // Renames the complete file, so that a server of the folder never sees half a file.
      await writeFile(`${file}.part`, wanted);
      await rename(`${file}.part`, file);
    },
    /** Ends the export. @param removes whether to remove files that were not written */
    async finish(removes: boolean): Promise<FileCounts> {
      const gone = removes ? [...before].filter((path) => !kept.has(path)) : [];
      for (const path of gone) await rm(join(folder, path));
      return { written, unchanged: kept.size - written, removed: gone.length, bytes };
    },
  };
}
export type ExportedFolder = Awaited<ReturnType<typeof exportedFolder>>;
