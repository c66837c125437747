import { entry, t } from '@skein/cms-client';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';
import { card } from '../items/card.content.ts';

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-claims', {
  variant: 'claims',
  title: t('Hold us to it', 'Exígenos esto'),
  items: [
    entry(card, 'claim-uptime', {
      variant: 'claimCard',
      value: '99.97%',
      title: t('of the hours of a year', 'de las horas de un año'),
      description: t(
        '<p>Average of all lines in 2025, planned work left out.</p>',
        '<p>Promedio de todas las líneas en 2025, sin contar obras anunciadas.</p>',
      ),
    }),
    entry(card, 'claim-upload', {
      variant: 'claimCard',
      value: '1:1',
      title: t('as fast up as down', 'igual de rápido de subida que de bajada'),
      description: t('<p>By wire, at the router.</p>', '<p>Por cable, en el router.</p>'),
    }),
    entry(card, 'claim-price', {
      variant: 'claimCard',
      value: t('0', '0'),
      title: t('price rises since 2019', 'alzas de precio desde 2019'),
      description: t('<p>On plans that are still sold.</p>', '<p>En planes que aún se venden.</p>'),
    }),
  ],
});
