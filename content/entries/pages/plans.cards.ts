import { planCard, plansSection } from '@skein/blocks/content';
import { entry, t, type Localized } from '@skein/cms-client';
import { art } from '../art.ts';
import type { orderByPhone } from '../calls-to-action.ts';
import { getPlan } from '../calls-to-action.ts';
import {
  HOME_PHONE,
  MORE_POINTS,
  ROUTER_SEVEN,
  ROUTER_SIX,
  SECOND_POINT,
  SKEIN_1_GIG,
  SKEIN_2_GIG,
  SKEIN_500,
  THIRD_POINT,
  TWO_GIG_IN,
  TWO_GIG_ZIPS,
} from '../offer.ts';

const addOns = t(
  [`Home phone, ${HOME_PHONE}`, `A third access point, ${THIRD_POINT}`],
  [`Teléfono de casa, ${HOME_PHONE}`, `Un tercer punto de acceso, ${THIRD_POINT}`],
);
const aMonth = t('a month', 'al mes');

/** Cards of all plans, from the smallest to the largest. */
export const plans = [
  entry(planCard, 'plan-skein-500', {
    planKey: SKEIN_500.key,
    cta: getPlan(SKEIN_500),
    speed: t(SKEIN_500.name, SKEIN_500.name),
    price: SKEIN_500.price,
    pricingTag: aMonth,
    icon: art('plan-icon-1'),
    picture: art('plan-strip-1'),
    description: t(
      '<p>Two to four people: movies, calls, homework.</p>',
      '<p>De dos a cuatro personas: películas, llamadas, tareas.</p>',
    ),
    features: t(
      [`${SKEIN_500.speed} down and up`, ROUTER_SIX.en, 'No data caps', SECOND_POINT.en, 'Installation'],
      [
        `${SKEIN_500.speed} de bajada y de subida`,
        ROUTER_SIX.es,
        'Sin límite de datos',
        SECOND_POINT.es,
        'Instalación',
      ],
    ),
    addOnTitle: t('You can add', 'Puedes agregar'),
    addOns,
  }),
  entry(planCard, 'plan-skein-1-gig', {
    isActive: true,
    topLabel: t('Most popular', 'El más popular'),
    planKey: SKEIN_1_GIG.key,
    cta: getPlan(SKEIN_1_GIG),
    speed: t(SKEIN_1_GIG.name, SKEIN_1_GIG.name),
    price: SKEIN_1_GIG.price,
    pricingTag: aMonth,
    icon: art('plan-icon-2'),
    picture: art('plan-strip-2'),
    description: t(
      '<p>A full house that works from home and games at night.</p>',
      '<p>Una casa llena que trabaja de día y juega de noche.</p>',
    ),
    features: t(
      [`${SKEIN_1_GIG.speed} down and up`, ROUTER_SIX.en, 'No data caps', SECOND_POINT.en, 'Installation'],
      [
        `${SKEIN_1_GIG.speed} de bajada y de subida`,
        ROUTER_SIX.es,
        'Sin límite de datos',
        SECOND_POINT.es,
        'Instalación',
      ],
    ),
    addOnTitle: t('You can add', 'Puedes agregar'),
    addOns,
  }),
  entry(planCard, 'plan-skein-2-gig', {
    planKey: SKEIN_2_GIG.key,
    offeredIn: t(TWO_GIG_IN.en, TWO_GIG_IN.es),
    offeredZips: t([...TWO_GIG_ZIPS], [...TWO_GIG_ZIPS]),
    cta: getPlan(SKEIN_2_GIG),
    speed: t(SKEIN_2_GIG.name, SKEIN_2_GIG.name),
    price: SKEIN_2_GIG.price,
    pricingTag: aMonth,
    icon: art('plan-icon-3'),
    picture: art('plan-strip-3'),
    description: t(
      `<p>Large files, a studio or everything at once. Available in ${TWO_GIG_IN.en}.</p>`,
      `<p>Archivos grandes, un estudio o todo a la vez. Disponible en ${TWO_GIG_IN.es}.</p>`,
    ),
    features: t(
      [
        `${SKEIN_2_GIG.speed} down and up`,
        ROUTER_SEVEN.en,
        'No data caps',
        MORE_POINTS.en,
        'A fixed IP address',
        'Installation',
      ],
      [
        `${SKEIN_2_GIG.speed} de bajada y de subida`,
        ROUTER_SEVEN.es,
        'Sin límite de datos',
        MORE_POINTS.es,
        'Una dirección IP fija',
        'Instalación',
      ],
    ),
    addOnTitle: t('You can add', 'Puedes agregar'),
    addOns: t([`Home phone, ${HOME_PHONE}`], [`Teléfono de casa, ${HOME_PHONE}`]),
  }),
];

/** The same plans as short rows, on the page of the address check and the pages that answer it. */
export const planChoice = (
  id: string,
  title: Localized<string>,
  description: Localized<string>,
  more: { readonly orderCta?: typeof orderByPhone; readonly isAnswer?: boolean } = {},
) =>
  entry(plansSection, id, {
    title,
    description,
    cards: plans,
    asChoice: true,
    changeLink: '#plans',
    ...more,
    analyticsId: id,
  });

/** Fields for a section with all plans and a link to the quiz. Any page can show this section. */
export const plansAndWays = {
  cards: plans,
  compareText: t('Compare plans', 'Comparar planes'),
  promoText: t('Not sure? Answer six questions.', '¿Tienes dudas? Responde seis preguntas.'),
  promoCtaText: t('Find my plan', 'Encontrar mi plan'),
  promoCtaLink: '/quiz',
};
