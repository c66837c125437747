import { story } from '../../testing/story.ts';
import { referralProgram } from './referral-program.block.ts';
import * as fixtures from './referral-program.fixtures.ts';
import { ReferralProgram } from './referral-program.tsx';

export default {
  title: 'Blocks/Referral program · gfReferralProgram',
  id: 'blocks-referral-program',
  component: ReferralProgram,
  tags: ['referral-program'],
};
const show = story(referralProgram, ReferralProgram);

export const Basic = show(fixtures.referral);
export const TitleOnly = { ...show(fixtures.referralTitleOnly), name: 'Only what is required' };
export const Long = { ...show(fixtures.referralLong), name: 'Long text' };
export const Spanish = { ...Basic, name: 'In Spanish', globals: { language: 'es' } };
