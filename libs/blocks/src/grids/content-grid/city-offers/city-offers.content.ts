import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { contentBlock } from '../../../content-blocks/content-block/content-block.block.ts';

export const cityOffers = variant({
  word: 'city-offers',
  label: 'City offers',
  use: 'Offers of several cities, side by side; each is a content block 9.',
  avoid: 'One offer: take content block 9 by itself.',
  fields: { items: columns(COLUMNS, contentBlock.only('cityOffer')) },
});

export interface CityOffersProps extends PropsOf<typeof gridFields, typeof cityOffers.fields> {}
