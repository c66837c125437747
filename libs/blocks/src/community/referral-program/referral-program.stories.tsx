import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { referralProgram } from './referral-program.content.ts';
import * as fixtures from './referral-program.fixtures.ts';
import { ReferralProgram } from './referral-program.tsx';

const meta = {
  title: 'Blocks/Referral program',
  component: ReferralProgram,
  tags: ['referral-program'],
  parameters: { contentType: referralProgram },
} satisfies Meta<typeof ReferralProgram>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(referralProgram, ReferralProgram, fixture);

export const Basic: Story = { ...show(fixtures.referral) };
export const TitleOnly: Story = { ...show(fixtures.referralTitleOnly), name: 'Only what is required' };
export const Long: Story = { ...show(fixtures.referralLong), name: 'Long text' };
export const Spanish: Story = { ...Basic, name: 'In Spanish', globals: { language: 'es' } };
