import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AuthoredEntry } from '@skein/cms-client';
import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.content.ts';
import * as fixtures from './stay-in-touch.fixtures.ts';
import { StayInTouch } from './stay-in-touch.tsx';

const meta = {
  title: 'Blocks/Content block/15 · Stay in touch',
  component: StayInTouch,
  tags: ['content-block-15'],
  parameters: { contentType: contentBlock, variant: 'stayInTouch' },
} satisfies Meta<typeof StayInTouch>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(contentBlock, StayInTouch, fixture);

export const Type15Standard: Story = { ...show(fixtures.stayInTouch), name: '15 · Stay in touch' };
export const Type15Centered: Story = { ...show(fixtures.stayInTouchCentered), name: '15 · Centred' };
export const Type15Right: Story = { ...show(fixtures.stayInTouchRight), name: '15 · Text right, on ink' };
export const Type15Panel: Story = { ...show(fixtures.stayInTouchPanel), name: '15 · As a rounded panel' };
export const Type15Module: Story = {
  ...show(fixtures.stayInTouchModule),
  name: '15 · Inside a module outline, title in colours',
};
export const Type15Long: Story = {
  ...show(fixtures.stayInTouchLong),
  name: '15 · Long text, three networks',
};
export const Type15Plain: Story = { ...show(fixtures.stayInTouchPlain), name: '15 · The button alone' };
export const Type15Spanish: Story = {
  ...Type15Standard,
  name: '15 · In Spanish',
  globals: { language: 'es' },
};
