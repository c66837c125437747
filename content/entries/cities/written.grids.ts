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

/** How far the crews are in Chandler. */
export const chandlerTimeline = entry(contentGrid, 'chandler-timeline', {
  variant: 'comingSoonTimeline',
  title: t('Chandler, knot by knot', 'Chandler, nudo por nudo'),
  subtitle: t(
    'What is done, what is under way, and what has to wait for cooler days.',
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
      ['This spring', 'Esta primavera'],
      ['The ring', 'El anillo'],
      [
        '<p>Eleven miles around the city. The crew is at mile seven.</p>',
        '<p>Once millas alrededor de la ciudad. La cuadrilla va en la siete.</p>',
      ],
    ),
    step(
      'streets',
      'next',
      ['In fall', 'En otoño'],
      ['The first streets', 'Las primeras calles'],
      [`<p>West of the railroad, ${STREET.pace.en}.</p>`, `<p>Al oeste de las vías, ${STREET.pace.es}.</p>`],
    ),
    step(
      'homes',
      'next',
      ['Before the holidays', 'Antes de las fiestas'],
      ['The first homes', 'Las primeras casas'],
      [
        '<p>Whoever signed up first is asked first.</p>',
        '<p>Preguntamos primero a quien se apuntó primero.</p>',
      ],
    ),
  ],
});

/** Austin in figures. */
export const austinValues = entry(contentGrid, 'austin-values', {
  variant: 'cityValues',
  title: t('Austin in four figures', 'Austin en cuatro cifras'),
  items: [
    entry(card, 'austin-value-miles', {
      variant: 'cityValueCard',
      value: '1,140',
      title: t('miles of line', 'millas de línea'),
      description: t(
        '<p>It would reach Chicago, if it were straight.</p>',
        '<p>Llegaría a Chicago, si fuera recta.</p>',
      ),
    }),
    entry(card, 'austin-value-people', {
      variant: 'cityValueCard',
      value: '212',
      title: t('people who live here and work here', 'personas que viven y trabajan aquí'),
    }),
    entry(card, 'austin-value-call', {
      variant: 'cityValueCard',
      value: String(WAIT.seconds),
      title: t('seconds until somebody answers', 'segundos hasta que alguien contesta'),
    }),
    entry(card, 'austin-value-supper', {
      variant: 'cityValueCard',
      value: '41',
      title: t('suppers in the street, so far', 'cenas en la calle, por ahora'),
      color: 'ink',
    }),
  ],
});

/** What a street gets. */
export const streetBenefits = entry(contentGrid, 'austin-benefits', {
  variant: 'neighborhoodBenefits',
  title: t('What a street gets out of it', 'Qué gana la calle'),
  items: [
    entry(card, 'austin-benefit-stays', {
      variant: 'neighborhoodCard',
      icon: 'home',
      title: t('A line that stays', 'Una línea que se queda'),
      description: t(
        '<p>It belongs to the house, whoever moves in next.</p>',
        '<p>Es de la casa, viva quien viva en ella después.</p>',
      ),
    }),
    entry(card, 'austin-benefit-share', {
      variant: 'neighborhoodCard',
      icon: 'bolt',
      title: t('Nobody shares', 'Nadie comparte'),
      description: t(
        '<p>The match next door does not touch your call.</p>',
        '<p>El partido del vecino no toca tu llamada.</p>',
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
      title: t('One week, and it is done', 'Una semana, y ya'),
      description: t(
        '<p>We dig once, with the water plan in hand.</p>',
        '<p>Cavamos una vez, con el plano del agua en la mano.</p>',
      ),
    }),
  ],
});
