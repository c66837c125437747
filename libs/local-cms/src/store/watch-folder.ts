import { watch, type FSWatcher } from 'node:fs';

/** Time in which further changes of files count as one change, in ms. A merge changes many files. */
const TOGETHER_MS = 30;

/**
 * Calls `changed` soon after files in a folder have changed. Calls do not overlap.
 * @param warn called when the folder cannot be watched
 * @returns a function that ends the watch
 */
export function watchFolder(
  folder: string,
  changed: () => Promise<void>,
  warn: (error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (working) void working.then(soon);
      else working = changed().finally(() => (working = undefined));
    }, TOGETHER_MS).unref();
  };
  let watcher: FSWatcher | undefined;
  try {
    watcher = watch(folder, { recursive: true, persistent: false }, soon);
    watcher.on('error', warn);
  } catch (error) {
    // The system may have no more watches. The content is served without.
    warn(error);
  }
  return () => {
    clearTimeout(timer);
    watcher?.close();
  };
}
