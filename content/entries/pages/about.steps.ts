import type { ArtName } from '@skein/artwork';
import { carouselBlock, timedItem } from '@skein/carousels/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { STREET, TRENCH } from '../offer.ts';

type Words = readonly [en: string, es: string];

const step = (id: string, [en, es]: Words, [english, spanish]: Words, image: ArtName) =>
  entry(timedItem, `about-step-${id}`, {
    title: t(en, es),
    description: t(`<p>${english}</p>`, `<p>${spanish}</p>`),
    image: art(image),
    analyticsId: `about-step-${id}`,
  });

/** The steps of connecting a street. */
export const aboutSteps = entry(carouselBlock, 'about-steps', {
  variant: 'timedList',
  title: t(`Your street in ${STREET.en}`, `Tu calle en ${STREET.es}`),
  description: t(
    '<p>The work isn’t fast. What comes out of it is.</p>',
    '<p>El trabajo no es rápido. Lo que sale de él, sí.</p>',
  ),
  items: [
    step(
      'paint',
      ['Monday: paint on the curb', 'Lunes: pintura en la acera'],
      [
        'The orange is ours. We mark the gas and water lines before anyone picks up a shovel.',
        'Lo naranja es nuestro. Marcamos por dónde van el gas y el agua antes de tocar una pala.',
      ],
      'curb-paint',
    ),
    step(
      'trench',
      [`Tuesday: a trench ${TRENCH.wide.en}`, `Martes: una zanja de ${TRENCH.wide.es}`],
      [
        'The grass comes up in one roll and goes back down in one roll. Someone waters it for a week.',
        'El pasto sale en un solo rollo y regresa en un solo rollo. Alguien lo riega toda la semana.',
      ],
      'dawn-reel',
    ),
    step(
      'splice',
      ['Wednesday: hair by hair', 'Miércoles: cabello por cabello'],
      [
        'A van, a lamp and a steady hand. Two ends of glass become one, and a machine tests the splice.',
        'Una camioneta, una lámpara y buen pulso. Dos puntas de vidrio se vuelven una, y una máquina revisa el empalme.',
      ],
      'splice-bench',
    ),
    step(
      'wall',
      ['Thursday: one hole per house', 'Jueves: un agujero por casa'],
      [
        'Where you want it, as wide as a pencil. We bring the vacuum.',
        'Donde tú digas, del ancho de un lápiz. La aspiradora la ponemos nosotros.',
      ],
      'vacuum',
    ),
    step(
      'supper',
      ['Friday: dinner’s on', 'Viernes: la cena'],
      [
        'The last house on the block is online by four. The tables come out at six.',
        'A las cuatro se conecta la última casa de la cuadra. A las seis salen las mesas.',
      ],
      'drum-table',
    ),
  ],
  backgroundColor: 'teal-soft',
  analyticsId: 'about-steps',
});
