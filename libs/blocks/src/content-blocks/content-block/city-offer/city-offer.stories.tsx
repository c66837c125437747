import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.block.ts';
import * as fixtures from './city-offer.fixtures.ts';
import { CityOffer } from './city-offer.tsx';

export default {
  title: 'Blocks/Content block/Content block 9 · City offer · gfContentBlock',
  id: 'blocks-content-block-9-·-city-offer',
  component: CityOffer,
  tags: ['content-block-9'],
};
const show = story(contentBlock, CityOffer);

export const Type09CityOffer = { ...show(fixtures.cityOffer), name: '9 · City offer' };
export const Type09ImageRight = { ...show(fixtures.cityOfferRight), name: '9 · Image right, tinted ground' };
export const Type09Ink = { ...show(fixtures.cityOfferInk), name: '9 · On ink, square corners, long text' };
export const Type09Spanish = { ...Type09CityOffer, name: '9 · In Spanish', globals: { language: 'es' } };
