import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../testing/story.ts';
import { testimonialsModule } from './testimonials-module.content.ts';
import * as fixtures from './testimonials-module.fixtures.ts';
import { TestimonialsModule } from './testimonials-module.tsx';

const meta = {
  title: 'Carousels/Testimonials module',
  component: TestimonialsModule,
  parameters: { contentType: testimonialsModule },
} satisfies Meta<typeof TestimonialsModule>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(testimonialsModule, TestimonialsModule, fixture);

export const MovesByItself: Story = show(fixtures.testimonialsOfAll);
export const OnInk: Story = show(fixtures.testimonialsOnInk);
export const One: Story = show(fixtures.testimonialsOfOne);
export const None: Story = show(fixtures.testimonialsOfNone);
export const Endless: Story = show(fixtures.testimonialsWithoutEnd);
export const Spanish: Story = { ...show(fixtures.testimonialsOfAll), globals: { language: 'es' } };
