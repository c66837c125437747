import { readdirSync, watch, type FSWatcher } from 'node:fs';
import { join, sep } from 'node:path';

/** Time in which further changes of files count as one change, in ms. A merge changes many files. */
const TOGETHER_MS = 30;

const foldersIn = (folder: string): readonly string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name)),
];

/**
 * Calls `changed` soon after files in a folder have changed. Calls do not overlap. Watches each folder by itself,
 * because Node's recursive watch on Linux loses every file that another file replaces, and git, editors and the desk
 * (the editor of Skein) save files in this way.
 * @param warn called when the folder cannot be watched
 * @returns a function that ends the watch
 */
export function watchFolder(
  folder: string,
  changed: () => Promise<void>,
  warn: (error: unknown) => void,
): () => void {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  /** Ends the watch of a folder that has been replaced or removed, and of all folders in it. */
  function forget(gone: string): void {
    for (const [one, watcher] of watchers) {
      if (one !== gone && !one.startsWith(gone + sep)) continue;
      watcher.close();
      watchers.delete(one);
    }
  }
  /** Watches all folders that are new. */
  function watchAll(): void {
    try {
      for (const one of foldersIn(folder)) {
        if (watchers.has(one)) continue;
        const watcher = watch(one, { persistent: false }, (event, name) => {
          if (event === 'rename' && name !== null) forget(join(one, name));
          soon();
        });
        // A folder that is still there is watched again.
        watcher.on('error', () => {
          forget(one);
          soon();
        });
        watchers.set(one, watcher);
      }
    } catch (error) {
      // A folder went away meanwhile. Its parent tells that, too.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT' && watchers.has(folder)) return;
      // The system may have no more watches. The content is served without.
      warn(error);
    }
  }
  function soon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      watchAll();
      if (working) void working.then(soon);
      else working = changed().finally(() => (working = undefined));
    }, TOGETHER_MS).unref();
  }
  watchAll();
  return () => {
    clearTimeout(timer);
    forget(folder);
  };
}
