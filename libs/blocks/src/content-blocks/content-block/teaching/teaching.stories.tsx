import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AuthoredEntry } from '@skein/cms-client';
import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.content.ts';
import * as fixtures from './teaching.fixtures.ts';
import { Teaching } from './teaching.tsx';

const meta = {
  title: 'Blocks/Content block/8 · Teaching',
  component: Teaching,
  tags: ['content-block-8'],
  parameters: { contentType: contentBlock, variant: 'teaching' },
} satisfies Meta<typeof Teaching>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(contentBlock, Teaching, fixture);

export const Type08Standard: Story = { ...show(fixtures.teaching), name: '8 · Teaching' };
export const Type08Left: Story = { ...show(fixtures.teachingLeft), name: '8 · Image left, on ink' };
export const Type08Panel: Story = { ...show(fixtures.teachingPanel), name: '8 · As a rounded panel' };
export const Type08Module: Story = {
  ...show(fixtures.teachingModule),
  name: '8 · Inside a module outline, title in colours',
};
export const Type08Long: Story = { ...show(fixtures.teachingLong), name: '8 · Six steps, long text' };
export const Type08Plain: Story = { ...show(fixtures.teachingPlain), name: '8 · Without steps' };
export const Type08Spanish: Story = {
  ...Type08Standard,
  name: '8 · In Spanish',
  globals: { language: 'es' },
};
