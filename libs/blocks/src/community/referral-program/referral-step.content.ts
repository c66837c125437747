import { entryType, html, text, type PropsOf } from '@skein/cms-client';

export const referralStep = entryType(
  'gfReferralStep',
  {
    name: 'Referral: step',
    description: 'One of the steps of the referral program',
  },
  {
    title: text('gfTitle', 120),
    description: html('gfDescription').optional(),
  },
);

export interface ReferralStepProps extends PropsOf<typeof referralStep.fields> {}
