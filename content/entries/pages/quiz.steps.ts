import type { ArtName } from '@skein/artwork';
import { entry, t, type Localized } from '@skein/cms-client';
import { quizOption, quizStep } from '@skein/quiz/content';
import type { QuestionName, QuizValue } from '@skein/quiz/engine';
import { art } from '../art.ts';

type Choice = readonly [value: QuizValue, label: Localized<string>, picture: ArtName];

const step = (
  variation: QuestionName,
  title: Localized<string>,
  description: Localized<string>,
  choices: readonly Choice[] = [],
) =>
  entry(quizStep, `quiz-${variation}`, {
    variation,
    title,
    description,
    options: choices.map(([value, label, picture], index) =>
      entry(quizOption, `quiz-${variation}-${index + 1}`, { value, label, image: art(picture) }),
    ),
  });

/** All questions of the quiz, in order. */
export const quizSteps = [
  step(
    'household-size',
    t('How many people live at home?', '¿Cuántas personas viven en casa?'),
    t(
      '<p>Count everyone with a screen of their own. The cat doesn’t count.</p>',
      '<p>Cuenta a todos los que tengan su propia pantalla. El gato no cuenta.</p>',
    ),
  ),
  step(
    'extenders',
    t(
      'Does your Wi-\u2060Fi need help reaching every corner?',
      '¿Tu Wi-\u2060Fi necesita ayuda para llegar a cada rincón?',
    ),
    t(
      '<p>Thick walls, a second floor, an office in the shed.</p>',
      '<p>Muros gruesos, un segundo piso, una oficina en el patio.</p>',
    ),
    [
      ['no', t('No, one router is enough', 'No, con un router alcanza'), 'quiz-one-router'],
      ['yes', t('Yes, there are dead spots', 'Sí, hay rincones sin señal'), 'quiz-extenders'],
    ],
  ),
  step(
    'priority-room',
    t('Is there one room where it can’t ever fail?', '¿Hay un cuarto donde no puede fallar nunca?'),
    t(
      '<p>Where someone works, studies or plays to win.</p>',
      '<p>Donde alguien trabaja, estudia o juega para ganar.</p>',
    ),
    [
      ['no', t('No, all rooms are the same', 'No, todos son iguales'), 'quiz-armchair'],
      ['yes', t('Yes, there is one', 'Sí, hay uno'), 'quiz-desk'],
    ],
  ),
  step(
    'internet-use',
    t('What do you mostly do online?', '¿Qué haces más en internet?'),
    t('<p>On a typical day.</p>', '<p>En un día normal.</p>'),
    [
      ['a', t('Email, news, recipes', 'Correo, noticias, recetas'), 'quiz-letters'],
      ['b', t('Movies and series', 'Películas y series'), 'quiz-film'],
      ['c', t('Games and large files', 'Juegos y archivos pesados'), 'quiz-controller'],
    ],
  ),
  step(
    'bandwidth',
    t('What goes on at the same time?', '¿Qué pasa al mismo tiempo?'),
    t('<p>Choose all that apply.</p>', '<p>Elige todo lo que aplique.</p>'),
    [
      ['core', t('One thing at a time', 'Una cosa a la vez'), 'quiz-book'],
      ['home', t('Classes and video calls', 'Clases y videollamadas'), 'quiz-calls'],
      ['home', t('Movies on several screens', 'Películas en varias pantallas'), 'quiz-screens'],
      ['edge', t('Games that can’t lag', 'Juegos que no pueden trabarse'), 'quiz-race'],
      ['edge', t('Large uploads and downloads', 'Subir y bajar archivos grandes'), 'quiz-upload'],
      ['edge', t('Cameras that never sleep', 'Cámaras que nunca duermen'), 'quiz-cameras'],
    ],
  ),
  step(
    'typical-day',
    t('When is your home busiest online?', '¿A qué hora se usa más el internet en casa?'),
    t(
      '<p>Last question, and then you’ll have your plan.</p>',
      '<p>La última pregunta, y ya tienes tu plan.</p>',
    ),
    [
      ['a', t('In the evening, everyone’s on', 'En la noche, todos conectados'), 'quiz-evening'],
      ['b', t('A little in the morning', 'Un rato en la mañana'), 'quiz-morning'],
      ['c', t('From morning to midnight', 'De la mañana a la medianoche'), 'quiz-all-day'],
    ],
  ),
];
