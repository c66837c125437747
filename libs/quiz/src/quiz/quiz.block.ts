import {
  block,
  entryType,
  flag,
  html,
  image,
  text,
  type FieldsType,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { askableSteps, resultTiers } from './quiz-lists.content.ts';
import { quizDefaults as defaults } from './quiz.defaults.ts';

const fields = {
  title: text('gfTitle', 120),
  isPageTitle: flag('gfIsPageTitle')
    .default(defaults.isPageTitle)
    .help('On for the first block of a page without a hero'),
  description: html('gfDescription').optional(),
  image: image('gfImage').optional().help('Beside the introduction, 4 to 3'),
  startCta: text('gfStartCta', 40).optional().help('Left out: Start'),
  backCta: text('gfBackCta', 40).optional().help('Left out: Back'),
  nextCta: text('gfNextCta', 40).optional().help('Left out: Next'),
  submitCta: text('gfSubmitCta', 40).optional().help('Of the last question. Left out: See my plan'),
  isModule: flag('isModule').default(defaults.isModule).help('In a frame of its own'),
  steps: askableSteps('gfSteps', 'Each question once, in the order in which they are asked'),
  tiers: resultTiers('gfTiers', 'One for each of core, home and edge'),
  analyticsId: text('gfAnalyticsTagId').optional(),
} as const;

export interface QuizContent extends PropsOf<typeof fields> {}

const model: FieldsType<typeof fields, 'gfQuiz', QuizContent> = entryType(
  'gfQuiz',
  {
    name: 'Quiz',
    description: 'A few questions, and the plan that fits the answers',
    use: 'Visitors who do not know how much they need: on a page of its own, or as a module beside the plans.',
    avoid: 'A second one on the same page: both would read the same address.',
  },
  fields,
);

export const quiz: Block<typeof model> = block(model, {
  component: () => import('./quiz.tsx').then((m) => m.Quiz),
  // At a question or the result, the script starts at once to report this step to the data layer. At the
  // introduction, the script waits for the visitor.
  wakes: ({ steps = [], ...props }) =>
    steps.length > 0
      ? {
          when: 'query' in props ? 'load' : 'interaction',
          island: () => import('./quiz.tsx').then((m) => m.Quiz),
          ownsUrl: true,
        }
      : undefined,
});
