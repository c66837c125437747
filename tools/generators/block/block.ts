import { formatFiles, generateFiles, visitNotIgnoredFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { addElement, addExport, addImport, readSource } from '../shared/edit-source.ts';
import { findPlace, placeOf, wayToSource } from '../shared/families.ts';
import { namesOf, placeholder, type Names } from '../shared/names.ts';
import { addTestingFiles } from '../shared/testing-files.ts';
import { FEATURES, NEW_SITE, runScript } from '../shared/run-script.ts';
import { addToPage } from './demo-page.ts';

export interface BlockOptions {
  readonly name: string;
  readonly library?: string;
  /** Folder of the block's family. Only for libraries that group blocks by family. */
  readonly family?: string;
  /** Id of a new content type. */
  readonly contentType?: string;
  /** Folder of the content type to which the block adds a variant. */
  readonly variantOf?: string;
  /** Number of the variant. The next free one if omitted. */
  readonly number?: number;
  /** Name of the demo page that will show the block, such as `about`. */
  readonly page?: string;
}

function write(tree: Tree, folder: string, templates: 'block' | 'variant', names: Names, more: object): void {
  if (tree.exists(folder)) throw new Error(`${folder} exists already.`);
  generateFiles(tree, join(import.meta.dirname, 'files', templates), folder, { ...names, ...more });
}

function addOwnType(tree: Tree, library: string, names: Names, id: string, family?: string): void {
  const { kebab } = names;
  const source = `libs/${library}/src`;
  const list = `${source}/blocks.ts`;
  readSource(tree, list);
  const place = placeOf(tree, library, kebab, family);
  write(tree, `${source}/${place}`, 'block', names, {
    id,
    words: placeholder(names),
    toSource: wayToSource(place),
  });
  addExport(tree, list, `./${place}/${kebab}.block.ts`);
}

/**
 * Returns the number of a new variant: the wanted one, or the next free one. Editors recognize a variant by its number.
 * @throws if another variant already has the wanted number
 */
function numberOf(tree: Tree, folder: string, wanted?: number): number {
  let last = 0;
  visitNotIgnoredFiles(tree, folder, (file) => {
    if (!file.endsWith('.content.ts')) return;
    const taken = Number(/\bnumber: (\d+),/.exec(readSource(tree, file))?.[1] ?? 0);
    if (taken === wanted) throw new Error(`Number ${taken} is taken by ${file}.`);
    last = Math.max(last, taken);
  });
  return wanted ?? last + 1;
}

function addVariant(tree: Tree, library: string, names: Names, parent: Names, wanted?: number): void {
  const { kebab, camel, pascal } = names;
  const place = findPlace(tree, library, parent.kebab);
  const folder = `libs/${library}/src/${place}`;
  const content = `${folder}/${parent.kebab}.block.ts`;
  const component = `${folder}/${parent.kebab}.tsx`;
  readSource(tree, content);
  if (!tree.exists(`${folder}/shared/fields.shared.ts`))
    throw new Error(
      `The generator does not know how ${parent.kebab} picks its variants: they have no number. Copy the folder of one that ` +
        `is close, list it in ${parent.kebab}.block.ts and ${parent.kebab}.tsx and, for a grid, in grid-kind.ts: ` +
        'step 2 of docs/blocks.md says more.',
    );
  const number = numberOf(tree, folder, wanted);
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
}

/** Generates a block: definition, component, fixtures, stories and tests. All checks pass afterwards. */
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
    if (variantOf !== undefined) runScript(tree.root, NEW_SITE);
    runScript(tree.root, FEATURES);
    console.log(
      `Next: write the fields, use and avoid in ${names.kebab}${variantOf === undefined ? '.block' : '.content'}.ts and the words in ${names.kebab}.fixtures.ts.`,
    );
  };
}
