import { story } from '../../testing/story.ts';
import { highlightedBlock } from './highlighted-block.block.ts';
import * as fixtures from './highlighted-block.fixtures.ts';
import { HighlightedBlock } from './highlighted-block.tsx';

export default {
  title: 'Blocks/Highlighted block/Highlighted block 3 · Highlight with a link · gfHighlightedBlock',
  id: 'blocks-highlighted-block-3',
  component: HighlightedBlock,
  tags: ['highlighted-block', 'highlighted-block-3'],
};
const show = story(highlightedBlock, HighlightedBlock);

export const Link = {
  ...show(fixtures.highlightLink),
  name: '3 · Highlight with a link',
};
export const Spanish = { ...Link, name: '3 · In Spanish', globals: { language: 'es' } };
