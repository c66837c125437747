import {
  date,
  entryType,
  href,
  image,
  longText,
  text,
  type FieldsType,
  type PropsOf,
} from '@skein/cms-client';

const fields = {
  title: text('gfTitle'),
  category: text('gfCategory', 40).optional(),
  published: date('gfDate').optional().help('The time shows only where it is given'),
  excerpt: longText('gfDescription', 400).optional().help('Two sentences; they stand under the title'),
  image: image('gfImage'),
  link: href('gfLink').optional().help('Where the whole of it is read'),
} as const;

export interface Post extends PropsOf<typeof fields> {}

/** A blog post in a list of posts. */
export const post: FieldsType<typeof fields, 'gfPost', Post> = entryType(
  'gfPost',
  { name: 'Post', description: 'A piece of the blog, as lists show it' },
  fields,
);
