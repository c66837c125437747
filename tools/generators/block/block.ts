import { formatFiles, generateFiles, updateJson, visitNotIgnoredFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { addDefinitions, addElement, addExport, addImport, readSource } from '../shared/edit-source.ts';
import { findPlace, placeOf, wayToSource } from '../shared/families.ts';
import { namesOf, placeholder, type Names } from '../shared/names.ts';
import { addTestingFiles } from '../shared/testing-files.ts';
import { writeFeatures } from '../shared/write-features.ts';
import { addToPage } from './demo-page.ts';

export interface BlockOptions {
  readonly name: string;
  readonly library?: string;
  /** Folder for the block, in libraries whose blocks are in families. */
  readonly family?: string;
  /** Id of a new content type. */
  readonly contentType?: string;
  /** Folder of the content type that the block is a variant of. */
  readonly variantOf?: string;
  readonly number?: number;
  /** Page of the demo that shows the block, such as `about`. */
  readonly page?: string;
}

function write(tree: Tree, folder: string, templates: 'block' | 'variant', names: Names, more: object): void {
  if (tree.exists(folder)) throw new Error(`${folder} exists already.`);
  generateFiles(tree, join(import.meta.dirname, 'files', templates), folder, { ...names, ...more });
}

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
}

/** Adds an entry point for a block in a family. Other blocks have one by a pattern. */
function addEntryPoint(tree: Tree, library: string, place: string, { kebab }: Names): void {
  if (place === kebab) return;
  const target = {
    '@skein/source': `./src/${place}/${kebab}.tsx`,
    default: `./dist/${place}/${kebab}.js`,
  };
  updateJson<Manifest>(tree, `libs/${library}/package.json`, (json) => {
    const all = Object.entries(json.exports);
    const next = all.findIndex(([path]) => path.includes('*') || path > `./${kebab}`);
    return { ...json, exports: Object.fromEntries(all.toSpliced(next, 0, [`./${kebab}`, target])) };
  });
}

function addOwnType(tree: Tree, library: string, names: Names, id: string, family?: string): void {
  const { kebab, camel, pascal } = names;
  const source = `libs/${library}/src`;
  const [definitions, registrations] = [`${source}/definitions.ts`, `${source}/registrations.ts`];
  readSource(tree, definitions);
  readSource(tree, registrations);
  const place = placeOf(tree, library, kebab, family);
  write(tree, `${source}/${place}`, 'block', names, {
    id,
    words: placeholder(names),
    toSource: wayToSource(place),
  });
  addExport(tree, definitions, `./${place}/${kebab}.content.ts`);
  addImport(tree, registrations, ['register'], '@skein/cms-client');
  addDefinitions(tree, registrations);
  const line = `register(content.${camel}, async () => (await import('./${place}/${kebab}.tsx')).${pascal})`;
  addElement(tree, registrations, { constant: 'registrations' }, line);
  addExport(tree, `${source}/index.ts`, `./${place}/${kebab}.tsx`);
  addEntryPoint(tree, library, place, names);
}

/** Throws if another variant has the number: editors could not tell the two apart. */
function checkNumber(tree: Tree, folder: string, number: number): void {
  visitNotIgnoredFiles(tree, folder, (file) => {
    if (!file.endsWith('.content.ts')) return;
    if (new RegExp(String.raw`\bnumber: ${number},`).test(readSource(tree, file))) {
      throw new Error(`Number ${number} is taken by ${file}.`);
    }
  });
}

function addVariant(tree: Tree, library: string, names: Names, parent: Names, number?: number): void {
  const { kebab, camel, pascal } = names;
  const place = findPlace(tree, library, parent.kebab);
  const folder = `libs/${library}/src/${place}`;
  const content = `${folder}/${parent.kebab}.content.ts`;
  const component = `${folder}/${parent.kebab}.tsx`;
  readSource(tree, content);
  if (!tree.exists(`${folder}/shared/fields.shared.ts`))
    throw new Error(
      `The generator does not know how ${parent.kebab} picks its variants: they have no number. Copy the folder of one that ` +
        `is close, list it in ${parent.kebab}.content.ts and ${parent.kebab}.tsx and, for a grid, in grid-kind.ts: ` +
        'step 2 of docs/blocks.md says more.',
    );
  if (number === undefined) throw new Error('A variant needs its number: --number=10.');
  checkNumber(tree, folder, number);
  const exported = `Type${String(number).padStart(2, '0')}${pascal}`;
  write(tree, `${folder}/${kebab}`, 'variant', names, {
    parent,
    number,
    exported,
    words: placeholder(names),
    toSource: wayToSource(`${place}/${kebab}`),
  });
  addImport(tree, content, [camel], `./${kebab}/${kebab}.content.ts`);
  addElement(tree, content, { call: 'variantType', argument: 4 }, camel);
  addImport(tree, component, [pascal], `./${kebab}/${kebab}.tsx`);
  addElement(tree, component, { constant: 'variants' }, `${camel}: ${pascal}`);
  addExport(tree, `libs/${library}/src/index.ts`, `./${place}/${kebab}/${kebab}.tsx`);
}

/** Generates a block with its definition, component, fixtures, stories and tests, so that all checks pass. */
export default async function block(tree: Tree, options: BlockOptions): Promise<() => void> {
  const { name, library = 'blocks', family, variantOf, number, page } = options;
  const names = namesOf(name);
  if (variantOf === undefined) {
    addOwnType(tree, library, names, options.contentType ?? `gf${names.pascal}`, family);
  } else {
    addVariant(tree, library, names, namesOf(variantOf), number);
  }
  if (page !== undefined) {
    const shown =
      variantOf === undefined
        ? { names, library, type: names.camel }
        : { names, library, type: namesOf(variantOf).camel, variant: names.camel };
    addToPage(tree, page, shown, variantOf === 'hero');
  }
  addTestingFiles(tree, library);
  await formatFiles(tree);
  return () => {
    writeFeatures(tree.root);
    console.log(
      `Next: write the fields in ${names.kebab}.content.ts and the words in ${names.kebab}.fixtures.ts.`,
    );
  };
}
