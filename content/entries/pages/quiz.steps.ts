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

/** The questions, in the order in which they are asked. */
export const quizSteps = [
  step(
    'household-size',
    t('How many people are at home?', '¿Cuántas personas viven en casa?'),
    t(
      '<p>Count whoever has a screen of their own. The cat does not.</p>',
      '<p>Cuenta a quien tenga pantalla propia. El gato no tiene.</p>',
    ),
  ),
  step(
    'extenders',
    t(
      'Does Wi-\u2060Fi need help to reach every corner?',
      '¿El Wi-\u2060Fi necesita ayuda para llegar a todos los rincones?',
    ),
    t(
      '<p>Thick walls, a second floor, an office in the shed.</p>',
      '<p>Muros gruesos, un segundo piso, una oficina en el patio.</p>',
    ),
    [
      ['no', t('No, one router is enough', 'No, con un router alcanza'), 'quiz-one-router'],
      ['yes', t('Yes, there are dead corners', 'Sí, hay rincones sin señal'), 'quiz-extenders'],
    ],
  ),
  step(
    'priority-room',
    t('Is there one room where it must never falter?', '¿Hay un cuarto donde no puede fallar nunca?'),
    t(
      '<p>Where somebody works, studies or plays for points.</p>',
      '<p>Donde alguien trabaja, estudia o juega por puntos.</p>',
    ),
    [
      ['no', t('No, all rooms are equal', 'No, todos son iguales'), 'quiz-armchair'],
      ['yes', t('Yes, there is one', 'Sí, hay uno'), 'quiz-desk'],
    ],
  ),
  step(
    'internet-use',
    t('What do you mostly do online?', '¿Qué haces más en internet?'),
    t('<p>On a day like any other.</p>', '<p>En un día como cualquiera.</p>'),
    [
      ['a', t('Mail, news, recipes', 'Correo, noticias, recetas'), 'quiz-letters'],
      ['b', t('Films and series', 'Películas y series'), 'quiz-film'],
      ['c', t('Games and large files', 'Juegos y archivos pesados'), 'quiz-controller'],
    ],
  ),
  step(
    'bandwidth',
    t('What happens at the same time?', '¿Qué pasa al mismo tiempo?'),
    t('<p>Choose all that apply.</p>', '<p>Elige todo lo que aplique.</p>'),
    [
      ['core', t('One thing after the other', 'Una cosa después de otra'), 'quiz-book'],
      ['home', t('Classes and video calls', 'Clases y videollamadas'), 'quiz-calls'],
      ['home', t('Films on several screens', 'Películas en varias pantallas'), 'quiz-screens'],
      ['edge', t('Games that answer at once', 'Juegos que responden al instante'), 'quiz-race'],
      ['edge', t('Large files, up and down', 'Archivos grandes, de ida y vuelta'), 'quiz-upload'],
      ['edge', t('Cameras that never sleep', 'Cámaras que nunca duermen'), 'quiz-cameras'],
    ],
  ),
  step(
    'typical-day',
    t('When is the house at its busiest?', '¿A qué hora hay más movimiento en casa?'),
    t('<p>The last one, and then you have your plan.</p>', '<p>La última, y ya tienes tu plan.</p>'),
    [
      ['a', t('In the evening, all of us', 'En la noche, entre todos'), 'quiz-evening'],
      ['b', t('A little in the morning', 'Un rato en la mañana'), 'quiz-morning'],
      ['c', t('From morning to midnight', 'De la mañana a la medianoche'), 'quiz-all-day'],
    ],
  ),
];
