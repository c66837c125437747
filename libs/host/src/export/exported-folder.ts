import { StartError } from '@skein/http';
import { appendFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

/** Name of the file that marks a folder as an export. It has the path of each file of the export, one a line. */
const LIST = '.exported-files';

/** Thrown if a folder has files but is no export. An export could overwrite these files. */
export class NoExportFolder extends StartError {}

export interface FileCounts {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  /** Size of all files together, in bytes. */
  readonly bytes: number;
}

const isOutside = (path: string) => normalize(path).startsWith('..');

/** Returns the paths that an earlier export has listed in the folder, or undefined if the folder has no list. */
async function listedIn(folder: string): Promise<readonly string[] | undefined> {
  const list = await readFile(join(folder, LIST), 'utf8').catch(() => undefined);
  return list?.split(/\r?\n/).filter((path) => path !== '' && !isOutside(path));
}

/**
 * Opens the folder of an export. The export writes a file again only if its content has changed, and removes only
 * files that an export has written.
 * @throws NoExportFolder
 */
export async function exportedFolder(folder: string) {
  const listed = await listedIn(folder);
  const found = await readdir(folder).catch(() => []);
  if (listed === undefined && found.some((name) => name !== '.git'))
    throw new NoExportFolder(
      `${folder} holds files of something else, or of an export without ${LIST}. Empty it, or name another folder.`,
    );
  const list = join(folder, LIST);
  const before = new Set(listed);
  const kept = new Set<string>();
  let written = 0;
  let bytes = 0;
  await mkdir(folder, { recursive: true });
  await appendFile(list, '');

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
      const file = before.has(path) ? await stat(join(folder, path)).catch(() => undefined) : undefined;
      if (file) keep(path, file.size);
      return file !== undefined;
    },
    async write(path: string, content: string | Buffer): Promise<void> {
      if (isOutside(path)) throw new Error(`${path} is outside of the export`);
      const file = join(folder, path);
      const wanted = Buffer.from(content);
      // Lists the file first, so that a later export can remove it even if this one dies.
      if (!before.has(path) && !kept.has(path)) await appendFile(list, `${path}\n`);
      keep(path, wanted.length);
      const present = await readFile(file).catch(() => undefined);
      if (present && wanted.equals(present)) return;
      written++;
      await mkdir(dirname(file), { recursive: true });
      // Renames the complete file, so that a server of the folder never sees half a file.
      await writeFile(`${file}.part`, wanted);
      await rename(`${file}.part`, file);
    },
    /** Ends the export. @param removes whether to remove files of earlier exports that were not written */
    async finish(removes: boolean): Promise<FileCounts> {
      const gone = [...before].filter((path) => !kept.has(path));
      if (removes) for (const path of gone) await rm(join(folder, path), { force: true });
      const left = [...kept, ...(removes ? [] : gone)].toSorted();
      await writeFile(list, left.map((path) => `${path}\n`).join(''));
      return { written, unchanged: kept.size - written, removed: removes ? gone.length : 0, bytes };
    },
  };
}
export type ExportedFolder = Awaited<ReturnType<typeof exportedFolder>>;
