import { entry, t } from '@skein/cms-client';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';
import { textItem } from '../items/text-item.content.ts';

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-wifi-text', {
  variant: 'wifiText',
  title: t('Before you buy another box', 'Antes de comprar otro equipo'),
  image: pictures.router,
  items: [
    entry(textItem, 'wifi-open', {
      variant: 'wifiTextItem',
      title: t('Out of the cupboard', 'Fuera del armario'),
      description: t(
        '<p>Shoulder high, in the open, in the middle of the home.</p>',
        '<p>A la altura del hombro, a la vista, en medio de la casa.</p>',
      ),
    }),
    entry(textItem, 'wifi-water', {
      variant: 'wifiTextItem',
      title: t('Away from water', 'Lejos del agua'),
      description: t(
        '<p>A fish tank stops more Wi-Fi than a wall does.</p>',
        '<p>Una pecera frena más el wifi que una pared.</p>',
      ),
    }),
    entry(textItem, 'wifi-wire', {
      variant: 'wifiTextItem',
      title: t('Wire what stands still', 'Cable para lo que no se mueve'),
      description: t('<p>A television does not walk about.</p>', '<p>Un televisor no se pasea.</p>'),
    }),
    entry(textItem, 'wifi-old', {
      variant: 'wifiTextItem',
      title: t('Look at the oldest', 'Mira el más viejo'),
      description: t(
        '<p>One old laptop can slow down a whole room.</p>',
        '<p>Una laptop vieja puede frenar todo el cuarto.</p>',
      ),
    }),
  ],
});
