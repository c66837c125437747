import {
  callToAction,
  choice,
  entryType,
  html,
  image,
  longText,
  one,
  text,
  type FieldsType,
  type PropsOf,
} from '@skein/cms-client';
import { TIERS } from '../engine/tiers.ts';

const fields = {
  variation: choice('gfVariation', TIERS).help('The result that this is shown for'),
  title: text('gfTitle', 120),
  description: html('gfDescription').optional(),
  cardImage: image('gfCardImage').optional().help('4 to 3'),
  cardLogo: image('gfCardLogo').optional().help('The sign of the plan, shown 64 px high'),
  cardDescription: html('gfCardDescription').optional(),
  cardSpeed: text('gfCardSpeed', 60).optional().help('Such as 1,000 Mbps'),
  cardPrice: text('gfCardPrice', 60).optional().help('With its sign, such as $70 a month'),
  footnote: longText('gfFootnote', 600).optional().help('Small print under the card'),
  cta: one('gfCta', callToAction).optional().help('What to do with the result; its popup is not opened here'),
} as const;

export interface QuizTierProps extends PropsOf<typeof fields> {}

export const quizTier: FieldsType<typeof fields, 'gfQuizTier', QuizTierProps> = entryType(
  'gfQuizTier',
  {
    name: 'Quiz tier',
    description: 'What the quiz may recommend, and the card of that plan',
    displayField: 'gfTitle',
  },
  fields,
);
