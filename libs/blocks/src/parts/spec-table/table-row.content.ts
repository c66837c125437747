import { color, entryType, longText, text, type PropsOf } from '@skein/cms-client';

export const tableRow = entryType(
  'gfTableRow',
  {
    name: 'Table row',
    description: 'One value of a column, and the row that it stands in',
  },
  {
    header: text('gfRowsHeader', 120).help('Name of the row. Columns meet where it is the same'),
    value: longText('gfRowValue', 400).optional(),
    category: text('gfCategory', 120)
      .optional()
      .help('Rows of one category stand under a heading of their own'),
    color: color('gfBackgroundColor').optional().help('Sets the value on a chip of this color'),
  },
);

export interface TableRowProps extends PropsOf<typeof tableRow.fields> {}
