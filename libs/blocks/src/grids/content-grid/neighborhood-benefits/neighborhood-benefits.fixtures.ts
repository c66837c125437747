import { entry, t } from '@skein/cms-client';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';
import { card } from '../items/card.content.ts';

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-neighborhood-benefits', {
  variant: 'neighborhoodBenefits',
  title: t('What a street gets out of it', 'Qué gana la calle'),
  items: [
    entry(card, 'benefit-value', {
      variant: 'neighborhoodCard',
      icon: 'home',
      title: t('A line that stays', 'Una línea que se queda'),
      description: t(
        '<p>It stays with the house, whoever moves in next.</p>',
        '<p>Se queda con la casa, viva quien viva en ella después.</p>',
      ),
    }),
    entry(card, 'benefit-speed', {
      variant: 'neighborhoodCard',
      icon: 'bolt',
      title: t('Nobody shares', 'Nadie comparte'),
      description: t(
        '<p>The game next door does not touch your call.</p>',
        '<p>El partido del vecino no toca tu llamada.</p>',
      ),
    }),
    entry(card, 'benefit-shop', {
      variant: 'neighborhoodCard',
      icon: 'building',
      title: t('Shops stay open', 'Las tiendas siguen abiertas'),
      description: t(
        '<p>Cards work, and so does the bakery’s order page.</p>',
        '<p>Pasan las tarjetas, y los pedidos de la panadería también.</p>',
      ),
    }),
    entry(card, 'benefit-repair', {
      variant: 'neighborhoodCard',
      icon: 'clock',
      title: t('One visit', 'Una sola visita'),
      description: t(
        '<p>We dig once, with everybody’s water plan in hand.</p>',
        '<p>Cavamos una vez, con el plano de la red de agua en la mano.</p>',
      ),
    }),
  ],
});
