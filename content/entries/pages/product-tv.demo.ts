import { tvDemoScreen, tvDemoScroll } from '@skein/carousels/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';

/** What is on, on one television. */
export const tvDemo = entry(tvDemoScroll, 'tv-demo', {
  title: t('Plug in the line. Pick anything.', 'Conecta la línea. Elige lo que sea.'),
  description: t(
    '<p>Scroll on: it takes about as long as switching it on.</p>',
    '<p>Sigue bajando: tarda más o menos lo que tarda en prenderse.</p>',
  ),
  screens: [
    entry(tvDemoScreen, 'tv-demo-film', {
      title: t('Everything, from whoever has it', 'Todo, de quien lo tenga'),
      note: t('25\u00a0Mbps for any of it in 4K', '25\u00a0Mbps por cualquier cosa en 4K'),
      image: art('program-wall'),
    }),
    entry(tvDemoScreen, 'tv-demo-game', {
      title: t('The game, on the same screen', 'El juego, en la misma pantalla'),
      note: t('3\u00a0Mbps, and they must be on time', '3\u00a0Mbps, pero a tiempo'),
      image: art('night-race'),
    }),
    entry(tvDemoScreen, 'tv-demo-yard', {
      title: t('And the one out in the yard', 'Y la del patio'),
      note: t('By Wi-\u2060Fi, on a bedsheet', 'Por Wi-\u2060Fi, sobre una sábana'),
      image: art('geese-violet'),
    }),
  ],
  theme: 'ink',
  analyticsId: 'tv-demo',
});
