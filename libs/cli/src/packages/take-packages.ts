import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../terminal/terminal.ts';

/**
 * The folder of a site with the files of its packages. `BEFORE` is the folder that keeps the old files during an
 * update.
 */
const PACKAGES = 'packages';
const BEFORE = 'packages.before';
/** Matches the file of a packed package, as `npm pack` names it. */
const PACKED = /^skein-(.+)-\d+\.\d+\.\d+(?:-[\w.]+)?\.tgz$/;

/** The packages that were copied into a site as files. */
export interface TakenPackages {
  /**
   * Returns the range of a package in `package.json`, such as `file:packages/skein-ui-1.2.3.tgz`, or undefined if
   * no file was copied for the package.
   */
  readonly rangeOf: (name: string) => string | undefined;
  /** Removes the copied files, and restores the files from before the copy. */
  readonly undo: () => void;
  /** Ends the update: removes the files from before the copy. */
  readonly done: () => void;
}

/**
 * Copies packed packages into the folder `packages` of a site, and sets aside the files that were there.
 * @param from a folder with the tarballs of `npm run tarballs`
 * @throws CommandError if `from` has no packed packages
 */
export function takePackages(root: string, from: string): TakenPackages {
  const files = existsSync(from) ? readdirSync(from).filter((file) => PACKED.test(file)) : [];
  if (files.length === 0)
    throw new CommandError(`${from} has no packages. Run npm run tarballs in the checkout of Skein.`);
  const [packages, before] = [join(root, PACKAGES), join(root, BEFORE)];
  rmSync(before, { recursive: true, force: true });
  if (existsSync(packages)) renameSync(packages, before);
  mkdirSync(packages);
  for (const file of files) cpSync(join(from, file), join(packages, file));
  const ranges = new Map(
    files.map((file) => [`@skein/${PACKED.exec(file)?.[1] ?? ''}`, `file:${PACKAGES}/${file}`]),
  );
  return {
    rangeOf: (name) => ranges.get(name),
    undo: () => {
      rmSync(packages, { recursive: true });
      if (existsSync(before)) renameSync(before, packages);
    },
    done: () => rmSync(before, { recursive: true, force: true }),
  };
}
