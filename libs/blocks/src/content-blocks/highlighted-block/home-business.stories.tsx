import { story } from '../../testing/story.ts';
import { highlightedBlock } from './highlighted-block.block.ts';
import * as fixtures from './highlighted-block.fixtures.ts';
import { HighlightedBlock } from './highlighted-block.tsx';

export default {
  title: 'Blocks/Highlighted block/Highlighted block 5 · Home business · gfHighlightedBlock',
  id: 'blocks-highlighted-block-5',
  component: HighlightedBlock,
  tags: ['highlighted-block', 'highlighted-block-5'],
};
const show = story(highlightedBlock, HighlightedBlock);

export const Business = {
  ...show(fixtures.homeBusiness),
  name: '5 · Home business',
};
export const BusinessBare = {
  ...show(fixtures.homeBusinessBare),
  name: '5 · One picture',
};
export const Spanish = { ...Business, name: '5 · In Spanish', globals: { language: 'es' } };
