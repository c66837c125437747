import { entry, t } from '@skein/cms-client';
import { pictures } from '../testing/artwork.fixtures.ts';
import { testimonial } from './testimonial.content.ts';
import { testimonialsModule } from './testimonials-module.block.ts';

const stories = [
  entry(testimonial, 'module-voice-kitchen', {
    text: t(
      'We moved in on a Thursday. On Friday my daughter defended her thesis from a box of plates.',
      'Nos mudamos un jueves. El viernes mi hija defendió su tesis sentada en una caja de platos.',
    ),
    captions: t(['Renata Solís', 'Denver, third floor'], ['Renata Solís', 'Denver, tercer piso']),
    image: pictures.livingRoom,
  }),
  entry(testimonial, 'module-voice-porch', {
    text: t(
      'The signal reaches the porch. So do the neighbors.',
      'La señal llega al porche. Los vecinos también.',
    ),
    captions: t(['Calvin Moss', 'Huntsville'], ['Calvin Moss', 'Huntsville, Alabama']),
    image: pictures.porch,
  }),
  entry(testimonial, 'module-voice-bare', {
    text: t('Nothing happened. That is the point.', 'No pasó nada. De eso se trata.'),
  }),
];
const MAX_LENGTH = 5000;
const lengthened = (text: string) =>
  text
    .repeat(50)
    .slice(0, MAX_LENGTH - 1)
    .trimEnd() + '…';

export const testimonialsOfAll = entry(testimonialsModule, 'testimonials-module', {
  title: t('Where it happened', 'Donde pasó'),
  items: stories,
  autoSlider: true,
});
export const testimonialsOnInk = entry(testimonialsModule, 'testimonials-module-ink', {
  items: stories.slice(0, 2),
  backgroundColor: 'ink',
});
export const testimonialsOfOne = entry(testimonialsModule, 'testimonials-module-one', {
  items: stories.slice(0, 1),
  autoSlider: true,
});
export const testimonialsOfNone = entry(testimonialsModule, 'testimonials-module-none', {
  title: t('Where it happened', 'Donde pasó'),
});
export const testimonialsWithoutEnd = entry(testimonialsModule, 'testimonials-module-endless', {
  items: [
    entry(testimonial, 'module-voice-endless', {
      text: t(
        lengthened(
          'First the line came, then the quiet, and then everything else that we had put off since the spring. ',
        ),
        lengthened(
          'Primero llegó la línea, después la calma y luego todo lo que habíamos dejado para después desde la primavera. ',
        ),
      ),
      captions: t(['A patient man'], ['Un hombre paciente']),
      image: pictures.installer,
    }),
    ...stories,
  ],
});
