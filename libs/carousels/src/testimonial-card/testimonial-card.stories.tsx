import { story } from '../testing/story.ts';
import { testimonialCard } from './testimonial-card.block.ts';
import { TestimonialCard } from './testimonial-card.tsx';
import { endlessVoice, facelessVoice, longVoice, voices } from './voices.fixtures.ts';

export default {
  title: 'Carousels/Testimonial card · gfTestimonialCard',
  id: 'carousels-testimonial-card',
  component: TestimonialCard,
  parameters: { layout: 'padded' },
};
const show = story(testimonialCard, TestimonialCard);

export const Standard = show(voices[0]);
export const OneRoundCorner = show(voices[1]);
export const PictureRight = show(voices[2]);
export const PictureOnTop = show(voices[3]);
export const SquarePicture = show(voices[4]);
export const Long = show(longVoice);
export const Endless = show(endlessVoice);
export const WithoutFaceAndName = show(facelessVoice);
export const Spanish = { ...show(voices[0]), globals: { language: 'es' } };
