import { entry, t } from '@skein/cms-client';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';
import { card } from '../items/card.content.ts';

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-stay-in-touch', {
  variant: 'stayInTouch',
  title: t('Still tangled up?', '¿Sigue el enredo?'),
  items: [
    entry(card, 'touch-write', {
      variant: 'stayInTouchCard',
      icon: 'mail',
      title: t('Write', 'Escribe'),
      description: t('<p>An answer within one working day.</p>', '<p>Respuesta en un día hábil.</p>'),
      cta: goTo('touch-write', 'help@skein.example', 'help@skein.example', 'mailto:help@skein.example'),
    }),
    entry(card, 'touch-status', {
      variant: 'stayInTouchCard',
      icon: 'pin',
      title: t('Look at your street', 'Mira tu calle'),
      description: t(
        '<p>Which streets are out, and until when.</p>',
        '<p>Qué calles están sin servicio, y hasta cuándo.</p>',
      ),
      cta: goTo('touch-status', 'Network status', 'Estado de la red', '/support'),
    }),
    entry(card, 'touch-blog', {
      variant: 'stayInTouchCard',
      title: t('Read on', 'Sigue leyendo'),
      description: t(
        '<p>What the crews found under it this time.</p>',
        '<p>Qué encontraron esta vez las cuadrillas.</p>',
      ),
      cta: goTo('touch-blog', 'The blog', 'El blog', '/blog'),
    }),
  ],
});
