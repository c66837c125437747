import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { carouselBlock } from '../carousel-block.content.ts';
import * as fixtures from './cards.fixtures.ts';
import { Cards } from './cards.tsx';

const meta = {
  title: 'Carousels/Carousel/5 · Cards',
  component: Cards,
  tags: ['carousel-5'],
  parameters: { contentType: carouselBlock, variant: 'cards' },
} satisfies Meta<typeof Cards>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(carouselBlock, Cards, fixture);

export const Type5ToCome: Story = { ...show(fixtures.cardsToCome), name: '5 · Coming soon' };
export const Type5Voices: Story = {
  ...show(fixtures.cardsOfVoices),
  name: '5 · Testimonials, moves by itself',
};
export const Type5Both: Story = {
  ...show(fixtures.cardsOfBoth),
  name: '5 · Both, long and bare, in a module',
};
export const Type5Two: Story = { ...show(fixtures.cardsTwo), name: '5 · Two' };
export const Type5None: Story = { ...show(fixtures.cardsNone), name: '5 · None' };
export const Type5Spanish: Story = { ...Type5ToCome, name: '5 · In Spanish', globals: { language: 'es' } };
