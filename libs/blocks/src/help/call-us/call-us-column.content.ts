import { entryType, html, text, type PropsOf } from '@skein/cms-client';

export const callUsColumn = entryType(
  'gfCallUsColumn',
  {
    name: 'Call us, column',
    description: 'A title and a text, such as a number and its hours',
  },
  {
    title: text('gfTitle'),
    text: html('gfDescription').optional(),
  },
);

export interface CallUsColumnProps extends PropsOf<typeof callUsColumn.fields> {}
