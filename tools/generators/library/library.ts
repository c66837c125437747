import {
  addDependenciesToPackageJson,
  formatFiles,
  generateFiles,
  readJson,
  writeJson,
  type Tree,
} from '@nx/devkit';
import { join as pathOf } from 'node:path';
import { addElement, addImportOfAll, readSource, type Place } from '../shared/edit-source.ts';
import { namesOf, type Names } from '../shared/names.ts';
import { addTestingFiles } from '../shared/testing-files.ts';
import { manifestOf, type Manifest } from './manifest.ts';

export interface LibraryOptions {
  readonly name: string;
  readonly layer?: 0 | 1 | 2;
  readonly description?: string;
}

/**
 * Name of the library whose manifest a new library copies. The copy leaves out dependencies that only the code
 * of this library needs.
 */
const MODEL = 'quiz';

const addDependency = (tree: Tree, project: string, name: string) =>
  addDependenciesToPackageJson(tree, { [name]: '*' }, {}, `${project}/package.json`);

/**
 * Adds a library to the catalog. A library of layer 1 or 2 has blocks, so its components are also added to the site,
 * and its content types to the demo.
 */
function join(tree: Tree, { kebab, camel }: Names, layer: number): void {
  const name = `@skein/${kebab}`;
  function add(project: string, file: string, place: Place): void {
    addImportOfAll(tree, `${project}/${file}`, camel, `${name}/blocks`);
    addElement(tree, `${project}/${file}`, place, camel);
    addDependency(tree, project, name);
  }
  addDependency(tree, 'apps/storybook', name);
  if (layer === 0) return;
  add('apps/site', 'src/registry.ts', { call: 'createRegistry', argument: 0 });
  add('content', 'entries.ts', { constant: 'contentTypes' });
}

/** Generates an empty library with the same structure as the other libraries: installable, typed and tested. */
export default async function library(
  tree: Tree,
  { name, layer = 2, description }: LibraryOptions,
): Promise<() => void> {
  const names = namesOf(name);
  const root = `libs/${names.kebab}`;
  if (tree.exists(`${root}/package.json`)) throw new Error(`${root} exists already.`);
  const model = readJson<Manifest>(tree, `libs/${MODEL}/package.json`);
  const words = description ?? `${names.label} of the site`;
  const peers = Object.keys(model.peerDependencies ?? {}).join(' ');
  const templates = pathOf(import.meta.dirname, 'files', layer === 0 ? 'alone' : 'blocks');
  generateFiles(tree, templates, root, { ...names, description: words, peers });
  writeJson(tree, `${root}/package.json`, manifestOf(names.kebab, layer, words, [MODEL, model]));
  tree.write(`${root}/LICENSE`, readSource(tree, `libs/${MODEL}/LICENSE`));
  if (layer > 0) addTestingFiles(tree, names.kebab);
  join(tree, names, layer);
  await formatFiles(tree);
  // The features check cannot import the new library yet. The generator of the first block runs it.
  return () =>
    console.log(`Run npm install and npx nx sync once, so that @skein/${names.kebab} can be imported.`);
}
