import { card, contentGrid } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';

/** Advertising claims that the provider must be able to prove, with their small print. */
export const claims = entry(contentGrid, 'internet-claims', {
  variant: 'claims',
  title: t('Hold us to it', 'Cifras que puedes exigirnos'),
  items: [
    entry(card, 'internet-claim-hours', {
      variant: 'claimCard',
      value: '99.97%',
      title: t('of the year, online', 'del año, en línea'),
      description: t(
        '<p>Average for all lines in 2025, not counting scheduled work.</p>',
        '<p>Promedio de todas las líneas en 2025, sin contar trabajos programados.</p>',
      ),
    }),
    entry(card, 'internet-claim-both', {
      variant: 'claimCard',
      value: '1:1',
      title: t('upload to download', 'subida y bajada iguales'),
      description: t(
        '<p>Measured over a cable, at the router.</p>',
        '<p>Medido por cable, en el router.</p>',
      ),
    }),
    entry(card, 'internet-claim-price', {
      variant: 'claimCard',
      value: '0',
      title: t('price hikes since 2019', 'aumentos de precio desde 2019'),
      description: t('<p>On every plan we still sell.</p>', '<p>En todos los planes que aún vendemos.</p>'),
    }),
  ],
});
