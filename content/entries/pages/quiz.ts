import { entry, t } from '@skein/cms-client';
import { quiz, quizTier } from '@skein/quiz/content';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { getPlan } from '../calls-to-action.ts';
import { quizSteps } from './quiz.steps.ts';
import { ROUTER_SEVEN, ROUTER_SIX, SKEIN_1_GIG, SKEIN_2_GIG, SKEIN_500, TWO_GIG_IN } from '../offer.ts';

const footnote = t(
  'Prices are per month for homes, before taxes and government fees. Speeds are measured over a cable at the router. Demo content from a fictional provider.',
  'Precios por mes para hogares, sin impuestos ni cargos del gobierno. Las velocidades se miden por cable en el router. Contenido de demostración de un proveedor ficticio.',
);

const core = entry(quizTier, 'quiz-tier-core', {
  variation: 'core',
  title: t(`${SKEIN_500.name} is plenty.`, `Con ${SKEIN_500.name} alcanza.`),
  description: t(
    '<p>You don’t do much at once, and our small plan has room to spare. If the house fills up, moving to a bigger plan takes one call.</p>',
    '<p>No haces muchas cosas a la vez, y con el plan chico te sobra. Si un día se llena la casa, basta una llamada para cambiar a uno mayor.</p>',
  ),
  cardImage: art('quiz-plan-core'),
  cardLogo: art('quiz-sign-core'),
  cardSpeed: t(`${SKEIN_500.speed}, down and up`, `${SKEIN_500.speed}, de bajada y de subida`),
  cardPrice: t(`${SKEIN_500.price} a month`, `${SKEIN_500.price} al mes`),
  cardDescription: t(
    `<p>Includes ${ROUTER_SIX.en}, a second access point if you need it, installation and unlimited data.</p>`,
    `<p>Incluye el ${ROUTER_SIX.es}, un segundo punto de acceso si lo necesitas, la instalación y datos ilimitados.</p>`,
  ),
  footnote,
  cta: getPlan(SKEIN_500),
});
const home = entry(quizTier, 'quiz-tier-home', {
  variation: 'home',
  title: t(`${SKEIN_1_GIG.name} is for you.`, `El tuyo es ${SKEIN_1_GIG.name}.`),
  description: t(
    '<p>A full house, calls by day and movies at night, all at once. This plan handles it, and no one asks who’s hogging the internet.</p>',
    '<p>Casa llena, llamadas de día y películas de noche, todo junto. Este plan puede con eso, y nadie pregunta quién se está acabando el internet.</p>',
  ),
  cardImage: art('quiz-plan-home'),
  cardLogo: art('quiz-sign-home'),
  cardSpeed: t(`${SKEIN_1_GIG.speed}, down and up`, `${SKEIN_1_GIG.speed}, de bajada y de subida`),
  cardPrice: t(`${SKEIN_1_GIG.price} a month`, `${SKEIN_1_GIG.price} al mes`),
  cardDescription: t(
    `<p>Includes ${ROUTER_SIX.en}, a second access point if you need it, installation and unlimited data.</p>`,
    `<p>Incluye el ${ROUTER_SIX.es}, un segundo punto de acceso si lo necesitas, la instalación y datos ilimitados.</p>`,
  ),
  footnote,
  cta: getPlan(SKEIN_1_GIG),
});
const edge = entry(quizTier, 'quiz-tier-edge', {
  variation: 'edge',
  title: t(`Go with ${SKEIN_2_GIG.name}.`, `Llévate ${SKEIN_2_GIG.name}.`),
  description: t(
    '<p>You do several demanding things at once, uploading and downloading. Our biggest plan is made for that, and you’ll notice.</p>',
    '<p>Haces varias cosas pesadas al mismo tiempo, de subida y de bajada. El plan grande es justo para eso, y lo vas a notar.</p>',
  ),
  cardImage: art('quiz-plan-edge'),
  cardLogo: art('quiz-sign-edge'),
  cardSpeed: t(`${SKEIN_2_GIG.speed}, down and up`, `${SKEIN_2_GIG.speed}, de bajada y de subida`),
  cardPrice: t(`${SKEIN_2_GIG.price} a month`, `${SKEIN_2_GIG.price} al mes`),
  cardDescription: t(
    `<p>Includes ${ROUTER_SEVEN.en}, a second and a third access point, a fixed IP address, installation and unlimited data. Available in ${TWO_GIG_IN.en}.</p>`,
    `<p>Incluye el ${ROUTER_SEVEN.es}, un segundo y un tercer punto de acceso, una dirección IP fija, la instalación y datos ilimitados. Disponible en ${TWO_GIG_IN.es}.</p>`,
  ),
  footnote,
  cta: getPlan(SKEIN_2_GIG),
});

/** The page with the quiz. After six questions, the quiz recommends a plan. */
export const quizPage = entry(page, 'page-quiz', {
  internalName: 'Quiz',
  slug: '/quiz',
  title: t('Find your fiber plan in six questions', 'Encuentra tu plan en seis preguntas'),
  description: t(
    'Answer six quick questions about your home and get the Skein fiber plan that fits. It takes one minute, with no name and no email.',
    'Responde seis preguntas rápidas sobre tu casa y recibe el plan de fibra de Skein que te conviene. Es un minuto, sin nombre ni correo.',
  ),
  breadcrumb: t('Which plan do I need?', '¿Qué plan necesito?'),
  blocks: [
    entry(quiz, 'quiz-which-thread', {
      title: t('Find the right plan', 'Encuentra tu plan'),
      isPageTitle: true,
      description: t(
        '<p>Six questions, one minute, no name and no email. You’ll get a plan at the end, and if the small one’s enough, we’ll say so.</p>',
        '<p>Seis preguntas, un minuto, sin nombre ni correo. Al final tienes tu plan y, si con el chico alcanza, te lo decimos.</p>',
      ),
      image: art('quiz-intro'),
      startCta: t('Start the quiz', 'Empezar'),
      backCta: t('Back', 'Atrás'),
      nextCta: t('Next', 'Siguiente'),
      submitCta: t('See my plan', 'Ver mi plan'),
      steps: quizSteps,
      tiers: [core, home, edge],
      analyticsId: 'quiz',
    }),
  ],
});
