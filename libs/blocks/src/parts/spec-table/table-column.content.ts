import { entryType, list, text, type PropsOf } from '@skein/cms-client';
import { tableRow } from './table-row.content.ts';

export const tableColumn = entryType(
  'gfTableColumn',
  {
    name: 'Table column',
    description: 'A column of a table with its values',
  },
  {
    header: text('gfColumnHeader', 120),
    rows: list('gfTableRows', tableRow),
  },
);

export interface TableColumnProps extends PropsOf<typeof tableColumn.fields> {}
