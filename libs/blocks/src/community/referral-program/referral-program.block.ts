import {
  block,
  callToAction,
  entryType,
  html,
  image,
  list,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { referralStep } from './referral-step.content.ts';

const model = entryType(
  'gfReferralProgram',
  {
    name: 'Referral program',
    description: 'How it works, step by step, what to do now, and what has to be said',
    use: 'Anything that is done in an order: customers bring customers.',
    avoid: 'Steps with a picture each: take content block 8.',
  },
  {
    title: text('gfTitle'),
    description: html('gfDescription').optional(),
    steps: list('gfSteps', referralStep).default([]).help('In their order'),
    ctas: list('gfCta', callToAction).default([]),
    image: image('gfImage').optional(),
    disclaimers: html('gfDisclaimer').optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface ReferralProgramProps extends PropsOf<typeof model.fields> {}

export const referralProgram: Block<typeof model> = block(model, {
  component: () => import('./referral-program.tsx').then((m) => m.ReferralProgram),
});
