import type { Tree } from '@nx/devkit';
import { formatTouched } from '../shared/format-touched.ts';
import { namesOf } from '../shared/names.ts';
import { addTestingFiles } from '../shared/testing-files.ts';
import { libraryFiles } from './library-files.ts';

export interface LibraryOptions {
  readonly name: string;
  readonly layer?: 1 | 2;
  readonly description?: string;
}

/** A library of the same shape as the others: installable, typed, tested, with nothing in it yet. */
export default async function library(
  tree: Tree,
  { name, layer = 2, description }: LibraryOptions,
): Promise<() => void> {
  const names = namesOf(name);
  const root = `libs/${names.kebab}`;
  if (tree.exists(`${root}/package.json`)) throw new Error(`${root} exists already.`);
  const files = libraryFiles(names, layer, description ?? `${names.label} of the site`);
  for (const [file, text] of Object.entries(files)) tree.write(`${root}/${file}`, text);
  addTestingFiles(tree, names.kebab);
  await formatTouched(tree);
  return () => console.log(`Run npm install once, so that @skein/${names.kebab} can be imported.`);
}
