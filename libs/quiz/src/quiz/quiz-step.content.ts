import {
  entryType,
  html,
  integer,
  list,
  namedChoice,
  text,
  type FieldsType,
  type PropsOf,
} from '@skein/cms-client';
import { QUESTIONS, type QuestionName } from '../engine/questions.ts';
import { quizOption } from './quiz-option.content.ts';
import { quizStepDefaults as defaults } from './quiz.defaults.ts';

const MOST_WEIGHT = 100;

const words = Object.fromEntries(
  Object.entries(QUESTIONS).map(([name, { word }]) => [name, word]),
) as Readonly<Record<QuestionName, string>>;

const fields = {
  variation: namedChoice('gfVariation', words).help(
    'Which question this is: the rules know each by this name',
  ),
  title: text('gfTitle', 160).help('The question'),
  description: html('gfDescription').optional(),
  options: list('gfOptions', quizOption).default(defaults.options).help('None for Household Size'),
  weight: integer('gfWeight', 0, MOST_WEIGHT)
    .default(defaults.weight)
    .help('What the answer adds to each plan that it speaks for'),
} as const;

export interface QuizStepProps extends PropsOf<typeof fields> {}

export const quizStep: FieldsType<typeof fields, 'gfQuizStep', QuizStepProps> = entryType(
  'gfQuizStep',
  { name: 'Quiz step', description: 'One question of the quiz', displayField: 'gfTitle' },
  fields,
);
