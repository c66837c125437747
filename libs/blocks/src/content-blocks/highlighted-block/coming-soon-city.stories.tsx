import { story } from '../../testing/story.ts';
import { highlightedBlock } from './highlighted-block.block.ts';
import * as fixtures from './highlighted-block.fixtures.ts';
import { HighlightedBlock } from './highlighted-block.tsx';

export default {
  title: 'Blocks/Highlighted block/Highlighted block 2 · Coming-soon city · gfHighlightedBlock',
  id: 'blocks-highlighted-block-2',
  component: HighlightedBlock,
  tags: ['highlighted-block', 'highlighted-block-2'],
};
const show = story(highlightedBlock, HighlightedBlock);

export const City = {
  ...show(fixtures.comingSoonCity),
  name: '2 · Coming-soon city',
};
export const CityBare = {
  ...show(fixtures.comingSoonCityBare),
  name: '2 · Only what is required',
};
export const Spanish = { ...City, name: '2 · In Spanish', globals: { language: 'es' } };
