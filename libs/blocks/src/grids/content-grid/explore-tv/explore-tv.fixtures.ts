import { entry, t } from '@skein/cms-client';
import { contentBlock } from '../../../content-blocks/content-block/content-block.block.ts';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-explore-tv', {
  variant: 'exploreTv',
  title: t('On tonight', 'Esta noche'),
  items: [
    entry(contentBlock, 'explore-train', {
      variant: 'textWithImage',
      subtitle: t('Film', 'Película'),
      title: t('The 11:40 to Anywhere', 'El de las 11:40'),
      description: t(
        '<p>A night train, and nobody knows who is driving.</p>',
        '<p>Un tren nocturno, y nadie sabe quién lo conduce.</p>',
      ),
      image: pictures.nightTrain,
      cta: goTo('explore-train', 'Where to watch', 'Dónde verla', '/product/tv'),
    }),
    entry(contentBlock, 'explore-match', {
      variant: 'textWithImage',
      subtitle: t('Live', 'En vivo'),
      title: t('The derby', 'El clásico'),
      description: t(
        '<p>Ninety minutes without a spinning circle.</p>',
        '<p>Noventa minutos sin un círculo que gira.</p>',
      ),
      image: pictures.programWall,
    }),
  ],
});
