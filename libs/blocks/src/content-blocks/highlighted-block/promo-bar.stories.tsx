import { story } from '../../testing/story.ts';
import { highlightedBlock } from './highlighted-block.block.ts';
import * as fixtures from './highlighted-block.fixtures.ts';
import { HighlightedBlock } from './highlighted-block.tsx';

export default {
  title: 'Blocks/Highlighted block/Highlighted block 1 · Promo bar · gfHighlightedBlock',
  id: 'blocks-highlighted-block-1',
  component: HighlightedBlock,
  tags: ['highlighted-block', 'highlighted-block-1'],
};
const show = story(highlightedBlock, HighlightedBlock);

export const PromoBar = { ...show(fixtures.promoBar), name: '1 · Promo bar' };
export const PromoBarBare = {
  ...show(fixtures.promoBarBare),
  name: '1 · Only what is required',
};
export const Spanish = { ...PromoBar, name: '1 · In Spanish', globals: { language: 'es' } };
