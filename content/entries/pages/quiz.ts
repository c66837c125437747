import { entry, t } from '@skein/cms-client';
import { quiz, quizTier } from '@skein/quiz/content';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { checkMyAddress } from '../calls-to-action.ts';
import { quizSteps } from './quiz.steps.ts';
import { ROUTER_SEVEN, ROUTER_SIX, SKEIN_1_GIG, SKEIN_2_GIG, SKEIN_500, TWO_GIG_IN } from '../offer.ts';

const footnote = t(
  'Per month for homes, before taxes and government fees. Speeds are measured by wire at the router. Demonstration content of an invented provider.',
  'Por mes para hogares, sin impuestos ni cargos del gobierno. Las velocidades se miden por cable en el router. Contenido de demostración de un proveedor inventado.',
);

const core = entry(quizTier, 'quiz-tier-core', {
  variation: 'core',
  title: t(`${SKEIN_500.name} will do.`, `Con ${SKEIN_500.name} alcanza.`),
  description: t(
    '<p>You ask little of a line at any one moment, and the small plan has plenty of it left. Should the house fill up, moving to a larger one takes a call.</p>',
    '<p>Le pides poco a la conexión en cada momento, y al plan chico le sobra. Si un día se llena la casa, cambiar a uno mayor toma una llamada.</p>',
  ),
  cardImage: art('quiz-plan-core'),
  cardLogo: art('quiz-sign-core'),
  cardSpeed: t(`${SKEIN_500.speed}, down and up`, `${SKEIN_500.speed}, de bajada y de subida`),
  cardPrice: t(`${SKEIN_500.price} a month`, `${SKEIN_500.price} al mes`),
  cardDescription: t(
    `<p>${ROUTER_SIX.en}, a second access point if the house needs it, installation and all your data are in it.</p>`,
    `<p>Incluye el ${ROUTER_SIX.es}, un segundo punto de acceso si la casa lo pide, la instalación y todos tus datos.</p>`,
  ),
  footnote,
  cta: checkMyAddress,
});
const home = entry(quizTier, 'quiz-tier-home', {
  variation: 'home',
  title: t(`${SKEIN_1_GIG.name} is yours.`, `El tuyo es ${SKEIN_1_GIG.name}.`),
  description: t(
    '<p>A full house, calls by day and films at night, all at once. This plan carries that without anybody asking who is using it up.</p>',
    '<p>Casa llena, llamadas de día y películas de noche, todo junto. Este plan lo aguanta sin que nadie pregunte quién se lo acaba.</p>',
  ),
  cardImage: art('quiz-plan-home'),
  cardLogo: art('quiz-sign-home'),
  cardSpeed: t(`${SKEIN_1_GIG.speed}, down and up`, `${SKEIN_1_GIG.speed}, de bajada y de subida`),
  cardPrice: t(`${SKEIN_1_GIG.price} a month`, `${SKEIN_1_GIG.price} al mes`),
  cardDescription: t(
    `<p>${ROUTER_SIX.en}, a second access point if the house needs it, installation and all your data are in it.</p>`,
    `<p>Incluye el ${ROUTER_SIX.es}, un segundo punto de acceso si la casa lo pide, la instalación y todos tus datos.</p>`,
  ),
  footnote,
  cta: checkMyAddress,
});
const edge = entry(quizTier, 'quiz-tier-edge', {
  variation: 'edge',
  title: t(`Take ${SKEIN_2_GIG.name}.`, `Llévate ${SKEIN_2_GIG.name}.`),
  description: t(
    '<p>You do several demanding things at the same time, in both directions. The large plan is for exactly that, and you will notice.</p>',
    '<p>Haces varias cosas exigentes al mismo tiempo, de ida y de vuelta. El plan grande es justo para eso, y lo vas a notar.</p>',
  ),
  cardImage: art('quiz-plan-edge'),
  cardLogo: art('quiz-sign-edge'),
  cardSpeed: t(`${SKEIN_2_GIG.speed}, down and up`, `${SKEIN_2_GIG.speed}, de bajada y de subida`),
  cardPrice: t(`${SKEIN_2_GIG.price} a month`, `${SKEIN_2_GIG.price} al mes`),
  cardDescription: t(
    `<p>${ROUTER_SEVEN.en}, two more access points, a fixed IP address, installation and all your data are in it. Sold in ${TWO_GIG_IN.en}.</p>`,
    `<p>Incluye el ${ROUTER_SEVEN.es}, dos puntos de acceso más, una dirección IP fija, la instalación y todos tus datos. Se vende en ${TWO_GIG_IN.es}.</p>`,
  ),
  footnote,
  cta: checkMyAddress,
});

/** Six questions that end with one of the plans. */
export const quizPage = entry(page, 'page-quiz', {
  internalName: 'Quiz',
  slug: '/quiz',
  title: t('Which plan do I need?', '¿Qué plan necesito?'),
  description: t(
    'Six questions about your house and your evenings, and the Skein plan that fits the answers.',
    'Seis preguntas sobre tu casa y tus noches, y el plan de Skein que va con las respuestas.',
  ),
  breadcrumb: t('Which plan do I need?', '¿Qué plan necesito?'),
  blocks: [
    entry(quiz, 'quiz-which-thread', {
      title: t('Which thread is yours?', '¿Cuál hilo es el tuyo?'),
      isPageTitle: true,
      description: t(
        '<p>Six questions, one minute, no name and no email. At the end there is a plan, and if it is the small one, we say so.</p>',
        '<p>Seis preguntas, un minuto, sin nombre ni correo. Al final hay un plan y, si es el chico, te lo decimos.</p>',
      ),
      image: art('quiz-intro'),
      startCta: t('Start with the first', 'Empezar con la primera'),
      backCta: t('Back', 'Atrás'),
      nextCta: t('Next', 'Siguiente'),
      submitCta: t('See my plan', 'Ver mi plan'),
      steps: quizSteps,
      tiers: [core, home, edge],
      analyticsId: 'quiz',
    }),
  ],
});
