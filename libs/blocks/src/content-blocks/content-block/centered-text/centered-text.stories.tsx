import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.content.ts';
import * as fixtures from './centered-text.fixtures.ts';
import { CenteredText } from './centered-text.tsx';

const meta = {
  title: 'Blocks/Content block/16 · Centred text',
  component: CenteredText,
  tags: ['content-block-16'],
  parameters: { contentType: contentBlock, variant: 'centeredText' },
} satisfies Meta<typeof CenteredText>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(contentBlock, CenteredText, fixture);

export const Type16CenteredText: Story = { ...show(fixtures.centeredText), name: '16 · Centred text' };
export const Type16Ink: Story = { ...show(fixtures.centeredTextInk), name: '16 · On ink' };
export const Type16Long: Story = { ...show(fixtures.centeredTextLong), name: '16 · Long text in a module' };
export const Type16Outlined: Story = {
  ...show(fixtures.centeredTextOutlined),
  name: '16 · In an outlined module',
};
