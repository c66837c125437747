import type { Tree } from '@nx/devkit';

const IN_FAMILIES: readonly string[] = ['blocks'];

/** Names of folders that are no families. */
const OTHERS: readonly string[] = ['parts', 'testing'];

const foldersIn = (tree: Tree, folder: string) =>
  tree.children(folder).filter((name) => !tree.isFile(`${folder}/${name}`));

/**
 * Returns the folder for a new block, relative to `src`.
 * @throws if the library has families, and `family` is missing or unknown
 */
export function placeOf(tree: Tree, library: string, kebab: string, family?: string): string {
  if (family === undefined && !IN_FAMILIES.includes(library)) return kebab;
  const families = foldersIn(tree, `libs/${library}/src`).filter((name) => !OTHERS.includes(name));
  if (family === undefined || !families.includes(family))
    throw new Error(
      `Say which family ${kebab} joins, such as --family=${families[0]}: ${families.join(', ')}.`,
    );
  return `${family}/${kebab}`;
}

/** Returns the folder of an existing content type, relative to `src`: `<family>/<name>` or `<name>`. */
export function findPlace(tree: Tree, library: string, kebab: string): string {
  const source = `libs/${library}/src`;
  const family = foldersIn(tree, source).find((name) =>
    tree.exists(`${source}/${name}/${kebab}/${kebab}.block.ts`),
  );
  return family === undefined ? kebab : `${family}/${kebab}`;
}

/** Returns the relative path from a folder in `src` back to `src`: `../..` for `help/visit-us`. */
export const wayToSource = (place: string): string => place.replaceAll(/[^/]+/g, '..');
