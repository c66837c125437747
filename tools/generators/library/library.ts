import {
  addDependenciesToPackageJson,
  formatFiles,
  generateFiles,
  readJson,
  writeJson,
  type Tree,
} from '@nx/devkit';
import { join as pathOf } from 'node:path';
import { addElement, addImport, readSource } from '../shared/edit-source.ts';
import { namesOf, type Names } from '../shared/names.ts';
import { addTestingFiles } from '../shared/testing-files.ts';
import { manifestOf, type Manifest } from './manifest.ts';

export interface LibraryOptions {
  readonly name: string;
  readonly layer?: 0 | 1 | 2;
  readonly description?: string;
}

/**
 * The library whose manifest a new one follows: license, engines, peers, versions. Dependencies for its own
 * code are left out.
 */
const MODEL = 'cities';

const addDependency = (tree: Tree, project: string, name: string) =>
  addDependenciesToPackageJson(tree, { [name]: '*' }, {}, `${project}/package.json`);

/**
 * Connects a library to the host, which draws its blocks, to the demo, which has its content types, and to the
 * catalog, which shows its stories. A library of layer 0 is only in the catalog.
 */
function join(tree: Tree, { kebab, camel }: Names, layer: number): void {
  const name = `@skein/${kebab}`;
  /** Adds a list of the library to a list of a project. */
  function add(project: string, file: string, constant: string, list: string, entry: string): void {
    addImport(tree, `${project}/${file}`, [`${list} as ${camel}`], `${name}/${entry}`);
    addElement(tree, `${project}/${file}`, { constant }, `...${camel}`);
    addDependency(tree, project, name);
  }
  addDependency(tree, 'apps/storybook', name);
  if (layer === 0) return;
  add('apps/site', 'src/registry.ts', 'drawn', 'registrations', 'registrations');
  add('content', 'entries.ts', 'contentTypes', 'contentTypes', 'content');
}

/** Generates a library with the same structure as the others: installable, typed, tested, and still empty. */
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
  // Features are read from the library itself, which cannot be imported yet; the first block writes them.
  return () =>
    console.log(`Run npm install and npx nx sync once, so that @skein/${names.kebab} can be imported.`);
}
