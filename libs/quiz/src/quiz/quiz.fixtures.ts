import { callToAction, entry, t, type AuthoredAsset, type Localized } from '@skein/cms-client';
import type { QuestionName, QuizValue } from '../engine/questions.ts';
import type { Tier } from '../engine/tiers.ts';
import { pictures } from '../testing/artwork.fixtures.ts';
import { quizOption } from './quiz-option.content.ts';
import { quizStep } from './quiz-step.content.ts';
import { quizTier } from './quiz-tier.content.ts';
import { quiz } from './quiz.block.ts';

type Choice = readonly [value: QuizValue, label: Localized<string>, image?: AuthoredAsset];

const step = (
  variation: QuestionName,
  title: Localized<string>,
  choices: readonly Choice[] = [],
  description?: Localized<string>,
) =>
  entry(quizStep, `quiz-${variation}`, {
    variation,
    title,
    description,
    options: choices.map(([value, label, image], index) =>
      entry(quizOption, `quiz-${variation}-${index + 1}`, { value, label, image }),
    ),
  });

const household = step(
  'household-size',
  t('How many of you share the line?', '¿Cuántos comparten la conexión?'),
);
const extenders = step(
  'extenders',
  t('Do you need Wi-\u2060Fi boosters?', '¿Necesitas repetidores de Wi-\u2060Fi?'),
  [
    ['no', t('No, one router reaches', 'No, un router alcanza'), pictures.oneRouter],
    ['yes', t('Yes, there are dead corners', 'Sí, hay rincones sin señal'), pictures.extenders],
  ],
);
const room = step('priority-room', t('Is there a room that comes first?', '¿Hay un cuarto que va primero?'), [
  ['no', t('No, none', 'No, ninguno'), pictures.armchair],
  ['yes', t('Yes, where I work', 'Sí, donde trabajo'), pictures.desk],
]);
const use = step('internet-use', t('What do you mostly do?', '¿Qué haces sobre todo?'), [
  ['a', t('Mail and news', 'Correo y noticias'), pictures.letters],
  ['b', t('Films and calls', 'Películas y llamadas'), pictures.film],
  ['c', t('Games and large files', 'Juegos y archivos grandes'), pictures.controller],
]);
const bandwidth = step(
  'bandwidth',
  t('What runs at the same time?', '¿Qué corre al mismo tiempo?'),
  [
    ['core', t('Nothing much', 'Nada especial'), pictures.book],
    ['home', t('Video calls', 'Videollamadas'), pictures.calls],
    ['edge', t('Online games', 'Juegos en línea'), pictures.upload],
    ['edge', t('Cameras at the door', 'Cámaras en la puerta'), pictures.cameras],
  ],
  t('<p>Tick all that apply.</p>', '<p>Marca todo lo que aplique.</p>'),
);
const day = step('typical-day', t('When is the house online?', '¿Cuándo está en línea la casa?'), [
  ['a', t('In the evenings', 'Por las noches'), pictures.evening],
  ['b', t('Now and then', 'De vez en cuando'), pictures.morning],
  ['c', t('Day and night', 'De día y de noche'), pictures.allDay],
]);

const order = (tier: Tier) =>
  entry(callToAction, `cta-quiz-${tier}`, {
    text: t('Check availability', 'Ver cobertura'),
    target: '#!',
  });

const tiers = (
  [
    [
      'core',
      t('The small one', 'El chico'),
      '$55',
      t('500\u00a0Mbps', '500\u00a0Mbps de fibra'),
      pictures.planCore,
    ],
    [
      'home',
      t('The middle one', 'El mediano'),
      '$70',
      t('1\u00a0Gig', '1\u00a0Gig de fibra'),
      pictures.planHome,
    ],
    [
      'edge',
      t('The large one', 'El grande'),
      '$95',
      t('2\u00a0Gig', '2\u00a0Gig de fibra'),
      pictures.planEdge,
    ],
  ] as const
).map(([variation, title, price, cardSpeed, cardImage]) =>
  entry(quizTier, `quiz-tier-${variation}`, {
    variation,
    title,
    description: t('<p>It fits what you told us.</p>', '<p>Va con lo que nos contaste.</p>'),
    cardImage,
    cardLogo: pictures.sign,
    cardDescription: t('<p>Router and data are in the price.</p>', '<p>Router y datos van en el precio.</p>'),
    cardSpeed,
    cardPrice: t(`${price} a month`, `${price} al mes`),
    footnote: t('Before taxes. Speeds by wire.', 'Sin impuestos. Velocidades por cable.'),
    cta: order(variation),
  }),
);
const bareTiers = (['core', 'home', 'edge'] as const).map((variation) =>
  entry(quizTier, `quiz-bare-${variation}`, {
    variation,
    title: t(`Plan ${variation}`, `El plan ${variation}`),
  }),
);

export const wholeQuiz = entry(quiz, 'quiz-whole', {
  title: t('Six questions, one plan', 'Seis preguntas, un plan'),
  description: t(
    '<p>It takes a minute and asks for no name.</p>',
    '<p>Toma un minuto y no pide tu nombre.</p>',
  ),
  image: pictures.intro,
  startCta: t('Find my plan', 'Encontrar mi plan'),
  backCta: t('Go back', 'Regresar'),
  nextCta: t('Go on', 'Seguir'),
  submitCta: t('Show my plan', 'Mostrar mi plan'),
  steps: [household, extenders, room, use, bandwidth, day],
  tiers,
});
export const moduleQuiz = entry(quiz, 'quiz-module', {
  title: t('Which of the three?', '¿Cuál de los tres?'),
  isModule: true,
  steps: [household, use, bandwidth],
  tiers,
});
export const oneQuestion = entry(quiz, 'quiz-one', {
  title: t('One question will do', 'Con una pregunta basta'),
  steps: [
    entry(quizStep, 'quiz-only', {
      variation: 'internet-use',
      title: t('What do you do online, all in all?', '¿Qué haces en línea, en general?'),
      weight: 2,
      options: (
        [
          ['a', t('Little', 'Poco')],
          ['b', t('A fair amount', 'Bastante')],
          ['c', t('Everything, all of the time', 'Todo, todo el tiempo')],
        ] as const
      ).map(([value, label]) => entry(quizOption, `quiz-only-${value}`, { value, label })),
    }),
  ],
  tiers: bareTiers,
});
const long = t(
  'How many people sleep, eat, work, learn, play, watch and call in the rooms that share this one line, guests for more than a week included?',
  '¿Cuántas personas duermen, comen, trabajan, aprenden, juegan, miran y llaman en los cuartos que comparten esta conexión, contando visitas de más de una semana?',
);
const longLabel = t(
  'Everything that was named above, at the same time, in three rooms and on the porch',
  'Todo lo de arriba, al mismo tiempo, en tres cuartos y en el porche de la casa',
);
export const longQuiz = entry(quiz, 'quiz-long', {
  title: longLabel,
  isPageTitle: true,
  steps: [
    entry(quizStep, 'quiz-long-many', {
      variation: 'bandwidth',
      title: long,
      description: t(`<p>${long.localized['en-US']}</p>`, `<p>${long.localized['es']}</p>`),
      options: (['core', 'home', 'home', 'edge', 'edge', 'edge', 'edge'] as const).map((value, index) =>
        entry(quizOption, `quiz-long-${index}`, { value, label: longLabel }),
      ),
    }),
  ],
  tiers: bareTiers,
});
