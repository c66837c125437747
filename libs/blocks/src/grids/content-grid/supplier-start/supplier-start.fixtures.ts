import { entry, t } from '@skein/cms-client';
import { contentBlock } from '../../../content-blocks/content-block/content-block.block.ts';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-supplier-start', {
  variant: 'supplierStart',
  items: [
    entry(contentBlock, 'supplier-start', {
      variant: 'textWithImage',
      title: t('Do you make it, dig it or drive it?', '¿Lo fabricas, lo cavas o lo transportas?'),
      subtitle: t(
        'Then tell us in ten minutes what you can do.',
        'Entonces cuéntanos en diez minutos qué sabes hacer.',
      ),
      description: t(
        '<p>No portal, no password: a letter, and an answer within a week.</p>',
        '<p>Sin portal ni contraseña: una carta, y respuesta en una semana.</p>',
      ),
      image: pictures.trench,
      cta: goTo(
        'supplier-start',
        'Write to purchasing',
        'Escribir a compras',
        'mailto:buy@skein.example',
        'button',
      ),
    }),
  ],
});
