import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.block.ts';
import * as fixtures from './module-speed-test.fixtures.ts';
import { ModuleSpeedTest } from './module-speed-test.tsx';

export default {
  title: 'Blocks/Content block/Content block 17 · Speed test in a module · gfContentBlock',
  id: 'blocks-content-block-17-·-speed-test-in-a-module',
  component: ModuleSpeedTest,
  tags: ['content-block-17'],
};
const show = story(contentBlock, ModuleSpeedTest);

export const Type17ModuleSpeedTest = {
  ...show(fixtures.moduleSpeedTest),
  name: '17 · Speed test in a module',
};
export const Type17Left = { ...show(fixtures.moduleSpeedTestLeft), name: '17 · Test left, tinted' };
export const Type17Ink = { ...show(fixtures.moduleSpeedTestInk), name: '17 · Ink' };
export const Type17Long = {
  ...show(fixtures.moduleSpeedTestLong),
  name: '17 · Long text, test of another host',
};
export const Type17Spanish = {
  ...Type17ModuleSpeedTest,
  name: '17 · In Spanish',
  globals: { language: 'es' },
};
