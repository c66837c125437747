import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../terminal/terminal.ts';

/**
 * The folder of a site with the files of its packages. `BEFORE` is the folder that keeps the old packages during an
 * update.
 */
const PACKAGES = 'packages';
const BEFORE = 'packages.before';
/** Matches the file of a packed package, as `npm pack` names it. */
const PACKED = /^skein-(.+)-\d+\.\d+\.\d+(?:-[\w.]+)?\.tgz$/;

/** The line of a site’s `Dockerfile` before which the container needs the packages, and the line that copies them. */
const INSTALLS = /^RUN npm ci\b/m;
const COPIES = /^COPY .*\bpackages\b/m;

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

const packedIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((file) => PACKED.test(file)) : [];

/**
 * Writes into the `Dockerfile` of a site, if there is one, that the container copies the packages before npm installs
 * them.
 * @returns a function that restores the file
 */
function copyInContainer(root: string): () => void {
  const file = join(root, 'Dockerfile');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (COPIES.test(text) || !INSTALLS.test(text)) return () => undefined;
  writeFileSync(file, text.replace(INSTALLS, `COPY --chown=node ${PACKAGES} ./${PACKAGES}\n$&`));
  return () => writeFileSync(file, text);
}

/**
 * Copies packed packages into the folder `packages` of a site, and sets aside the packages that were there. Other
 * files in the folder stay.
 * @param from a folder with the tarballs of `npm run tarballs`
 * @throws CommandError if `from` has no packed packages, or is the folder of the site itself
 */
export function takePackages(root: string, from: string): TakenPackages {
  const files = packedIn(from);
  if (files.length === 0)
    throw new CommandError(`${from} has no packages. Run npm run tarballs in the checkout of Skein.`);
  const [packages, before] = [join(root, PACKAGES), join(root, BEFORE)];
  if (existsSync(packages) && realpathSync(from) === realpathSync(packages))
    throw new CommandError(`${from} has the packages of this site. Name the folder of newer ones.`);
  const move = (names: readonly string[], source: string, target: string) =>
    names.forEach((name) => renameSync(join(source, name), join(target, name)));
  rmSync(before, { recursive: true, force: true });
  for (const folder of [packages, before]) mkdirSync(folder, { recursive: true });
  const old = packedIn(packages);
  move(old, packages, before);
  for (const file of files) cpSync(join(from, file), join(packages, file));
  const ranges = new Map(
    files.map((file) => [`@skein/${PACKED.exec(file)?.[1] ?? ''}`, `file:${PACKAGES}/${file}`]),
  );
  const restore = copyInContainer(root);
  return {
    rangeOf: (name) => ranges.get(name),
    undo: () => {
      restore();
      for (const file of files) rmSync(join(packages, file));
      move(old, before, packages);
      for (const folder of [before, packages]) if (readdirSync(folder).length === 0) rmdirSync(folder);
    },
    done: () => rmSync(before, { recursive: true, force: true }),
  };
}
