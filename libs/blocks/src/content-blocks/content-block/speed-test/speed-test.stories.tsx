import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.block.ts';
import * as fixtures from './speed-test.fixtures.ts';
import { SpeedTest } from './speed-test.tsx';

export default {
  title: 'Blocks/Content block/Content block 12 · Speed test only · gfContentBlock',
  id: 'blocks-content-block-12-·-speed-test-only',
  component: SpeedTest,
  tags: ['content-block-12'],
};
const show = story(contentBlock, SpeedTest);

export const Type12SpeedTest = { ...show(fixtures.speedTest), name: '12 · Speed test only' };
export const Type12Titled = { ...show(fixtures.speedTestTitled), name: '12 · With a title, on ink' };
export const Type12Foreign = { ...show(fixtures.speedTestForeign), name: '12 · Test of another host' };
export const Type12Module = { ...show(fixtures.speedTestModule), name: '12 · Long title in a module' };
export const Type12Spanish = { ...Type12SpeedTest, name: '12 · In Spanish', globals: { language: 'es' } };
