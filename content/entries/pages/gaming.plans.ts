import { card, contentGrid } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { checkMyAddress } from '../calls-to-action.ts';

const MONTH = t('a month, router in it', 'al mes, con router');

/** The plans, as a player reads them. */
export const gamingPlans = entry(contentGrid, 'gaming-plans', {
  variant: 'planOfferings',
  title: t('Which one for a player?', '¿Cuál para quien juega?'),
  description: t(
    '<p>All three have the same delay, and that is what decides a match. The rest is about downloads and who else is home.</p>',
    '<p>Las tres tienen el mismo retraso, y eso es lo que decide una partida. Lo demás son descargas y quién más está en casa.</p>',
  ),
  items: [
    entry(card, 'gaming-plan-500', {
      variant: 'planOfferingCard',
      title: t('Skein 500', 'Skein\u00a0500'),
      speed: t('500\u00a0Mbps both ways', '500\u00a0Mbps en ambos sentidos'),
      price: '$55',
      pricingTag: MONTH,
      description: t('<p>You, and a console.</p>', '<p>Tú y una consola.</p>'),
      features: t(
        '<ul><li>A game of 100\u00a0GB in half an hour</li><li>Installation</li><li>No data cap</li></ul>',
        '<ul><li>Un juego de 100\u00a0GB en media hora</li><li>Instalación</li><li>Sin tope de datos</li></ul>',
      ),
      cta: checkMyAddress,
      analyticsId: 'gaming-plan-500',
    }),
    entry(card, 'gaming-plan-1', {
      variant: 'planOfferingCard',
      isActive: true,
      topLabel: t('Most players', 'La mayoría'),
      title: t('Skein 1\u00a0Gig', 'Skein\u00a01\u00a0Gig'),
      speed: t('1,000\u00a0Mbps both ways', '1,000\u00a0Mbps en ambos sentidos'),
      price: '$70',
      pricingTag: MONTH,
      description: t('<p>You stream what you play.</p>', '<p>Transmites lo que juegas.</p>'),
      features: t(
        '<ul><li>The same game in a quarter of an hour</li><li>Streaming in 4K beside it</li><li>Installation</li><li>No data cap</li></ul>',
        '<ul><li>El mismo juego en un cuarto de hora</li><li>Transmisión en 4K al mismo tiempo</li><li>Instalación</li><li>Sin tope de datos</li></ul>',
      ),
      cta: checkMyAddress,
      analyticsId: 'gaming-plan-1',
    }),
    entry(card, 'gaming-plan-2', {
      variant: 'planOfferingCard',
      title: t('Skein 2\u00a0Gig', 'Skein\u00a02\u00a0Gig'),
      speed: t('2,000\u00a0Mbps both ways', '2,000\u00a0Mbps en ambos sentidos'),
      price: '$95',
      pricingTag: MONTH,
      description: t('<p>Everybody plays.</p>', '<p>Todos juegan.</p>'),
      features: t(
        '<ul><li>Four consoles updating at once</li><li>Two extenders</li><li>Installation</li><li>No data cap</li></ul>',
        '<ul><li>Cuatro consolas que se actualizan a la vez</li><li>Dos extensores</li><li>Instalación</li><li>Sin tope de datos</li></ul>',
      ),
      cta: checkMyAddress,
      analyticsId: 'gaming-plan-2',
    }),
  ],
});
