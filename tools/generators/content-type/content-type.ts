import type { Tree } from '@nx/devkit';
import { addElement, addExport } from '../shared/edit-source.ts';
import { formatTouched } from '../shared/format-touched.ts';
import { namesOf } from '../shared/names.ts';

export interface ContentTypeOptions {
  readonly name: string;
  readonly library?: string;
  readonly contentType?: string;
}

/** A content type without a component: something that other entries hold, such as one row of opening hours. */
export default async function contentType(tree: Tree, options: ContentTypeOptions): Promise<void> {
  const { name, library = 'blocks' } = options;
  const { kebab, camel, pascal, label } = namesOf(name);
  const source = `libs/${library}/src`;
  const id = options.contentType ?? `gf${pascal}`;
  const file = `${source}/${kebab}/${kebab}.content.ts`;
  if (tree.exists(file)) throw new Error(`${file} exists already.`);
  tree.write(
    file,
    `import { entryType, text, type PropsFrom } from '@skein/cms-client';

export const ${camel} = entryType(
  '${id}',
  { name: '${label}', description: 'A ${label.toLowerCase()}, held by other entries', displayField: 'gfTitle' },
  {
    title: text('gfTitle'),
  },
);
export type ${pascal}Props = PropsFrom<typeof ${camel}>;
`,
  );
  addExport(tree, `${source}/content.ts`, `${camel}, type ${pascal}Props`, `./${kebab}/${kebab}.content.ts`);
  // The library's contract test asks every content type for stories, except those that it knows to be parts.
  const contract = `${source}/contract.test.tsx`;
  if (tree.exists(contract)) addElement(tree, contract, { constant: 'PARTS' }, `'${id}'`);
  await formatTouched(tree);
}
