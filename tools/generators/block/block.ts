import { formatFiles, generateFiles, visitNotIgnoredFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { addElement, addExport, addImport, readSource } from '../shared/edit-source.ts';
import { namesOf, placeholder, type Names } from '../shared/names.ts';
import { addTestingFiles } from '../shared/testing-files.ts';
import { writeFeatures } from '../shared/write-features.ts';
import { addToPage } from './demo-page.ts';

export interface BlockOptions {
  readonly name: string;
  readonly library?: string;
  /** Id of a new content type. */
  readonly contentType?: string;
  /** Folder of the content type that the block is a variant of. */
  readonly variantOf?: string;
  readonly number?: number;
  /** Page of the demo that shows it, such as `about`. */
  readonly page?: string;
}

function write(tree: Tree, folder: string, templates: 'block' | 'variant', names: Names, more: object): void {
  if (tree.exists(folder)) throw new Error(`${folder} exists already.`);
  generateFiles(tree, join(import.meta.dirname, 'files', templates), folder, { ...names, ...more });
}

/**
 * Exports a look from its library.
 * @param folder of the look below `src`, such as `content-block/team-quote`
 */
function addLook(tree: Tree, library: string, folder: string, { kebab, pascal }: Names): void {
  const source = `libs/${library}/src`;
  // What the definition exports already, the entry point passes on.
  const exported = folder === kebab ? pascal : `${pascal}, type ${pascal}Props`;
  addExport(tree, `${source}/index.ts`, exported, `./${folder}/${kebab}.tsx`);
}

function addOwnType(tree: Tree, library: string, names: Names, id: string): void {
  const { kebab, camel, pascal } = names;
  const source = `libs/${library}/src`;
  const [content, registrations] = [`${source}/content.ts`, `${source}/registrations.ts`];
  const definition = `./${kebab}/${kebab}.content.ts`;
  readSource(tree, content);
  readSource(tree, registrations);
  write(tree, `${source}/${kebab}`, 'block', names, { id, words: placeholder(names) });
  addImport(tree, content, [camel], definition);
  addExport(tree, content, `${camel}, type ${pascal}Props`, definition);
  addElement(tree, content, { constant: 'contentTypes' }, camel);
  addImport(tree, registrations, ['register'], '@skein/cms-client');
  addImport(tree, registrations, [camel], definition);
  const line = `register(${camel}, () => import('./${kebab}/${kebab}.tsx').then(({ ${pascal} }) => ${pascal}))`;
  addElement(tree, registrations, { constant: 'registrations' }, line);
  addLook(tree, library, kebab, names);
}

/** Refuses a number that another variant has: editors could not tell them apart. */
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
  const folder = `libs/${library}/src/${parent.kebab}`;
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
  });
  addImport(tree, content, [camel], `./${kebab}/${kebab}.content.ts`);
  addElement(tree, content, { call: 'variantType', argument: 4 }, camel);
  addImport(tree, component, [pascal], `./${kebab}/${kebab}.tsx`);
  addElement(tree, component, { constant: 'variants' }, `${camel}: ${pascal}`);
  addLook(tree, library, `${parent.kebab}/${kebab}`, names);
}

/** A block with its definition, component, fixtures, stories and tests, wired up so that all gates are green. */
export default async function block(tree: Tree, options: BlockOptions): Promise<() => void> {
  const { name, library = 'blocks', variantOf, number, page } = options;
  const names = namesOf(name);
  if (variantOf === undefined) {
    addOwnType(tree, library, names, options.contentType ?? `gf${names.pascal}`);
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
