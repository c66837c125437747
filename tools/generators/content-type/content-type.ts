import { formatFiles, generateFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { addExport } from '../shared/edit-source.ts';
import { placeOf } from '../shared/families.ts';
import { namesOf } from '../shared/names.ts';
import { FEATURES, runScript } from '../shared/run-script.ts';

export interface ContentTypeOptions {
  readonly name: string;
  readonly library?: string;
  /** Folder of the type's family. Only for libraries that group blocks by family. */
  readonly family?: string;
  readonly contentType?: string;
}

/**
 * Generates a content type without a component. Its entries are parts of other entries, such as a row of
 * opening hours.
 */
export default async function contentType(tree: Tree, options: ContentTypeOptions): Promise<() => void> {
  const { name, library = 'blocks', family } = options;
  const names = namesOf(name);
  const { kebab, pascal } = names;
  const source = `libs/${library}/src`;
  const id = options.contentType ?? `gf${pascal}`;
  const place = placeOf(tree, library, kebab, family);
  const file = `${source}/${place}/${kebab}.content.ts`;
  if (tree.exists(file)) throw new Error(`${file} exists already.`);
  generateFiles(tree, join(import.meta.dirname, 'files'), `${source}/${place}`, { ...names, id });
  addExport(tree, `${source}/blocks.ts`, `./${place}/${kebab}.content.ts`);
  await formatFiles(tree);
  return () => runScript(tree.root, FEATURES);
}
