import type { Tree } from '@nx/devkit';
import { addElement, addExport, addImport } from '../shared/edit-source.ts';
import { formatTouched } from '../shared/format-touched.ts';
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
  const { kebab, camel, pascal, label } = namesOf(name);
  const source = `libs/${library}/src`;
  const id = options.contentType ?? `gf${pascal}`;
  const file = `${source}/${kebab}/${kebab}.content.ts`;
  if (tree.exists(file)) throw new Error(`${file} exists already.`);
  tree.write(
    file,
    `import { entryType, text, type PropsOf } from '@skein/cms-client';

export const ${camel} = entryType(
  '${id}',
  { name: '${label}', description: 'A ${label.toLowerCase()}, held by other entries', displayField: 'gfTitle' },
  {
    title: text('gfTitle'),
  },
);

export interface ${pascal}Props extends PropsOf<typeof ${camel}.fields> {}
`,
  );
  const [content, definition] = [`${source}/content.ts`, `./${kebab}/${kebab}.content.ts`];
  addImport(tree, content, [camel], definition);
  addExport(tree, content, `${camel}, type ${pascal}Props`, definition);
  addElement(tree, content, { constant: 'contentTypes' }, camel);
  await formatTouched(tree);
  return () => writeFeatures(tree.root);
}
