import { visitNotIgnoredFiles, type Tree } from '@nx/devkit';
import { addElement, addExport, addImport, readSource } from '../shared/edit-source.ts';
import { formatTouched } from '../shared/format-touched.ts';
import { namesOf, type Names } from '../shared/names.ts';
import { addTestingFiles } from '../shared/testing-files.ts';
import { writeFeatures } from '../shared/write-features.ts';
import { blockFiles } from './block-files.ts';
import { addToPage } from './demo-page.ts';
import { variantFiles } from './variant-files.ts';

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

function writeAll(tree: Tree, folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    if (tree.exists(`${folder}/${file}`)) throw new Error(`${folder}/${file} exists already.`);
    tree.write(`${folder}/${file}`, text);
  }
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
  writeAll(tree, `${source}/${kebab}`, blockFiles({ names, id }));
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
  writeAll(tree, `${folder}/${kebab}`, variantFiles({ names, parent, number }));
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
  await formatTouched(tree);
  return () => {
    writeFeatures(tree.root);
    console.log(
      `Next: write the fields in ${names.kebab}.content.ts and the words in ${names.kebab}.fixtures.ts.`,
    );
  };
}
