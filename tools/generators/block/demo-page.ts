import { generateFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { addElement, addImport, insertBefore, readSource } from '../shared/edit-source.ts';
import { namesOf, placeholder, type Names } from '../shared/names.ts';

const PAGES = 'content/entries/pages';
const INDEX = 'content/entries.ts';

/** The block to put on a page. */
export interface Shown {
  readonly names: Names;
  /** Name of the constant in `library` that defines the content type. */
  readonly type: string;
  readonly library: string;
  /** Name of the variant, if the block is a variant. */
  readonly variant?: string;
}

const entryText = (
  { names, type, variant }: Shown,
  constant: string,
  id: string,
) => `const ${constant} = entry(${type}, '${id}', {
  ${variant === undefined ? '' : `variant: '${variant}',\n  `}title: ${placeholder(names)},
});

`;

/** Adds a demo page for a block that must be at the top of a page. Search engines do not index the page. */
function addPage(tree: Tree, page: Names, shown: Shown): void {
  const constant = `${page.camel}Page`;
  const top = entryText(shown, 'top', `${page.kebab}-top`);
  const { type, library, names } = shown;
  const filledIn = { ...page, type, library, constant, top, block: names.label };
  generateFiles(tree, join(import.meta.dirname, 'files/page'), PAGES, filledIn);
  addImport(tree, INDEX, [constant], `./entries/pages/${page.kebab}.ts`);
  addElement(tree, INDEX, { constant: 'pages' }, constant);
}

/** Adds a new block to the end of a demo page. A block for the top of a page gets a new page. */
export function addToPage(tree: Tree, name: string, shown: Shown, opensPages: boolean): void {
  const page = namesOf(name);
  const file = `${PAGES}/${page.kebab}.ts`;
  if (opensPages) {
    if (tree.exists(file)) throw new Error(`${file} has its hero: name a page that does not exist yet.`);
    addPage(tree, page, shown);
    return;
  }
  if (!tree.exists(file))
    throw new Error(`${file} is missing: --page names a page of the demo, such as about.`);
  const { pascal, kebab } = shown.names;
  const constant = `${page.camel}${pascal}`;
  readSource(tree, file);
  addImport(tree, file, [shown.type], `@skein/${shown.library}/blocks`);
  insertBefore(
    tree,
    file,
    { call: 'entry', first: 'page' },
    entryText(shown, constant, `${page.kebab}-${kebab}`),
  );
  addElement(tree, file, { call: 'entry', first: 'page', property: 'blocks' }, constant);
}
