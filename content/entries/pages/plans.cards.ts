import { planCard } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';

const aMonth = t('a month', 'al mes');

/** The plans of the provider, the smallest first. */
export const plans = [
  entry(planCard, 'plan-skein-500', {
    speed: t('Skein 500', 'Skein 500'),
    price: '$55',
    pricingTag: aMonth,
    icon: art('plan-icon-1'),
    picture: art('plan-strip-1'),
    description: t(
      '<p>Two to four people: films, calls, homework.</p>',
      '<p>De dos a cuatro personas: películas, llamadas, tareas.</p>',
    ),
    features: t(
      ['500\u00a0Mbps down and up', 'Router Six', 'Installation', 'All your data'],
      ['500\u00a0Mbps de bajada y de subida', 'Router Seis', 'Instalación', 'Todos tus datos'],
    ),
    addOnTitle: t('You can add', 'Puedes sumar'),
    addOns: t(['Home phone, $10'], ['Teléfono de casa, $10']),
  }),
  entry(planCard, 'plan-skein-1-gig', {
    isActive: true,
    topLabel: t('Most taken', 'El más pedido'),
    speed: t('Skein 1\u00a0Gig', 'Skein 1\u00a0Gig'),
    price: '$70',
    pricingTag: aMonth,
    icon: art('plan-icon-2'),
    picture: art('plan-strip-2'),
    description: t(
      '<p>A full house that works at home and plays at night.</p>',
      '<p>Una casa llena que trabaja de día y juega de noche.</p>',
    ),
    features: t(
      [
        '1,000\u00a0Mbps down and up',
        'Router Six',
        'A second access point, if the house needs it',
        'Installation',
        'All your data',
      ],
      [
        '1,000\u00a0Mbps de bajada y de subida',
        'Router Seis',
        'Un segundo punto de acceso, si la casa lo pide',
        'Instalación',
        'Todos tus datos',
      ],
    ),
    addOnTitle: t('You can add', 'Puedes sumar'),
    addOns: t(
      ['Home phone, $10', 'A third access point, $5'],
      ['Teléfono de casa, $10', 'Un tercer punto de acceso, $5'],
    ),
  }),
  entry(planCard, 'plan-skein-2-gig', {
    speed: t('Skein 2\u00a0Gig', 'Skein 2\u00a0Gig'),
    price: '$95',
    pricingTag: aMonth,
    icon: art('plan-icon-3'),
    picture: art('plan-strip-3'),
    description: t(
      '<p>Large files, a studio, or everything at once.</p>',
      '<p>Archivos grandes, un estudio, o todo a la vez.</p>',
    ),
    features: t(
      [
        '2,000\u00a0Mbps down and up',
        'Router Seven',
        'Two more access points',
        'A fixed IP address',
        'Installation',
        'All your data',
      ],
      [
        '2,000\u00a0Mbps de bajada y de subida',
        'Router Siete',
        'Dos puntos de acceso más',
        'Una dirección IP fija',
        'Instalación',
        'Todos tus datos',
      ],
    ),
    addOnTitle: t('You can add', 'Puedes sumar'),
    addOns: t(['Home phone, $10'], ['Teléfono de casa, $10']),
  }),
];
