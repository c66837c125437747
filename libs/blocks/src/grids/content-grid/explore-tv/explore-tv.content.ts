import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { contentBlock } from '../../../content-blocks/content-block/content-block.block.ts';

export const exploreTv = variant({
  word: 'explore-tv',
  label: 'Explore TV',
  use: 'What there is to watch; one to three content blocks 1 as screens.',
  avoid: 'Choosing between ways to watch: take TV choices.',
  fields: { items: columns(COLUMNS, contentBlock.only('textWithImage')) },
});

export interface ExploreTvProps extends PropsOf<typeof gridFields, typeof exploreTv.fields> {}
