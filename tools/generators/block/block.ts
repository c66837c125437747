import { updateJson, visitNotIgnoredFiles, type Tree } from '@nx/devkit';
import { addElement, addExport, addImport, readSource } from '../shared/edit-source.ts';
import { formatTouched } from '../shared/format-touched.ts';
import { namesOf, type Names } from '../shared/names.ts';
import { addTestingFiles } from '../shared/testing-files.ts';
import { blockFiles } from './block-files.ts';
import { variantFiles } from './variant-files.ts';

export interface BlockOptions {
  readonly name: string;
  readonly library?: string;
  /** Id of a new content type. */
  readonly contentType?: string;
  /** Folder of the content type that the block is a variant of. */
  readonly variantOf?: string;
  readonly number?: number;
}

const REGISTRY = 'apps/site/src/registry.ts';
const SITE_PACKAGE = 'apps/site/package.json';

function writeAll(tree: Tree, folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    if (tree.exists(`${folder}/${file}`)) throw new Error(`${folder}/${file} exists already.`);
    tree.write(`${folder}/${file}`, text);
  }
}

function addOwnType(tree: Tree, library: string, names: Names, id: string): void {
  const { kebab, camel, pascal } = names;
  const source = `libs/${library}/src`;
  readSource(tree, `${source}/index.ts`);
  writeAll(tree, `${source}/${kebab}`, blockFiles({ names, id }));
  addExport(tree, `${source}/content.ts`, `${camel}, type ${pascal}Props`, `./${kebab}/${kebab}.content.ts`);
  addExport(tree, `${source}/index.ts`, pascal, `./${kebab}/${kebab}.tsx`);
  if (!tree.exists(REGISTRY)) return;
  const from = `@skein/${library}`;
  addImport(tree, REGISTRY, [camel], from);
  const line = `register(${camel}, () => import('${from}').then(({ ${pascal} }) => ${pascal}))`;
  addElement(tree, REGISTRY, { call: 'createRegistry', argument: 0 }, line);
  updateJson<{ dependencies?: Record<string, string> }>(tree, SITE_PACKAGE, (site) => {
    if (site.dependencies?.[from] !== undefined) return site;
    const all = Object.entries({ ...site.dependencies, [from]: '^0.1.0' }).sort(([a], [b]) =>
      a < b ? -1 : 1,
    );
    return { ...site, dependencies: Object.fromEntries(all) };
  });
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

function addVariant(tree: Tree, library: string, names: Names, parent: Names, number: number): void {
  const { kebab, camel, pascal } = names;
  const folder = `libs/${library}/src/${parent.kebab}`;
  const content = `${folder}/${parent.kebab}.content.ts`;
  const component = `${folder}/${parent.kebab}.tsx`;
  readSource(tree, content);
  checkNumber(tree, folder, number);
  writeAll(tree, `${folder}/${kebab}`, variantFiles({ names, parent, number }));
  addImport(tree, content, [camel], `./${kebab}/${kebab}.content.ts`);
  addElement(tree, content, { call: 'variantType', argument: 4 }, camel);
  addImport(tree, component, [pascal], `./${kebab}/${kebab}.tsx`);
  addElement(tree, component, { constant: 'variants' }, `${camel}: ${pascal}`);
}

/** A block with its definition, component, fixtures, stories and tests, wired up so that all gates are green. */
export default async function block(tree: Tree, options: BlockOptions): Promise<() => void> {
  const { name, library = 'blocks', variantOf, number } = options;
  const names = namesOf(name);
  if (variantOf === undefined) {
    addOwnType(tree, library, names, options.contentType ?? `gf${names.pascal}`);
  } else {
    if (number === undefined) throw new Error('A variant needs its number: --number=10.');
    addVariant(tree, library, names, namesOf(variantOf), number);
  }
  addTestingFiles(tree, library);
  await formatTouched(tree);
  return () =>
    console.log(
      `Next: write the fields in ${names.kebab}.content.ts and the words in ${names.kebab}.fixtures.ts.`,
    );
}
