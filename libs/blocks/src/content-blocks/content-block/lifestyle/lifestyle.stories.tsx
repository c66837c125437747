import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AuthoredEntry } from '@skein/cms-client';
import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.content.ts';
import * as fixtures from './lifestyle.fixtures.ts';
import { Lifestyle } from './lifestyle.tsx';

const meta = {
  title: 'Blocks/Content block/6 · Lifestyle',
  component: Lifestyle,
  tags: ['content-block-6'],
  parameters: { contentType: contentBlock, variant: 'lifestyle' },
} satisfies Meta<typeof Lifestyle>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(contentBlock, Lifestyle, fixture);

export const Type06Standard: Story = { ...show(fixtures.lifestyle), name: '6 · Lifestyle' };
export const Type06Right: Story = { ...show(fixtures.lifestyleRight), name: '6 · Image right, on ink' };
export const Type06Panel: Story = { ...show(fixtures.lifestylePanel), name: '6 · As a rounded panel' };
export const Type06Module: Story = {
  ...show(fixtures.lifestyleModule),
  name: '6 · Inside a module outline, title in colours',
};
export const Type06Long: Story = {
  ...show(fixtures.lifestyleLong),
  name: '6 · Long text, a caption colour that could not be read',
};
export const Type06Plain: Story = { ...show(fixtures.lifestylePlain), name: '6 · Without a caption' };
export const Type06Spanish: Story = {
  ...Type06Standard,
  name: '6 · In Spanish',
  globals: { language: 'es' },
};
