import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.block.ts';
import * as fixtures from './reliability.fixtures.ts';
import { Reliability } from './reliability.tsx';

export default {
  title: 'Blocks/Content block/Content block 7 · Reliability · gfContentBlock',
  id: 'blocks-content-block-7-·-reliability',
  component: Reliability,
  tags: ['content-block-7'],
};
const show = story(contentBlock, Reliability);

export const Type07Standard = { ...show(fixtures.reliability), name: '7 · Reliability' };
export const Type07Left = { ...show(fixtures.reliabilityLeft), name: '7 · Image left, light ground' };
export const Type07Panel = { ...show(fixtures.reliabilityPanel), name: '7 · As a rounded panel' };
export const Type07Module = {
  ...show(fixtures.reliabilityModule),
  name: '7 · Inside a module outline, title in colors',
};
export const Type07Long = {
  ...show(fixtures.reliabilityLong),
  name: '7 · Long text before a bright picture',
};
export const Type07Plain = { ...show(fixtures.reliabilityPlain), name: '7 · Without a picture behind' };
export const Type07Spanish = { ...Type07Standard, name: '7 · In Spanish', globals: { language: 'es' } };
