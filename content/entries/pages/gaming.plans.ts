import { card, contentGrid } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { checkMyAddress } from '../calls-to-action.ts';
import { SKEIN_1_GIG, SKEIN_2_GIG, SKEIN_500, TWO_GIG_IN } from '../offer.ts';

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
      title: t(SKEIN_500.name, SKEIN_500.name),
      speed: t(`${SKEIN_500.speed} both ways`, `${SKEIN_500.speed} en ambos sentidos`),
      price: SKEIN_500.price,
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
      title: t(SKEIN_1_GIG.name, SKEIN_1_GIG.name),
      speed: t(`${SKEIN_1_GIG.speed} both ways`, `${SKEIN_1_GIG.speed} en ambos sentidos`),
      price: SKEIN_1_GIG.price,
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
      title: t(SKEIN_2_GIG.name, SKEIN_2_GIG.name),
      speed: t(`${SKEIN_2_GIG.speed} both ways`, `${SKEIN_2_GIG.speed} en ambos sentidos`),
      price: SKEIN_2_GIG.price,
      pricingTag: MONTH,
      description: t(
        `<p>Everybody plays. Sold in ${TWO_GIG_IN.en}.</p>`,
        `<p>Todos juegan. Se vende en ${TWO_GIG_IN.es}.</p>`,
      ),
      features: t(
        '<ul><li>Four consoles updating at once</li><li>Two more access points</li><li>Installation</li><li>No data cap</li></ul>',
        '<ul><li>Cuatro consolas que se actualizan a la vez</li><li>Dos puntos de acceso más</li><li>Instalación</li><li>Sin tope de datos</li></ul>',
      ),
      cta: checkMyAddress,
      analyticsId: 'gaming-plan-2',
    }),
  ],
});
