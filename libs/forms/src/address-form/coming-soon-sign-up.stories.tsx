import type { Meta, StoryObj } from '@storybook/react-vite';
import { formStory } from '../testing/form-story.tsx';
import { sendEmpty } from '../testing/play-form.ts';
import { comingSoonSignUp } from './address-form.content.ts';
import * as fixtures from './address-form.fixtures.ts';
import { ComingSoonSignUp } from './own-forms.tsx';

const meta = {
  title: 'Forms/Coming-soon sign-up',
  component: ComingSoonSignUp,
  parameters: { contentType: comingSoonSignUp },
} satisfies Meta<typeof ComingSoonSignUp>;
export default meta;
type Story = StoryObj;

export const Empty: Story = { ...formStory(fixtures.comingSoonSignUp, { width: '36rem' }) };
export const Errors: Story = { ...Empty, name: 'Sent empty', play: sendEmpty };
export const Spanish: Story = {
  ...Empty,
  name: 'In Spanish, sent empty',
  globals: { language: 'es' },
  play: sendEmpty,
};
