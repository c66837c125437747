import { entry, t } from '@skein/cms-client';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';
import { card } from '../items/card.content.ts';

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-coming-soon-timeline', {
  variant: 'comingSoonTimeline',
  title: t('Chandler, knot by knot', 'Chandler, nudo por nudo'),
  subtitle: t(
    'What has been done, what is under way, and what comes after.',
    'Lo que ya está, lo que está en marcha y lo que sigue.',
  ),
  items: [
    entry(card, 'soon-permit', {
      variant: 'comingSoonCard',
      progress: 'done',
      period: t('Winter', 'Invierno'),
      title: t('The permit', 'El permiso'),
      description: t('<p>Signed, all forty pages.</p>', '<p>Firmado, las cuarenta páginas.</p>'),
    }),
    entry(card, 'soon-ring', {
      variant: 'comingSoonCard',
      progress: 'now',
      period: t('Spring', 'Primavera'),
      title: t('The ring', 'El anillo'),
      description: t(
        '<p>Eleven miles around the city. We are at mile seven.</p>',
        '<p>Once millas alrededor de la ciudad. Vamos en la siete.</p>',
      ),
    }),
    entry(card, 'soon-streets', {
      variant: 'comingSoonCard',
      period: t('Fall', 'Otoño'),
      title: t('The first streets', 'Las primeras calles'),
      description: t(
        '<p>West of the railroad, a street a day.</p>',
        '<p>Al oeste de las vías, una calle por día.</p>',
      ),
    }),
    entry(card, 'soon-homes', {
      variant: 'comingSoonCard',
      period: t('Before the holidays', 'Antes de las fiestas'),
      title: t('The first homes', 'Las primeras casas'),
      description: t(
        '<p>Whoever signed up first is asked first.</p>',
        '<p>Se pregunta primero a quien se apuntó primero.</p>',
      ),
    }),
  ],
});
