import { formatFiles, generateFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { addElement, addExport, addImport } from '../shared/edit-source.ts';
import { namesOf } from '../shared/names.ts';
import { writeFeatures } from '../shared/write-features.ts';

export interface ContentTypeOptions {
  readonly name: string;
  readonly library?: string;
  readonly contentType?: string;
}

/** A content type without a component: something that other entries hold, such as one row of opening hours. */
export default async function contentType(tree: Tree, options: ContentTypeOptions): Promise<() => void> {
  const { name, library = 'blocks' } = options;
  const names = namesOf(name);
  const { kebab, camel, pascal } = names;
  const source = `libs/${library}/src`;
  const id = options.contentType ?? `gf${pascal}`;
  const file = `${source}/${kebab}/${kebab}.content.ts`;
  if (tree.exists(file)) throw new Error(`${file} exists already.`);
  const folder = `${source}/${kebab}`;
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, { ...names, id });
  const [content, definition] = [`${source}/content.ts`, `./${kebab}/${kebab}.content.ts`];
  addImport(tree, content, [camel], definition);
  addExport(tree, content, `${camel}, type ${pascal}Props`, definition);
  addElement(tree, content, { constant: 'contentTypes' }, camel);
  await formatFiles(tree);
  return () => writeFeatures(tree.root);
}
