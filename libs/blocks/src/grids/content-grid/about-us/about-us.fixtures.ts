import { entry, t } from '@skein/cms-client';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';
import { card } from '../items/card.content.ts';

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-about-us', {
  variant: 'aboutUs',
  title: t('Three things we do ourselves', 'Tres cosas que hacemos nosotros'),
  description: t(
    '<p>Each of them could be bought. We would rather know the people.</p>',
    '<p>Todas se pueden comprar hechas. Preferimos conocer a la gente.</p>',
  ),
  items: [
    entry(card, 'about-us-dig', {
      variant: 'aboutUsCard',
      title: t('We dig', 'Cavamos'),
      description: t(
        '<p>With our own crews, and a broom on every truck.</p>',
        '<p>Con cuadrillas propias y una escoba en cada camión.</p>',
      ),
      image: pictures.trench,
      cta: goTo('about-us-dig', 'How a street is built', 'Cómo se hace una calle', '/about'),
    }),
    entry(card, 'about-us-pick-up', {
      variant: 'aboutUsCard',
      title: t('We pick up', 'Contestamos'),
      description: t(
        '<p>Somebody who has seen your street, day and night.</p>',
        '<p>Alguien que ha visto tu calle, de día y de noche.</p>',
      ),
      image: pictures.supportDesk,
      cta: goTo('about-us-help', 'Ways to reach us', 'Cómo encontrarnos', '/support'),
    }),
    entry(card, 'about-us-come-back', {
      variant: 'aboutUsCard',
      title: t('We come back', 'Volvemos'),
      description: t(
        '<p>If the grass grows in crooked, it is ours to fix.</p>',
        '<p>Si el pasto sale chueco, nos toca arreglarlo.</p>',
      ),
      image: pictures.morningCrew,
    }),
  ],
});
