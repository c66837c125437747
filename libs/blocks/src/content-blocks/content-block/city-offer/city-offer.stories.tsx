import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.content.ts';
import * as fixtures from './city-offer.fixtures.ts';
import { CityOffer } from './city-offer.tsx';

const meta = {
  title: 'Blocks/Content block/9 · City offer',
  component: CityOffer,
  tags: ['content-block-9'],
  parameters: { contentType: contentBlock, variant: 'cityOffer' },
} satisfies Meta<typeof CityOffer>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(contentBlock, CityOffer, fixture);

export const Type09CityOffer: Story = { ...show(fixtures.cityOffer), name: '9 · City offer' };
export const Type09ImageRight: Story = {
  ...show(fixtures.cityOfferRight),
  name: '9 · Image right, tinted ground',
};
export const Type09Ink: Story = {
  ...show(fixtures.cityOfferInk),
  name: '9 · On ink, square corners, long text',
};
