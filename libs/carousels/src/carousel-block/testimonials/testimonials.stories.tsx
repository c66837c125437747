import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { carouselBlock } from '../carousel-block.content.ts';
import * as fixtures from './testimonials.fixtures.ts';
import { Testimonials } from './testimonials.tsx';

const meta = {
  title: 'Carousels/Carousel/1 · Testimonials',
  component: Testimonials,
  tags: ['carousel-1'],
  parameters: { contentType: carouselBlock, variant: 'testimonials' },
} satisfies Meta<typeof Testimonials>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(carouselBlock, Testimonials, fixture);

export const Type1Odd: Story = {
  ...show(fixtures.testimonialsOdd),
  name: '1 · An odd number, moves by itself',
};
export const Type1Even: Story = { ...show(fixtures.testimonialsEven), name: '1 · An even number, on ink' };
export const Type1One: Story = { ...show(fixtures.testimonialsOne), name: '1 · One' };
export const Type1Two: Story = { ...show(fixtures.testimonialsTwo), name: '1 · Two' };
export const Type1None: Story = { ...show(fixtures.testimonialsNone), name: '1 · None' };
export const Type1Long: Story = {
  ...show(fixtures.testimonialsLong),
  name: '1 · Long, endless and without a face, in a module',
};
export const Type1Spanish: Story = { ...Type1Odd, name: '1 · In Spanish', globals: { language: 'es' } };
