import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.content.ts';
import * as fixtures from './module-speed-test.fixtures.ts';
import { ModuleSpeedTest } from './module-speed-test.tsx';

const meta = {
  title: 'Blocks/Content block/17 · Speed test in a module',
  component: ModuleSpeedTest,
  tags: ['content-block-17'],
  parameters: { contentType: contentBlock, variant: 'moduleSpeedTest' },
} satisfies Meta<typeof ModuleSpeedTest>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(contentBlock, ModuleSpeedTest, fixture);

export const Type17ModuleSpeedTest: Story = {
  ...show(fixtures.moduleSpeedTest),
  name: '17 · Speed test in a module',
};
export const Type17Left: Story = { ...show(fixtures.moduleSpeedTestLeft), name: '17 · Test left, tinted' };
export const Type17Ink: Story = { ...show(fixtures.moduleSpeedTestInk), name: '17 · Ink' };
export const Type17Long: Story = {
  ...show(fixtures.moduleSpeedTestLong),
  name: '17 · Long text, test of another host',
};
export const Type17Spanish: Story = {
  ...Type17ModuleSpeedTest,
  name: '17 · In Spanish',
  globals: { language: 'es' },
};
