import { choice, entryType, image, text, type FieldsType, type PropsOf } from '@skein/cms-client';
import { VALUES } from '../engine/questions.ts';

const fields = {
  value: choice('gfValue', [...VALUES.yesNo, ...VALUES.choice, ...VALUES.many]).help(
    'What it is worth. Extenders and Priority Room: yes or no. Internet Use and Typical Day: a, b or c. Bandwidth: core, home or edge, each as often as you like',
  ),
  label: text('gfLabel', 120),
  image: image('gfImage').optional().help('Decoration beside the label, 3 to 2'),
} as const;

export interface QuizOptionProps extends PropsOf<typeof fields> {}

export const quizOption: FieldsType<typeof fields, 'gfQuizOption', QuizOptionProps> = entryType(
  'gfQuizOption',
  { name: 'Quiz option', description: 'One answer to a question of the quiz', displayField: 'gfLabel' },
  fields,
);
