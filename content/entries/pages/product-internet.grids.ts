import { card, contentGrid } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';

/** What can be held against us, with the small print. */
export const claims = entry(contentGrid, 'internet-claims', {
  variant: 'claims',
  title: t('Hold us to it', 'Exígenos esto'),
  items: [
    entry(card, 'internet-claim-hours', {
      variant: 'claimCard',
      value: '99.97%',
      title: t('of the hours of a year', 'de las horas de un año'),
      description: t(
        '<p>Average of all lines in 2025, without announced work.</p>',
        '<p>Media de todas las líneas en 2025, sin obras anunciadas.</p>',
      ),
    }),
    entry(card, 'internet-claim-both', {
      variant: 'claimCard',
      value: '1:1',
      title: t('as fast up as down', 'igual de rápido de subida que de bajada'),
      description: t('<p>Measured by wire, at the router.</p>', '<p>Medido por cable, en el router.</p>'),
    }),
    entry(card, 'internet-claim-price', {
      variant: 'claimCard',
      value: '0',
      title: t('price rises since 2019', 'alzas de precio desde 2019'),
      description: t(
        '<p>On every plan that is still sold.</p>',
        '<p>En todos los planes que aún se venden.</p>',
      ),
    }),
  ],
});
