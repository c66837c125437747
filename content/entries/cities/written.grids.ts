import { card, contentGrid } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { STREET, WAIT } from '../offer.ts';

const step = (
  id: string,
  progress: 'done' | 'now' | 'next',
  when: readonly [string, string],
  title: readonly [string, string],
  words: readonly [string, string],
) =>
  entry(card, `chandler-step-${id}`, {
    variant: 'comingSoonCard',
    progress,
    period: t(...when),
    title: t(...title),
    description: t(...words),
  });

/** The progress of construction in Chandler. */
export const chandlerTimeline = entry(contentGrid, 'chandler-timeline', {
  variant: 'comingSoonTimeline',
  title: t('Chandler, step by step', 'Chandler, paso a paso'),
  subtitle: t(
    'What’s done, what’s underway and what has to wait for cooler days.',
    'Lo que ya está, lo que está en marcha y lo que espera días más frescos.',
  ),
  items: [
    step(
      'permit',
      'done',
      ['Last winter', 'El invierno pasado'],
      ['The permit', 'El permiso'],
      ['<p>Forty pages, signed in one afternoon.</p>', '<p>Cuarenta páginas firmadas en una tarde.</p>'],
    ),
    step(
      'ring',
      'now',
      ['Right now', 'Ahora mismo'],
      ['The main line', 'La línea principal'],
      [
        '<p>Eleven miles down the canal. The crew is at mile seven.</p>',
        '<p>Once millas por el canal. La cuadrilla va en la siete.</p>',
      ],
    ),
    step(
      'streets',
      'next',
      ['Next fall', 'El próximo otoño'],
      ['The first streets', 'Las primeras calles'],
      [`<p>West of the railroad, ${STREET.pace.en}.</p>`, `<p>Al oeste de las vías, ${STREET.pace.es}.</p>`],
    ),
    step(
      'homes',
      'next',
      ['Before next year’s holidays', 'Antes de las fiestas del próximo año'],
      ['The first homes', 'Las primeras casas'],
      [
        '<p>We’ll contact people in the order they signed up.</p>',
        '<p>Avisamos por orden de inscripción.</p>',
      ],
    ),
  ],
});

/** Figures about Austin. */
export const austinValues = entry(contentGrid, 'austin-values', {
  variant: 'cityValues',
  title: t('Austin in four numbers', 'Austin en cuatro números'),
  items: [
    entry(card, 'austin-value-miles', {
      variant: 'cityValueCard',
      value: '1,140',
      title: t('miles of line', 'millas de línea'),
      description: t(
        '<p>Laid out straight, it would reach Chicago.</p>',
        '<p>En línea recta, llegaría a Chicago.</p>',
      ),
    }),
    entry(card, 'austin-value-people', {
      variant: 'cityValueCard',
      value: '212',
      title: t('neighbors on our team', 'vecinos en nuestro equipo'),
      description: t('<p>You’ve probably waved at one.</p>', '<p>Seguro ya saludaste a alguno.</p>'),
    }),
    entry(card, 'austin-value-call', {
      variant: 'cityValueCard',
      value: String(WAIT.seconds),
      title: t('seconds until somebody answers', 'segundos hasta que alguien contesta'),
      description: t('<p>On average, at any hour.</p>', '<p>En promedio, a cualquier hora.</p>'),
    }),
    entry(card, 'austin-value-supper', {
      variant: 'cityValueCard',
      value: '41',
      title: t('street suppers so far', 'cenas en la calle hasta hoy'),
      description: t('<p>One block asked twice.</p>', '<p>Una cuadra la pidió dos veces.</p>'),
      color: 'ink',
    }),
  ],
});

/** Benefits of fiber for a street. */
export const streetBenefits = entry(contentGrid, 'austin-benefits', {
  variant: 'neighborhoodBenefits',
  title: t('What your street gets', 'Qué gana tu calle'),
  items: [
    entry(card, 'austin-benefit-stays', {
      variant: 'neighborhoodCard',
      icon: 'home',
      title: t('A line that stays', 'Una línea que se queda'),
      description: t(
        '<p>It stays with the house, no matter who moves in.</p>',
        '<p>Se queda con la casa, no importa quién llegue después.</p>',
      ),
    }),
    entry(card, 'austin-benefit-share', {
      variant: 'neighborhoodCard',
      icon: 'bolt',
      title: t('A line of your own', 'Una línea solo tuya'),
      description: t(
        '<p>The game next door won’t slow your call.</p>',
        '<p>El partido del vecino no frena tu llamada.</p>',
      ),
    }),
    entry(card, 'austin-benefit-shops', {
      variant: 'neighborhoodCard',
      icon: 'building',
      title: t('Shops that stay open', 'Tiendas que siguen abiertas'),
      description: t(
        '<p>Cards go through, and so do the bakery’s orders.</p>',
        '<p>Pasan las tarjetas y los pedidos de la panadería.</p>',
      ),
    }),
    entry(card, 'austin-benefit-once', {
      variant: 'neighborhoodCard',
      icon: 'clock',
      title: t('Done in one week', 'Listo en una semana'),
      description: t(
        '<p>We dig once, with the water map in hand.</p>',
        '<p>Cavamos una vez, con el plano de la red de agua en la mano.</p>',
      ),
    }),
  ],
});
