import { entry, t } from '@skein/cms-client';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { carouselBlock } from '../carousel-block.block.ts';
import { timedItem } from './timed-item.content.ts';

const steps = [
  entry(timedItem, 'timed-pole', {
    title: t('From the pole to the wall', 'Del poste a la pared'),
    description: t(
      '<p>One thread, as thin as a hair, in a jacket as thick as a pencil.</p>',
      '<p>Un hilo fino como un cabello, dentro de una funda gruesa como un lápiz.</p>',
    ),
    image: pictures.installer,
  }),
  entry(timedItem, 'timed-router', {
    title: t('From the wall to the router', 'De la pared al router'),
    description: t(
      '<p>The last yard, and the only one you see.</p>',
      '<p>El último metro, y el único que se ve.</p>',
    ),
    image: pictures.router,
  }),
  entry(timedItem, 'timed-sofa', {
    title: t('From the router to the sofa', 'Del router al sofá'),
    description: t('<p>The rest is air.</p>', '<p>El resto es aire.</p>'),
    image: pictures.livingRoom,
  }),
  entry(timedItem, 'timed-porch', {
    title: t('And out to the porch', 'Y hasta el porche'),
    description: t('<p>Where the signal used to end.</p>', '<p>Donde antes se acababa la señal.</p>'),
    image: pictures.porch,
  }),
];
const variant = 'timedList';
const title = t('The way in', 'El camino de entrada');

export const timedList = entry(carouselBlock, 'timed-list', {
  variant,
  title,
  description: t('<p>Four stops, ten seconds each.</p>', '<p>Cuatro paradas de diez segundos.</p>'),
  items: steps,
});
export const timedListStill = entry(carouselBlock, 'timed-list-still', {
  variant,
  title,
  items: steps.slice(0, 3),
  autoSlider: false,
  backgroundColor: 'ink',
});
export const timedListOne = entry(carouselBlock, 'timed-list-one', {
  variant,
  title,
  items: steps.slice(0, 1),
});
export const timedListTwo = entry(carouselBlock, 'timed-list-two', {
  variant,
  items: steps.slice(0, 2),
  isModule: true,
});
export const timedListNone = entry(carouselBlock, 'timed-list-none', { variant, title });
export const timedListLong = entry(carouselBlock, 'timed-list-long', {
  variant,
  title,
  items: [
    entry(timedItem, 'timed-long', {
      title: t(
        'From the depot, past the river and the railway, to your gate',
        'De la bodega, más allá del río y la vía, hasta tu portón',
      ),
      description: t(
        `<p>${'We stop for coffee where it is good, and for ducks wherever they cross. '.repeat(20).trim()}</p>`,
        `<p>${'Paramos por café donde es bueno, y por los patos en cualquier cruce. '.repeat(20).trim()}</p>`,
      ),
      image: pictures.installer,
    }),
    entry(timedItem, 'timed-bare', { title: t('Nothing to see', 'Nada que ver') }),
  ],
  backgroundColor: 'teal-soft',
});
