import { callToAction, entryType, html, image, list, text, type PropsOf } from '@skein/cms-client';
import { referralProgramDefaults } from './referral-program.defaults.ts';
import { referralStep } from './referral-step.content.ts';

export const referralProgram = entryType(
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
    steps: list('gfSteps', referralStep).default(referralProgramDefaults.steps).help('In their order'),
    ctas: list('gfCta', callToAction).default(referralProgramDefaults.ctas),
    image: image('gfImage').optional(),
    disclaimers: html('gfDisclaimer').optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface ReferralProgramProps extends PropsOf<typeof referralProgram.fields> {}
