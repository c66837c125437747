import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AuthoredEntry } from '@skein/cms-client';
import { expect, userEvent, within } from 'storybook/test';
import { story } from '../testing/story.ts';
import * as fixtures from './content-block.fixtures.ts';
import { contentBlock } from './content-block.content.ts';
import { ContentBlock } from './content-block.tsx';

const meta = {
  title: 'Blocks/Content block',
  component: ContentBlock,
  parameters: { contentType: contentBlock },
} satisfies Meta<typeof ContentBlock>;
export default meta;
type Story = StoryObj;

// The catalogue's index reads tags without running anything, so each story spells out its own.
const show = (fixture: AuthoredEntry): Story => story(contentBlock, ContentBlock, fixture);

export const Type01TextWithImage: Story = {
  ...show(fixtures.textWithImage),
  tags: ['content-block-1'],
  name: '1 · Text plus image',
};
export const Type01ImageLeft: Story = {
  ...show(fixtures.textWithImageLeft),
  tags: ['content-block-1'],
  name: '1 · Image left, square, text at the top',
};
export const Type01Panel: Story = {
  ...show(fixtures.textWithImagePanel),
  tags: ['content-block-1'],
  name: '1 · As a rounded panel',
};
export const Type01Colors: Story = {
  ...show(fixtures.textWithImageColors),
  tags: ['content-block-1'],
  name: '1 · Colours from content',
};
export const Type01Module: Story = {
  ...show(fixtures.textWithImageModule),
  tags: ['content-block-1'],
  name: '1 · Inside a module outline',
};
export const Type01Long: Story = {
  ...show(fixtures.textWithImageLong),
  tags: ['content-block-1'],
  name: '1 · Long text',
};
export const Type01Unreadable: Story = {
  ...show(fixtures.textWithImageUnreadable),
  tags: ['content-block-1'],
  name: '1 · Colours that could not be read',
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 2 });
    // Ink on ink was asked for; paper is what can be read.
    await expect(getComputedStyle(title.querySelector('span') ?? title).color).toBe('rgb(251, 247, 240)');
  },
};
export const Type01Modal: Story = {
  ...show(fixtures.textWithImageModal),
  tags: ['content-block-1'],
  name: '1 · Call to action that opens an entry',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button'));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
export const Type01Spanish: Story = {
  ...show(fixtures.textWithImage),
  tags: ['content-block-1'],
  name: '1 · In Spanish',
  globals: { language: 'es' },
};
export const Type09CityOffer: Story = {
  ...show(fixtures.cityOffer),
  tags: ['content-block-9'],
  name: '9 · City offer',
};
export const Type09ImageRight: Story = {
  ...show(fixtures.cityOfferRight),
  tags: ['content-block-9'],
  name: '9 · Image right, tinted ground',
};
export const Type09Ink: Story = {
  ...show(fixtures.cityOfferInk),
  tags: ['content-block-9'],
  name: '9 · On ink, square corners, long text',
};
export const Type16CenteredText: Story = {
  ...show(fixtures.centeredText),
  tags: ['content-block-16'],
  name: '16 · Centred text',
};
export const Type16Ink: Story = {
  ...show(fixtures.centeredTextInk),
  tags: ['content-block-16'],
  name: '16 · On ink',
};
export const Type16Long: Story = {
  ...show(fixtures.centeredTextLong),
  tags: ['content-block-16'],
  name: '16 · Long text in a module',
};
