import { tvDemoScreen, tvDemoScroll } from '@skein/carousels/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';

/** A television that shows several programs. */
export const tvDemo = entry(tvDemoScroll, 'tv-demo', {
  title: t('Plug in. Watch anything.', 'Conéctate y ve lo que sea.'),
  description: t(
    '<p>Keep scrolling: it takes about as long as turning on the TV.</p>',
    '<p>Sigue deslizando: tarda más o menos lo que tarda en prenderse la tele.</p>',
  ),
  screens: [
    entry(tvDemoScreen, 'tv-demo-film', {
      title: t('Any show, on any service', 'La serie que quieras'),
      note: t('25\u00a0Mbps for any of them in 4K', '25\u00a0Mbps para verla en 4K'),
      image: art('program-wall'),
    }),
    entry(tvDemoScreen, 'tv-demo-game', {
      title: t('The game, on the same screen', 'El juego, en la misma pantalla'),
      note: t('Just 3\u00a0Mbps, but on time', 'Solo 3\u00a0Mbps, pero a tiempo'),
      image: art('night-race'),
    }),
    entry(tvDemoScreen, 'tv-demo-yard', {
      title: t('Movie night in the yard', 'Cine en el patio'),
      note: t('Over Wi-\u2060Fi, on a bedsheet', 'Por Wi-\u2060Fi, sobre una sábana'),
      image: art('meadow'),
    }),
  ],
  theme: 'ink',
  analyticsId: 'tv-demo',
});
