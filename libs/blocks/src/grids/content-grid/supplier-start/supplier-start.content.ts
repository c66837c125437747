import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { contentBlock } from '../../../content-blocks/content-block/content-block.block.ts';

export const supplierStart = variant({
  word: 'supplier-start',
  label: 'Supplier start',
  use: 'The way in for those who want to sell to us; one content block 1.',
  avoid: 'Anything for customers.',
  fields: { items: columns(COLUMNS, contentBlock.only('textWithImage')) },
});

export interface SupplierStartProps extends PropsOf<typeof gridFields, typeof supplierStart.fields> {}
