import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.content.ts';
import * as fixtures from './speed-test.fixtures.ts';
import { SpeedTest } from './speed-test.tsx';

const meta = {
  title: 'Blocks/Content block/12 · Speed test only',
  component: SpeedTest,
  tags: ['content-block-12'],
  parameters: { contentType: contentBlock, variant: 'speedTest' },
} satisfies Meta<typeof SpeedTest>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(contentBlock, SpeedTest, fixture);

export const Type12SpeedTest: Story = { ...show(fixtures.speedTest), name: '12 · Speed test only' };
export const Type12Titled: Story = { ...show(fixtures.speedTestTitled), name: '12 · With a title, on ink' };
export const Type12Foreign: Story = { ...show(fixtures.speedTestForeign), name: '12 · Test of another host' };
export const Type12Module: Story = { ...show(fixtures.speedTestModule), name: '12 · Long title in a module' };
export const Type12Spanish: Story = {
  ...Type12SpeedTest,
  name: '12 · In Spanish',
  globals: { language: 'es' },
};
