import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ApiError } from '../model/api-error.ts';
import { revisionOf } from '../export/content-folder.ts';
import { writeAtomically } from './overlay.ts';

type Step = () => unknown;

/** Changes of files that are made or undone together. */
export type FileChanges = {
  /**
   * Writes a file, or removes it if the text is undefined.
   * @param known revision of the file when it was read
   * @throws ApiError if another program has just changed the file
   */
  setText(file: string, text: string | undefined, known: string | undefined): Promise<void>;
  /** Copies a file. The target is never half a file. */
  copy(from: string, to: string): Promise<void>;
  /** Adds a step that undoes what the caller has done. */
  onUndo(step: Step): void;
  /** Adds a step for the time when all changes are made. */
  onDone(step: Step): void;
  /** Undoes all changes, the last one first. A file that another program has changed since stays. */
  undo(): Promise<void>;
  done(): Promise<void>;
};

export function fileChanges(): FileChanges {
  const undoing: Step[] = [];
  const finishing: Step[] = [];
  return {
    async setText(file, text, known) {
      const before = await textOf(file);
      if ((before === undefined ? undefined : revisionOf(before)) !== known)
        throw new ApiError(
          409,
          'VersionMismatch',
          `Another program has just changed ${path.basename(file)}.`,
        );
      await write(file, text);
      undoing.unshift(async () => {
        if ((await textOf(file)) === text) await write(file, before);
      });
    },
    async copy(from, to) {
      const [whole, old] = [`${to}.part`, `${to}.old`];
      const remove = (file: string) => () => rm(file, { force: true });
      undoing.unshift(remove(whole), remove(old));
      await mkdir(path.dirname(to), { recursive: true });
      await copyFile(from, whole);
      const hadOne = existsSync(to);
      if (hadOne) await copyFile(to, old);
      await rename(whole, to);
      undoing.unshift(() => (hadOne ? rename(old, to) : remove(to)()));
      finishing.push(remove(old));
    },
    onUndo: (step) => undoing.unshift(step),
    onDone: (step) => finishing.push(step),
    undo: () => runAll(undoing),
    done: () => runAll(finishing),
  };
}

/** Runs steps one after another. A step that fails keeps no other from running. */
async function runAll(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    try {
      await step();
    } catch {
      // The disk has failed. Nothing else can be done for this file.
    }
  }
}

const textOf = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);

const write = (file: string, text: string | undefined): Promise<void> =>
  text === undefined ? rm(file, { force: true }) : writeAtomically(file, text);
