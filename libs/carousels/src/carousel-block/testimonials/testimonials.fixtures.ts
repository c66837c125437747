import { entry, t } from '@skein/cms-client';
import { endlessVoice, facelessVoice, longVoice, voices } from '../../testimonial-card/voices.fixtures.ts';
import { carouselBlock } from '../carousel-block.block.ts';

const title = t('Five kitchens, one line', 'Cinco cocinas, una sola línea');
const variant = 'testimonials';

export const testimonialsOdd = entry(carouselBlock, 'testimonials-odd', {
  variant,
  title,
  description: t(
    '<p>We asked what had changed. Most of them had to think.</p>',
    '<p>Preguntamos qué había cambiado. Casi todos tuvieron que pensarlo.</p>',
  ),
  items: voices,
  autoSlider: true,
  analyticsId: 'testimonials',
});
export const testimonialsEven = entry(carouselBlock, 'testimonials-even', {
  variant,
  title,
  items: voices.slice(0, 4),
  backgroundColor: 'ink',
});
export const testimonialsOne = entry(carouselBlock, 'testimonials-one', {
  variant,
  title,
  items: voices.slice(0, 1),
  autoSlider: true,
});
export const testimonialsTwo = entry(carouselBlock, 'testimonials-two', {
  variant,
  items: voices.slice(0, 2),
  backgroundColor: 'teal-soft',
});
export const testimonialsNone = entry(carouselBlock, 'testimonials-none', { variant, title });
export const testimonialsLong = entry(carouselBlock, 'testimonials-long', {
  variant,
  title,
  items: [longVoice, endlessVoice, facelessVoice],
  isModule: true,
});
