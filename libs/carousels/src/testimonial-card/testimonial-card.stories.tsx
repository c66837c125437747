import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../testing/story.ts';
import { testimonialCard } from './testimonial-card.content.ts';
import { TestimonialCard } from './testimonial-card.tsx';
import { endlessVoice, facelessVoice, longVoice, voices } from './voices.fixtures.ts';

const meta = {
  title: 'Carousels/Testimonial card',
  component: TestimonialCard,
  parameters: { contentType: testimonialCard, layout: 'padded' },
} satisfies Meta<typeof TestimonialCard>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(testimonialCard, TestimonialCard, fixture);

export const Standard: Story = show(voices[0]);
export const OneRoundCorner: Story = show(voices[1]);
export const PictureRight: Story = show(voices[2]);
export const PictureOnTop: Story = show(voices[3]);
export const SquarePicture: Story = show(voices[4]);
export const Long: Story = show(longVoice);
export const Endless: Story = show(endlessVoice);
export const WithoutFaceAndName: Story = show(facelessVoice);
export const Spanish: Story = { ...show(voices[0]), globals: { language: 'es' } };
