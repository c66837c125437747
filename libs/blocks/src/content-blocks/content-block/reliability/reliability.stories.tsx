import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AuthoredEntry } from '@skein/cms-client';
import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.content.ts';
import * as fixtures from './reliability.fixtures.ts';
import { Reliability } from './reliability.tsx';

const meta = {
  title: 'Blocks/Content block/7 · Reliability',
  component: Reliability,
  tags: ['content-block-7'],
  parameters: { contentType: contentBlock, variant: 'reliability' },
} satisfies Meta<typeof Reliability>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(contentBlock, Reliability, fixture);

export const Type07Standard: Story = { ...show(fixtures.reliability), name: '7 · Reliability' };
export const Type07Left: Story = { ...show(fixtures.reliabilityLeft), name: '7 · Image left, light ground' };
export const Type07Panel: Story = { ...show(fixtures.reliabilityPanel), name: '7 · As a rounded panel' };
export const Type07Module: Story = {
  ...show(fixtures.reliabilityModule),
  name: '7 · Inside a module outline, title in colours',
};
export const Type07Long: Story = {
  ...show(fixtures.reliabilityLong),
  name: '7 · Long text before a bright picture',
};
export const Type07Plain: Story = {
  ...show(fixtures.reliabilityPlain),
  name: '7 · Without a picture behind',
};
export const Type07Spanish: Story = {
  ...Type07Standard,
  name: '7 · In Spanish',
  globals: { language: 'es' },
};
